import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { TextSelection, type Transaction } from '@tiptap/pm/state';
import {
  findNext,
  findPrev,
  getMatchHighlights,
  search,
  SearchQuery,
  setSearchState,
} from 'prosemirror-search';
import { useState } from 'react';
import { FindBar, type FindBarProps } from './FindBar.tsx';
import { type FindTarget, matcherOf, MAX_SELECTED_CHARACTERS, patternOf } from './FindTarget.ts';
import { findAttributes, type FoundAttribute, FoundAttributes } from './FoundAttributes.tsx';

/** Visible text of source that the editor does not show as text. */
const textOfSource = (html: string): string =>
  html.replaceAll(/<!--[^]*?-->|<[^>]*>/g, ' ').replaceAll('&nbsp;', ' ');

/** Replaces a match. What differs takes the format of its first character, and a link that it covers, so that links keep their range. */
function replaceText(tr: Transaction, { from, to }: { from: number; to: number }, by: string): void {
  const old = tr.doc.textBetween(from, to, undefined, '\ufffc');
  const shorter = Math.min(old.length, by.length);
  let [start, end] = [0, 0];
  while (start < shorter && old[start] === by[start]) start += 1;
  while (end < shorter - start && old.at(-1 - end) === by.at(-1 - end)) end += 1;
  const [first, last] = [from + start, to - end];
  const text = by.slice(start, by.length - end);
  if (text === '') {
    tr.delete(first, last);
    return;
  }
  // In front of what is only inserted stands its own word.
  const near = first < last || start === 0 ? tr.doc.nodeAt(first) : tr.doc.nodeAt(first - 1);
  let marks = near?.marks ?? [];
  tr.doc.nodesBetween(first, last, (node) => {
    const link = node.isText && node.marks.find(({ type }) => type.name === 'link');
    if (link) marks = link.addToSet(marks);
  });
  tr.replaceWith(first, last, tr.doc.type.schema.text(text, marks));
}

/** Finds in a `RichTextEditor`. Marks are decorations: the text stays as it is. */
export function findInEditor(editor: Editor): FindTarget & { attributes: () => FoundAttribute[] } {
  const { view } = editor;
  let matcher: RegExp | undefined;
  const matches = () => getMatchHighlights(editor.state).find();
  const isSelected = ({ from, to }: { from: number; to: number }) => {
    const { selection } = editor.state;
    return selection.from === from && selection.to === to;
  };
  const reveal = () =>
    view.dom
      .querySelector('.ProseMirror-active-search-match')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const step = (direction: 1 | -1) => {
    (direction > 0 ? findNext : findPrev)(editor.state, view.dispatch);
    reveal();
  };
  const countPreserved = () => {
    let count = 0;
    if (matcher)
      editor.state.doc.descendants(({ type, attrs }) => {
        if (!type.name.startsWith('preserved')) return;
        count += [...textOfSource(attrs['html'] as string).matchAll(matcher as RegExp)].length;
      });
    return count;
  };
  return {
    attributes: () => (matcher ? findAttributes(editor, matcher) : []),
    open: (onChange) => {
      editor.registerPlugin(search());
      editor.on('transaction', onChange);
      return () => {
        editor.off('transaction', onChange);
        editor.unregisterPlugin('search');
      };
    },
    find: (typed) => {
      const query = new SearchQuery({
        search: patternOf(typed),
        regexp: true,
        literal: true,
        caseSensitive: typed.isCaseMatched,
      });
      matcher = matcherOf(typed);
      const { tr, selection } = editor.state;
      const first = query.findNext(editor.state, selection.from) ?? query.findNext(editor.state);
      if (first) tr.setSelection(TextSelection.create(tr.doc, first.from, first.to));
      view.dispatch(setSearchState(tr, query));
      reveal();
    },
    step,
    replace: (by) => {
      const match = matches().find(isSelected);
      if (!match) return step(1);
      const { tr } = editor.state;
      replaceText(tr, match, by);
      view.dispatch(closeHistory(tr));
      step(1);
    },
    replaceAll: (by) => {
      const found = matches();
      const { tr } = editor.state;
      for (const match of found.toReversed()) replaceText(tr, match, by);
      view.dispatch(closeHistory(tr));
      // Typing afterwards is a separate step.
      view.dispatch(closeHistory(editor.state.tr));
      return found.length;
    },
    selectedText: () => {
      const { from, to, $from, $to } = editor.state.selection;
      if (!$from.sameParent($to) || to - from > MAX_SELECTED_CHARACTERS) return '';
      return editor.state.doc.textBetween(from, to);
    },
    status: () => {
      const found = matches();
      return {
        current: found.findIndex(isSelected) + 1,
        count: found.length,
        preserved: countPreserved(),
      };
    },
  };
}

interface EditorFindProps extends Omit<FindBarProps, 'target'> {
  editor: Editor;
}

export function EditorFind({ editor, ...props }: EditorFindProps) {
  const [target] = useState(() => findInEditor(editor));
  return (
    <FindBar
      {...props}
      target={target}
      renderBelow={(by) => (
        <FoundAttributes attributes={target.attributes()} by={by} isReadOnly={props.isReadOnly} />
      )}
    />
  );
}

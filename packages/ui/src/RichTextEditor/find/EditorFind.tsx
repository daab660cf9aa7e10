import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { TextSelection } from '@tiptap/pm/state';
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

/** Visible text of source that the editor does not show as text. */
const textOfSource = (html: string): string =>
  html.replaceAll(/<!--[^]*?-->|<[^>]*>/g, ' ').replaceAll('&nbsp;', ' ');

/** Finds in a `RichTextEditor`. Marks are decorations: the text stays as it is. */
function findInEditor(editor: Editor): FindTarget {
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
        search: patternOf(typed.text),
        regexp: true,
        literal: true,
        caseSensitive: typed.isCaseMatched,
        wholeWord: typed.isWholeWord,
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
      view.dispatch(closeHistory(tr.insertText(by, match.from, match.to)));
      step(1);
    },
    replaceAll: (by) => {
      const found = matches();
      const { tr } = editor.state;
      for (const { from, to } of found.toReversed()) tr.insertText(by, from, to);
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
      return { current: found.findIndex(isSelected) + 1, count: found.length, preserved: countPreserved() };
    },
  };
}

interface EditorFindProps extends Omit<FindBarProps, 'target'> {
  editor: Editor;
}

export function EditorFind({ editor, ...props }: EditorFindProps) {
  const [target] = useState(() => findInEditor(editor));
  return <FindBar {...props} target={target} />;
}

import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import {
  findNext,
  findPrev,
  getMatchHighlights,
  search,
  SearchQuery,
  type SearchResult,
  setSearchState,
} from 'prosemirror-search';
import { useState } from 'react';
import { FindBar, type FindBarProps } from './FindBar.tsx';
import { createFinder, type FindQuery, type Folded, foldWithPlaces, type Match } from './findMatches.ts';
import { type FindTarget, MAX_SELECTED_CHARACTERS } from './FindTarget.ts';
import { findAttributes, type FoundAttribute, FoundAttributes } from './FoundAttributes.tsx';

const NOTHING: FindQuery = { text: '', isCaseMatched: false, isWholeWord: false };
/** Stands for what is not text. */
const OBJECT = '\ufffc';

/** Visible text of source that the editor does not show as text. */
const textOfSource = (html: string): string =>
  html.replaceAll(/<!--[^]*?-->|<[^>]*>/g, ' ').replaceAll('&nbsp;', ' ');

/** A query of folded text. Only blocks that have changed are folded and searched again. */
class FoldedQuery extends SearchQuery {
  readonly #typed: FindQuery;
  readonly #find: (folded: Folded) => readonly Match[];
  readonly #inBlocks = new WeakMap<Node, readonly Match[]>();
  #last: { doc?: Node; matches: readonly SearchResult[] } = { matches: [] };

  constructor(typed: FindQuery) {
    super({ search: typed.text });
    this.#typed = typed;
    this.#find = createFinder(typed);
  }

  in(text: string): readonly Match[] {
    return this.#find(foldWithPlaces(text, this.#typed.isCaseMatched));
  }

  #all(doc: Node): readonly SearchResult[] {
    if (this.#last.doc === doc) return this.#last.matches;
    const matches: SearchResult[] = [];
    doc.descendants((node, position) => {
      if (!node.isTextblock) return true;
      const found = this.#inBlocks.get(node) ?? this.in(node.textBetween(0, node.content.size, '', OBJECT));
      this.#inBlocks.set(node, found);
      const start = position + 1;
      for (const { from, to } of found)
        matches.push({ from: start + from, to: start + to, match: null, matchStart: start });
      return false;
    });
    this.#last = { doc, matches };
    return matches;
  }

  override findNext({ doc }: EditorState, from = 0, to = doc.content.size): SearchResult | null {
    const matches = this.#all(doc);
    // There may be thousands, each of which is asked for.
    let [low, high] = [0, matches.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((matches[middle]?.from ?? 0) < from) low = middle + 1;
      else high = middle;
    }
    const next = matches[low];
    return next && next.to <= to ? next : null;
  }

  override findPrev({ doc }: EditorState, from = doc.content.size, to = 0): SearchResult | null {
    return this.#all(doc).findLast((match) => match.to <= from && match.from >= to) ?? null;
  }
}

/** Replaces a match. What differs takes the format of its first character, and a link that it covers, so that links keep their range. */
function replaceText(tr: Transaction, { from, to }: Match, by: string): void {
  const old = tr.doc.textBetween(from, to, undefined, OBJECT);
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
  let query = new FoldedQuery(NOTHING);
  const findIn = (text: string) => query.in(text);
  const matches = () => getMatchHighlights(editor.state).find();
  const isSelected = ({ from, to }: Match) => {
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
    editor.state.doc.descendants(({ type, attrs }) => {
      if (type.name.startsWith('preserved')) count += findIn(textOfSource(attrs['html'] as string)).length;
    });
    return count;
  };
  return {
    attributes: () => findAttributes(editor, findIn),
    open: (onChange) => {
      editor.registerPlugin(search());
      editor.on('transaction', onChange);
      return () => {
        editor.off('transaction', onChange);
        editor.unregisterPlugin('search');
      };
    },
    find: (typed) => {
      query = new FoldedQuery(typed);
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

import { Extension } from '@tiptap/core';
import { Fragment, type Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, Selection, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { MARK } from '../paste/PasteReport.ts';

const key = new PluginKey<DecorationSet>('removedMarks');

/** Takes the marks of the last paste away. */
export const clearMarks = (tr: Transaction): Transaction =>
  tr.setMeta(key, []).setMeta('addToHistory', false);

/** Stands where something is or will be removed. */
export const removedMark = (label: string) => (): HTMLElement => {
  const mark = document.createElement('span');
  mark.dataset['pmRemoved'] = '';
  mark.role = 'img';
  mark.ariaLabel = label;
  mark.title = label;
  return mark;
};

/** A place that nothing shows, to be found again. */
const hiddenMark = () => document.createElement('span');

interface Found {
  readonly mark: number;
  /** Where its characters were. */
  readonly from: number;
  readonly length: number;
}

/** The node without the characters of marks, which it adds to `found`; the same node if it has none. */
function withoutMarks(node: Node, at: number, found: Found[]): Node {
  const children: Node[] = [];
  let isChanged = false;
  node.forEach((child, offset, index) => {
    const from = at + offset;
    if (!child.isText) {
      const next = child.isLeaf ? child : withoutMarks(child, from + 1, found);
      isChanged ||= next !== child;
      children.push(next);
      return;
    }
    const text = child.text ?? '';
    let rest = '';
    let end = 0;
    for (const { 0: characters, 1: number, index: start } of text.matchAll(MARK)) {
      rest += text.slice(end, start);
      end = start + characters.length;
      const before = rest.at(-1) ?? (start === 0 ? children.at(-1)?.text?.at(-1) : undefined);
      const after = text[end] ?? node.maybeChild(index + 1)?.text?.[0];
      // Around something that is gone one space is enough.
      if (before === ' ' && after === ' ' && end < text.length && !node.type.spec.code) end += 1;
      found.push({ mark: Number(number), from: from + start, length: end - start });
    }
    if (end === 0) children.push(child);
    else {
      isChanged = true;
      rest += text.slice(end);
      if (rest) children.push(node.type.schema.text(rest, child.marks));
    }
  });
  return isChanged ? node.copy(Fragment.from(children)) : node;
}

/**
 * Replaces the marks of pasted text by places, which are not part of the text. `labels` are the names of those that are shown, by
 * the number of the mark. One step, because a long text has thousands.
 */
export function placeMarks(tr: Transaction, labels: ReadonlyMap<number, string>): Transaction {
  const { doc, selection } = tr;
  const found: Found[] = [];
  const next = withoutMarks(doc, 0, found);
  const toNext = (position: number) => {
    let removed = 0;
    for (const { from, length } of found) {
      if (from >= position) break;
      removed += Math.min(length, position - from);
    }
    return position - removed;
  };
  const start = doc.content.findDiffStart(next.content);
  if (start !== null) {
    const first = doc.resolve(start).index(0);
    let last = doc.childCount;
    while (last > first && doc.child(last - 1) === next.child(last - 1)) last -= 1;
    const sizeOf = (from: number, to: number) =>
      doc.content.content.slice(from, to).reduce((size, child) => size + child.nodeSize, 0);
    const from = sizeOf(0, first);
    tr.replaceWith(from, from + sizeOf(first, last), next.content.content.slice(first, last));
    tr.setSelection(Selection.near(tr.doc.resolve(toNext(selection.head)), -1));
  }
  let removed = 0;
  const places = found.map(({ mark, from, length }) => {
    const at = from - removed;
    removed += length;
    const label = labels.get(mark);
    return Decoration.widget(at, label === undefined ? hiddenMark : removedMark(label), {
      side: -1,
      ignoreSelection: true,
      mark,
    });
  });
  return tr.setMeta(key, places);
}

/** Where the marks of the last paste are now, by their numbers. */
export const findMarks = (state: EditorState): Map<number, number> =>
  new Map((key.getState(state)?.find() ?? []).map(({ spec, from }) => [spec['mark'] as number, from]));

/** Shows where the last paste left something out, until the next one or until `clearMarks`. */
export const RemovedMarks = Extension.create({
  name: 'removedMarks',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply: (tr, marks) => {
          const added = tr.getMeta(key) as Decoration[] | undefined;
          return added ? DecorationSet.create(tr.doc, added) : marks.map(tr.mapping, tr.doc);
        },
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

import { Extension } from '@tiptap/core';
import { Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

const key = new PluginKey<DecorationSet>('removedMarks');

/** Stands in pasted HTML where something was removed. No text has this character. */
export const REMOVED_CHARACTER = '\ufdd0';

/** Stands where something is or will be removed. */
export const removedMark = (label: string) => (): HTMLElement => {
  const mark = document.createElement('span');
  mark.dataset['pmRemoved'] = '';
  mark.role = 'img';
  mark.ariaLabel = label;
  mark.title = label;
  return mark;
};

/** Replaces the characters of pasted text by marks with these labels, which are not part of the text. */
export function markRemoved(tr: Transaction, labels: readonly string[]): Transaction {
  const found: number[] = [];
  if (labels.length > 0)
    tr.doc.descendants((node, at) => {
      for (const { index } of node.text?.matchAll(/\ufdd0/g) ?? []) found.push(at + index);
    });
  for (const at of found.toReversed()) tr.delete(at, at + 1);
  const marks = found.map((at, index) =>
    Decoration.widget(at - index, removedMark(labels[index] ?? ''), { side: -1, ignoreSelection: true }),
  );
  return tr.setMeta(key, marks);
}

/** Shows where a paste left something out, until the editor closes. */
export const RemovedMarks = Extension.create({
  name: 'removedMarks',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply: (tr, marks) => {
          const added = tr.getMeta(key) as Decoration[] | undefined;
          const mapped = marks.map(tr.mapping, tr.doc);
          return added ? mapped.add(tr.doc, added) : mapped;
        },
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

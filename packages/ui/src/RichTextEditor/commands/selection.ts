import { GapCursor } from '@tiptap/pm/gapcursor';
import { NodeSelection, Selection, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { anchorOf, idsOf } from './anchors.ts';

/** Whether a whole block is selected, which typing, pasting or inserting would replace. */
export const isBlockSelected = ({ selection }: Pick<Transaction, 'selection'>): boolean =>
  selection instanceof NodeSelection && selection.node.isBlock;

/** Moves the cursor after a selected node: into the text that follows, or into the gap before the next block. */
export function cursorAfterNode(tr: Transaction): Transaction {
  if (!(tr.selection instanceof NodeSelection)) return tr;
  const { $to, node } = tr.selection;
  if (node.isInline) return tr.setSelection(TextSelection.create(tr.doc, $to.pos));
  return tr.setSelection(
    $to.nodeAfter?.isTextblock ? TextSelection.create(tr.doc, $to.pos + 1) : new GapCursor($to),
  );
}

/** Moves the cursor into the gap after a selected block, to insert another block. */
export const gapAfterBlock = (tr: Transaction): Transaction =>
  isBlockSelected(tr) ? tr.setSelection(new GapCursor(tr.selection.$to)) : tr;

/** Deletes a node and leaves a cursor there. ProseMirror would select a neighbor, which the next key press would delete. */
export function deleteNode(tr: Transaction, position: number): Transaction {
  tr.setSelection(NodeSelection.create(tr.doc, position)).deleteSelection();
  if (!(tr.selection instanceof NodeSelection)) return tr;
  const $position = tr.doc.resolve(tr.mapping.map(position));
  return tr.setSelection(
    $position.nodeBefore?.isTextblock
      ? TextSelection.create(tr.doc, $position.pos - 1)
      : new GapCursor($position),
  );
}

/** Moves the cursor to the target of the link at a position; false if it leads out of the text. */
export function followFragment(view: EditorView, at: number): boolean {
  const { doc, tr } = view.state;
  const link = doc.nodeAt(at)?.marks.find(({ type }) => type.name === 'link');
  const id = anchorOf(link?.attrs['href']);
  if (id === undefined) return false;
  const held = new RegExp(
    String.raw`\s(?:id|name)\s*=\s*["']?${id.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?=["'\s>])`,
    'i',
  );
  let target: number | undefined;
  doc.descendants((node, position) => {
    if (idsOf(node).includes(id) || held.test(String(node.attrs['html'] ?? ''))) target ??= position;
    return target === undefined;
  });
  if (target === undefined) return false;
  view.dispatch(tr.setSelection(Selection.near(doc.resolve(target), 1)).scrollIntoView());
  return true;
}

import { GapCursor } from '@tiptap/pm/gapcursor';
import { NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state';

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

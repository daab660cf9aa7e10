import { GapCursor } from '@tiptap/pm/gapcursor';
import { NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state';

/** Whether a block is selected as a whole: what is typed, pasted or inserted would replace it. */
export const isBlockSelected = ({ selection }: Pick<Transaction, 'selection'>): boolean =>
  selection instanceof NodeSelection && selection.node.isBlock;

/**
 * Where a block is selected as a whole, puts the cursor behind it: into the text that follows, or between the blocks, where
 * typing begins a paragraph.
 */
export function cursorBehind(tr: Transaction): Transaction {
  if (!isBlockSelected(tr)) return tr;
  const { $to } = tr.selection;
  return tr.setSelection(
    $to.nodeAfter?.isTextblock ? TextSelection.create(tr.doc, $to.pos + 1) : new GapCursor($to),
  );
}

/** The same for what is no text: it comes between the blocks. */
export const gapBehind = (tr: Transaction): Transaction =>
  isBlockSelected(tr) ? tr.setSelection(new GapCursor(tr.selection.$to)) : tr;

import type { KeyboardTable } from '../testing/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Moves to the button and shows its tooltip' },
  { keys: ['Enter', 'Space'], does: 'Copies; the button keeps focus and announces the result' },
  { keys: ['Escape'], does: 'Closes the tooltip' },
];

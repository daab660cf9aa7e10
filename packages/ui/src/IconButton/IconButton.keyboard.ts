import type { KeyboardTable } from '../testing/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Moves to the button and shows its tooltip' },
  { keys: ['Enter', 'Space'], does: 'Presses it' },
  { keys: ['Escape'], does: 'Closes the tooltip' },
];

import type { KeyboardTable } from '../testing/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Moves to the button' },
  { keys: ['Enter', 'Space'], does: 'Opens the browser’s choice of files' },
];

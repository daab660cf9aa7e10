import type { KeyboardTable } from '../testing/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Moves to the retry button' },
  { keys: ['Enter', 'Space'], does: 'Tries again; the button keeps focus' },
];

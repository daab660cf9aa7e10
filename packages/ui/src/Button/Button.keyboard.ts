import type { KeyboardTable } from '../testing/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Moves to the button' },
  { keys: ['Enter', 'Space'], does: 'Presses it; a pending button keeps focus and ignores the press' },
];

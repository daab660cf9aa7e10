import type { KeyboardTable } from '../keyboard/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Moves to the button' },
  { keys: ['Enter', 'Space'], does: 'Presses it; a pending button keeps focus and ignores the press' },
];

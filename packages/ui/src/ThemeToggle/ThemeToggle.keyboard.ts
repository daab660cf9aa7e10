import type { KeyboardTable } from '../keyboard/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Moves to the button' },
  { keys: ['Enter', 'Space'], does: 'Switches the theme' },
];

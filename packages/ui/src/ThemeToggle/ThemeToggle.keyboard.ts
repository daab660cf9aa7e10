import type { KeyboardTable } from '../keyboard/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Goes to the button' },
  { keys: ['Enter', 'Space'], does: 'Changes the theme' },
];

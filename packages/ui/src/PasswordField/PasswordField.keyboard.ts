import type { KeyboardTable } from '../keyboard/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Goes to the text, then to the button that shows it' },
  { keys: ['Enter', 'Space'], does: 'On the button: shows or hides the password' },
];

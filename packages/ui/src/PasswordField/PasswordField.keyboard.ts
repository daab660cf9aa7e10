import type { KeyboardTable } from '../testing/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Moves to the text, then to the show button' },
  { keys: ['Enter', 'Space'], does: 'On the button: shows or hides the password' },
];

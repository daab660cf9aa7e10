import type { KeyboardTable } from '../testing/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Moves to the button, then to the link' },
  { keys: ['Enter', 'Space'], does: 'Tries again' },
  { keys: ['Enter'], does: 'On the link: follows it' },
];

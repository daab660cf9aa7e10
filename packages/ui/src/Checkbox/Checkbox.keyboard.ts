import type { KeyboardTable } from '../testing/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Moves to the checkbox' },
  { keys: ['Space'], does: 'Checks or unchecks it' },
];

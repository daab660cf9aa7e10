import type { KeyboardTable } from '../testing/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Moves to the next option' },
  { keys: ['Space'], does: 'Checks or unchecks the option' },
];

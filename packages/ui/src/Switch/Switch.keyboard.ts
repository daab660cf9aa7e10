import type { KeyboardTable } from '../testing/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Moves to the switch' },
  { keys: ['Space'], does: 'Turns it on or off' },
];

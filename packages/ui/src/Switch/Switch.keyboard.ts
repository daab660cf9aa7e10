import type { KeyboardTable } from '../keyboard/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Goes to the switch' },
  { keys: ['Space'], does: 'Turns it on or off' },
];

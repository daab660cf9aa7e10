import type { KeyboardTable } from '../keyboard/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Goes to the box' },
  { keys: ['Space'], does: 'Ticks or unticks it' },
];

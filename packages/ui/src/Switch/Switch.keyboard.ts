import type { KeyboardTable } from '../keyboard/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Moves to the switch' },
  { keys: ['Space'], does: 'Toggles it' },
];

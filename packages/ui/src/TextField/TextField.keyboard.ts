import type { KeyboardTable } from '../keyboard/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Moves to the field' },
  { keys: ['Enter'], does: 'Submits its form' },
];

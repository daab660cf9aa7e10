import type { KeyboardTable } from '../testing/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Moves to the field' },
  { keys: ['Enter'], does: 'Submits its form' },
];

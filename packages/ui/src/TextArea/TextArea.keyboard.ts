import type { KeyboardTable } from '../testing/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Moves to the field and on; inserts no tab' },
  { keys: ['Enter'], does: 'Inserts a line break' },
];

import type { KeyboardTable } from '../testing/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Moves to an item that is a link' },
  { keys: ['Enter'], does: 'Follows it' },
];

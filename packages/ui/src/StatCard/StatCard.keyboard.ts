import type { KeyboardTable } from '../testing/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Moves to a card that is a link' },
  { keys: ['Enter'], does: 'Follows it' },
];

import type { KeyboardTable } from '../testing/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Moves through the pages' },
  { keys: ['Enter'], does: 'Opens the page; focus stays in the pagination' },
];

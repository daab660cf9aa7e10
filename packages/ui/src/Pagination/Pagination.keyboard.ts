import type { KeyboardTable } from '../keyboard/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Moves through the pages' },
  { keys: ['Enter'], does: 'Opens the page; focus stays in the pagination' },
];

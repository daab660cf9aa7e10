import type { KeyboardTable } from '../keyboard/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Walks through the pages' },
  { keys: ['Enter'], does: 'Goes to the page; the focus stays in the pagination' },
];

import type { KeyboardTable } from '../keyboard/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'The first stop of a page: shows the link' },
  { keys: ['Enter'], does: 'Goes to the content' },
];

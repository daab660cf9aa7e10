import type { KeyboardTable } from '../testing/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Shows the link; it is the first tab stop' },
  { keys: ['Enter'], does: 'Moves to the content' },
];

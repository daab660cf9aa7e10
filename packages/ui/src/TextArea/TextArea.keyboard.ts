import type { KeyboardTable } from '../keyboard/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Goes to the field and on; it writes no tab' },
  { keys: ['Enter'], does: 'Begins a line' },
];

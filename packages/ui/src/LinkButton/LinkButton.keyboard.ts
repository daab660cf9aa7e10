import type { KeyboardTable } from '../keyboard/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Goes to the link' },
  { keys: ['Enter'], does: 'Goes where it leads' },
];

import type { KeyboardTable } from '../keyboard/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Goes to the field' },
  { keys: ['Enter'], does: 'Sends its form' },
];

import type { KeyboardTable } from '../keyboard/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Goes to the title, then into what is open' },
  { keys: ['Enter', 'Space'], does: 'Opens or closes' },
];

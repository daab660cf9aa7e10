import type { KeyboardTable } from '../testing/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Moves to the title, then into the open content' },
  { keys: ['Enter', 'Space'], does: 'Opens or closes' },
];

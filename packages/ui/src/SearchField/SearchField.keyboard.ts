import type { KeyboardTable } from '../testing/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Moves to the field' },
  { keys: ['Enter'], does: 'Searches immediately' },
  { keys: ['Escape'], does: 'Clears the field' },
];

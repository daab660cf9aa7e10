import type { KeyboardTable } from '../testing/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Moves to the control and shows the tooltip' },
  { keys: ['Escape'], does: 'Closes the tooltip' },
];

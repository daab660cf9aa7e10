import type { KeyboardTable } from '../testing/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Moves through the dialog; focus is trapped inside' },
  { keys: ['Escape'], does: 'Closes it and restores focus' },
];

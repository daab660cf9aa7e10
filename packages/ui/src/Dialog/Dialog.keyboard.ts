import type { KeyboardTable } from '../testing/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Moves through the dialog; focus is trapped inside' },
  { keys: ['J', 'K'], does: 'With steps: shows the next or the previous item' },
  { keys: ['Escape'], does: 'Closes it and restores focus' },
];

import type { KeyboardTable } from '../testing/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Moves through the dialog; focus is trapped inside' },
  {
    keys: ['Enter', 'Space'],
    does: 'Presses the focused button; with tone `danger`, Cancel has focus first',
  },
  { keys: ['Escape'], does: 'Cancels and restores focus' },
];

import type { KeyboardTable } from '../keyboard/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Enter', 'Space'], does: 'Opens the popover; the focus goes into it' },
  { keys: ['Tab'], does: 'Stays inside' },
  { keys: ['Escape'], does: 'Closes it; the focus goes back to the button' },
];

import type { KeyboardTable } from '../keyboard/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Walks through the dialog and stays in it' },
  {
    keys: ['Enter', 'Space'],
    does: 'Presses the focused button; in a dangerous question that is the one that cancels',
  },
  { keys: ['Escape'], does: 'Cancels; the focus goes back to where it was' },
];

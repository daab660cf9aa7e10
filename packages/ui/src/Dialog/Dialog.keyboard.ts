import type { KeyboardTable } from '../keyboard/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Walks through the dialog and stays in it' },
  { keys: ['Escape'], does: 'Closes it; the focus goes back to where it was' },
];

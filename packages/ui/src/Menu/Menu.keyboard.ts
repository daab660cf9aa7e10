import type { KeyboardTable } from '../keyboard/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Enter', 'Space', 'Arrow down'], does: 'Opens the menu at its first entry' },
  { keys: ['Arrow up'], does: 'Opens it at its last entry' },
  { keys: ['Arrow down', 'Arrow up', 'Home', 'End'], does: 'Walks' },
  { keys: ['A to Z'], does: 'Goes to the entry that begins so' },
  { keys: ['Enter', 'Space'], does: 'Chooses' },
  { keys: ['Escape'], does: 'Closes it; the focus goes back to the button' },
];

import type { KeyboardTable } from '../keyboard/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Enter', 'Space', 'Arrow down'], does: 'Opens the menu' },
  { keys: ['Arrow down', 'Arrow up'], does: 'Walks' },
  { keys: ['Enter', 'Space'], does: 'Chooses' },
  { keys: ['Escape'], does: 'Closes it; the focus goes back' },
];

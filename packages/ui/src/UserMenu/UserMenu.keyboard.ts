import type { KeyboardTable } from '../testing/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Enter', 'Space', 'Arrow down'], does: 'Opens the menu' },
  { keys: ['Arrow down', 'Arrow up'], does: 'Moves through the items' },
  { keys: ['Enter', 'Space'], does: 'Selects the item' },
  { keys: ['Escape'], does: 'Closes it and restores focus' },
];

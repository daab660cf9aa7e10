import type { KeyboardTable } from '../testing/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Enter', 'Space', 'Arrow down'], does: 'Opens the menu with the first item focused' },
  { keys: ['Arrow up'], does: 'Opens the menu with the last item focused' },
  { keys: ['Arrow down', 'Arrow up', 'Home', 'End'], does: 'Moves through the items' },
  { keys: ['A to Z'], does: 'Moves to the item that starts with the letter' },
  { keys: ['Enter', 'Space'], does: 'Selects the item' },
  { keys: ['Space'], does: 'Where several items can be checked: checks or unchecks it; the menu stays open' },
  { keys: ['Escape'], does: 'Closes it and returns focus to the button' },
];

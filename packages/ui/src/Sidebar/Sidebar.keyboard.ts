import type { KeyboardTable } from '../testing/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Moves through links and groups' },
  { keys: ['Enter', 'Space'], does: 'Opens or closes a group' },
  { keys: ['Escape'], does: 'Closes a group’s flyout and returns focus to its button' },
];

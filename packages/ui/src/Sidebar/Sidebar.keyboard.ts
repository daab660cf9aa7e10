import type { KeyboardTable } from '../keyboard/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Walks through links and groups' },
  { keys: ['Enter', 'Space'], does: 'Opens or closes a group' },
  { keys: ['Escape'], does: 'Closes a group beside the rail; the focus goes back to its button' },
];

import type { KeyboardTable } from '../testing/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Moves to the field' },
  { keys: ['Space', 'Alt + Arrow down'], does: 'Opens the native list' },
  { keys: ['Arrow down', 'Arrow up'], does: 'Selects the next or previous option' },
  { keys: ['A to Z'], does: 'Selects the option that starts with the letter' },
];

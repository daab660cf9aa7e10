import type { KeyboardTable } from '../keyboard/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Goes to the field' },
  { keys: ['Space', 'Alt + Arrow down'], does: 'Opens the list of the system' },
  { keys: ['Arrow down', 'Arrow up'], does: 'Chooses the next one or the one before' },
  { keys: ['A to Z'], does: 'Chooses the one that begins so' },
];

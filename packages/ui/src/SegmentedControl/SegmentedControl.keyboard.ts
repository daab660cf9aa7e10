import type { KeyboardTable } from '../keyboard/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Goes to the chosen one' },
  {
    keys: ['Arrow right', 'Arrow left', 'Arrow down', 'Arrow up'],
    does: 'Chooses the next one or the one before',
  },
];

import type { KeyboardTable } from '../keyboard/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Walks through groups and the links of those that are open' },
  { keys: ['Enter', 'Space'], does: 'On a group: opens or closes it' },
  { keys: ['Enter'], does: 'On a link: goes there' },
];

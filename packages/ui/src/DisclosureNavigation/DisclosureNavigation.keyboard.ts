import type { KeyboardTable } from '../keyboard/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Moves through groups and the links of open groups' },
  { keys: ['Enter', 'Space'], does: 'On a group: opens or closes it' },
  { keys: ['Enter'], does: 'On a link: follows it' },
];

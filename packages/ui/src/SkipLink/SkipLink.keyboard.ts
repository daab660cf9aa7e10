import type { KeyboardTable } from '../testing/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Shows the link; it is the first tab stop' },
  { keys: ['Tab'], does: 'Then shows the link to the table, if the page has one' },
  { keys: ['Enter'], does: 'Moves to the content, or to what opens the first row' },
];

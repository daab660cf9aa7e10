import type { KeyboardTable } from '../keyboard/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  {
    keys: ['Tab'],
    does: 'Walks through the heads that sort, the checkboxes and the controls in cells; a table wider than its card is a stop itself',
  },
  { keys: ['Enter', 'Space'], does: 'On a head: sorts, and turns round' },
  { keys: ['Space'], does: 'On a checkbox: selects the row, or all' },
  { keys: ['Arrow right', 'Arrow left'], does: 'Scrolls a table that is wider than its card' },
];

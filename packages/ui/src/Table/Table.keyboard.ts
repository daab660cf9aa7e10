import type { KeyboardTable } from '../testing/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  {
    keys: ['Tab'],
    does: 'Moves through sort buttons, checkboxes and controls in cells; an overflowing table is a tab stop itself',
  },
  { keys: ['Enter', 'Space'], does: 'On a column header: sorts, then reverses the order' },
  { keys: ['Space'], does: 'On a checkbox: selects the row or all rows' },
  { keys: ['Shift', 'Space'], does: 'On a checkbox: selects all rows from the last one on' },
  { keys: ['Arrow right', 'Arrow left'], does: 'Scrolls an overflowing table' },
];

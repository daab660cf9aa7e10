import type { KeyboardTable } from '../testing/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  {
    keys: ['Tab'],
    does: 'Moves to the last bar or the one focused before, then to the table button',
  },
  {
    keys: ['Arrow right', 'Arrow left'],
    does: 'Moves to the next or previous bar',
  },
  { keys: ['Home', 'End'], does: 'Moves to the first or last bar' },
  { keys: ['Enter', 'Space'], does: 'Shows or hides the table' },
];

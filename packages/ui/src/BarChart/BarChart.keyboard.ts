import type { KeyboardTable } from '../keyboard/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  {
    keys: ['Tab'],
    does: 'Goes to the last bar, or the one that had the focus; then to what opens the table',
  },
  {
    keys: ['Arrow right', 'Arrow left'],
    does: 'Goes to the next bar in reading direction, or the one before',
  },
  { keys: ['Home', 'End'], does: 'Goes to the first or the last bar' },
  { keys: ['Enter', 'Space'], does: 'On what opens the table: opens or closes it' },
];

import type { KeyboardTable } from '../keyboard/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  {
    keys: ['Tab'],
    does: 'Goes to its action and its cross; while one of them has the focus the clock stands still',
  },
  { keys: ['Enter', 'Space'], does: 'Presses the focused one' },
];

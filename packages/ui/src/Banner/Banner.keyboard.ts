import type { KeyboardTable } from '../testing/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  {
    keys: ['Tab'],
    does: 'Moves to the action and the close button; the timeout pauses while one has focus',
  },
  { keys: ['Enter', 'Space'], does: 'Presses the focused button' },
];

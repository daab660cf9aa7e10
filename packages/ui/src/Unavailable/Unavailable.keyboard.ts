import type { KeyboardTable } from '../testing/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Moves to the control and shows the reason' },
  { keys: ['Enter', 'Space'], does: 'Does nothing' },
  { keys: ['Escape'], does: 'Hides the reason' },
];

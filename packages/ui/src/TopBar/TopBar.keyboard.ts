import type { KeyboardTable } from '../testing/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Moves through the sidebar toggle, the actions and the menu' },
  { keys: ['Enter', 'Space'], does: 'Presses the focused button' },
];

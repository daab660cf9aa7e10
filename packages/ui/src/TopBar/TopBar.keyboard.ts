import type { KeyboardTable } from '../keyboard/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Moves through the sidebar toggle, the actions and the menu' },
  { keys: ['Enter', 'Space'], does: 'Presses the focused button' },
];

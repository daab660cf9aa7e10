import type { KeyboardTable } from '../keyboard/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Walks through the toggle of the sidebar, the actions and the menu' },
  { keys: ['Enter', 'Space'], does: 'Presses the focused one' },
];

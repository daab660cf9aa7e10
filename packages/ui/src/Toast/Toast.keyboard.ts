import type { KeyboardTable } from '../testing/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['F6'], does: 'Moves to the toasts from anywhere, also from a dialog, and back' },
  { keys: ['Tab'], does: 'Moves through their buttons; timeouts pause meanwhile' },
  { keys: ['Enter', 'Space'], does: 'Presses the focused button; closing a toast moves the focus back' },
];

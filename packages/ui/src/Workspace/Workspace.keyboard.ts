import type { KeyboardTable } from '../testing/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Escape'], does: 'Leaves the filled window, unless a menu, a dialog or the toolbar needs it' },
];

import type { KeyboardTable } from '../testing/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Moves to the text, then to the palette' },
  { keys: ['Enter', 'Space'], does: 'On the palette: opens the browser’s colour picker' },
];

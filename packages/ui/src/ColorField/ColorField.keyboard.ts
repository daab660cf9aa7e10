import type { KeyboardTable } from '../keyboard/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Goes to the text, then to the palette' },
  { keys: ['Enter', 'Space'], does: 'On the palette: opens the colour picker of the browser' },
];

import type { KeyboardTable } from '../keyboard/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Goes to the button that tries again' },
  { keys: ['Enter', 'Space'], does: 'Tries again; the button keeps the focus meanwhile' },
];

import type { KeyboardTable } from '../keyboard/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Goes to the button and shows its name' },
  { keys: ['Enter', 'Space'], does: 'Presses it' },
  { keys: ['Escape'], does: 'Takes the tooltip away' },
];

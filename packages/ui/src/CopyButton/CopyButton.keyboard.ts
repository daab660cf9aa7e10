import type { KeyboardTable } from '../keyboard/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Goes to the button and shows its name' },
  { keys: ['Enter', 'Space'], does: 'Copies; the button keeps the focus and says what came of it' },
  { keys: ['Escape'], does: 'Takes the tooltip away' },
];

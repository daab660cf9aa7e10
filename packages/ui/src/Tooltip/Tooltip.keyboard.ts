import type { KeyboardTable } from '../keyboard/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Goes to the control and shows the words' },
  { keys: ['Escape'], does: 'Takes them away' },
];

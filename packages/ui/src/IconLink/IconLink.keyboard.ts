import type { KeyboardTable } from '../keyboard/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Goes to the link and shows its name' },
  { keys: ['Enter'], does: 'Goes where it leads' },
  { keys: ['Escape'], does: 'Takes the tooltip away' },
];

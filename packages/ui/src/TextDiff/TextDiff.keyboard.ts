import type { KeyboardTable } from '../keyboard/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Goes to the text' },
  { keys: ['Arrow down', 'Arrow up', 'Page down', 'Page up'], does: 'Scrolls what is taller than its place' },
];

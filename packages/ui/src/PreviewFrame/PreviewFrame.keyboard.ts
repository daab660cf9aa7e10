import type { KeyboardTable } from '../keyboard/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Goes to the frame, then to what can be operated in it' },
  { keys: ['Arrow down', 'Arrow up', 'Page down', 'Page up'], does: 'Scrolls what is taller than the frame' },
];

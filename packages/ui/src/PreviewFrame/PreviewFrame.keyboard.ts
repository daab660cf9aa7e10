import type { KeyboardTable } from '../testing/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Moves to the frame, then to the controls inside' },
  { keys: ['Arrow down', 'Arrow up', 'Page down', 'Page up'], does: 'Scrolls overflowing content' },
];

import type { KeyboardTable } from '../testing/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Moves to the field, then to the remove button' },
  { keys: ['Enter', 'Space'], does: 'Opens the native file dialog' },
  { keys: ['Control + V'], does: 'Pastes an image' },
];

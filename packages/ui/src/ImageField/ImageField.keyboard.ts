import type { KeyboardTable } from '../keyboard/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Goes to the field, then to the button that takes the image away' },
  { keys: ['Enter', 'Space'], does: 'Opens the file dialog of the system' },
  { keys: ['Control + V'], does: 'Takes an image from the clipboard' },
];

import type { KeyboardTable } from '../testing/KeyboardTable.ts';

/** `Control` is Command on a Mac. */
export const keyboard: KeyboardTable = [
  { keys: ['Tab', 'Shift + Tab'], does: 'Moves between search, text and page; inserts no tab' },
  { keys: ['Enter'], does: 'Inserts a line break, indented like the line' },
  { keys: ['Page Up', 'Page Down'], does: 'Moves the cursor by a page' },
  {
    keys: ['Control + F'],
    does: 'Find and replace; there Enter and Shift + Enter go to the next and the previous match, and Escape returns to the text',
  },
  { keys: ['Control + Z', 'Control + Shift + Z'], does: 'Undoes, redoes' },
];

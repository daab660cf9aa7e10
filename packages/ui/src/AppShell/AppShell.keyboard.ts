import type { KeyboardTable } from '../testing/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  {
    keys: ['Tab'],
    does: 'Moves to the skip link, then through sidebar, top bar and content',
  },
  {
    keys: ['Escape'],
    does: 'Closes the drawer on a phone and returns focus to its button',
  },
];

import type { KeyboardTable } from '../keyboard/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  {
    keys: ['Tab'],
    does: 'First to the link that skips to the content, then through sidebar, bar and content',
  },
  {
    keys: ['Escape'],
    does: 'Closes the drawer of a phone; the focus goes back to the button that opened it',
  },
];

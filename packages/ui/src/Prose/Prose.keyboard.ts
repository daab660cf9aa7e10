import type { KeyboardTable } from '../testing/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  {
    keys: ['Tab'],
    does: 'Moves to the title of the contents, their links, then links and tables of the text',
  },
];

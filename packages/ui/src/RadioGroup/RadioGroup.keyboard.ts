import type { KeyboardTable } from '../testing/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Moves to the chosen option, or to the first if none is chosen' },
  {
    keys: ['Arrow down', 'Arrow up', 'Arrow right', 'Arrow left'],
    does: 'Chooses the next or previous option',
  },
  { keys: ['Space'], does: 'Chooses the option with the focus' },
];

import type { KeyboardTable } from '../testing/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Moves to the selected option' },
  {
    keys: ['Arrow right', 'Arrow left', 'Arrow down', 'Arrow up'],
    does: 'Selects the next or previous option',
  },
];

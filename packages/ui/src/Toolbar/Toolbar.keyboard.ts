import type { KeyboardTable } from '../keyboard/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Goes to the control that had the focus last, then out of the toolbar' },
  {
    keys: ['Arrow right', 'Arrow left'],
    does: 'Goes to the next control in reading direction, or the one before',
  },
  { keys: ['Arrow down', 'Arrow up'], does: 'The same in a vertical toolbar' },
  { keys: ['Enter', 'Space'], does: 'Presses the control' },
];

import type { KeyboardTable } from '../keyboard/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Goes to the chosen tab, then on into what it shows' },
  { keys: ['Arrow right', 'Arrow left'], does: 'Shows the next tab in reading direction, or the one before' },
  { keys: ['Home', 'End'], does: 'Shows the first or the last tab' },
  {
    keys: ['Enter', 'Space'],
    does: 'Shows the focused tab, where the arrows only move the focus (keyboardActivation: manual)',
  },
];

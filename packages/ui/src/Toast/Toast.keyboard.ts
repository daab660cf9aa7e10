import type { KeyboardTable } from '../keyboard/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['F6'], does: 'Goes to the messages, from anywhere' },
  { keys: ['Tab'], does: 'Walks through their buttons; meanwhile their clocks stand still' },
  {
    keys: ['Enter', 'Space'],
    does: 'Presses the focused one; when the last message is gone, the focus goes back',
  },
];

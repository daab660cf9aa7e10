import type { KeyboardTable } from '../keyboard/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Enter', 'Space'], does: 'On its button: opens the palette; the focus goes into its field' },
  { keys: ['Arrow down', 'Arrow up'], does: 'Walks through what was found, and begins again at the end' },
  { keys: ['Enter'], does: 'Goes there or does it; the palette closes' },
  { keys: ['Tab'], does: 'Stays inside; on a phone it goes to the button that closes it' },
  { keys: ['Escape'], does: 'Closes it; the focus goes back to where it was' },
];

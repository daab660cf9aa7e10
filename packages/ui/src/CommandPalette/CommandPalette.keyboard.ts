import type { KeyboardTable } from '../testing/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Enter', 'Space'], does: 'On the button: opens the palette and focuses its field' },
  { keys: ['Arrow down', 'Arrow up'], does: 'Moves through the results; wraps around' },
  { keys: ['Enter'], does: 'Runs the active command and closes the palette' },
  { keys: ['Tab'], does: 'Focus is trapped; on a phone it moves to the close button' },
  { keys: ['Escape'], does: 'Closes it and restores focus' },
];

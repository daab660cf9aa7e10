import type { KeyboardTable } from '../testing/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Moves through the parts of the date and to the button of the calendar' },
  { keys: ['0 to 9'], does: 'Fill a part and move to the next' },
  { keys: ['Arrow right', 'Arrow left'], does: 'Moves to the part on the right or left' },
  { keys: ['Arrow up', 'Arrow down'], does: 'Increases or decreases the part' },
  { keys: ['Backspace'], does: 'Clears a part' },
  { keys: ['Ctrl + C', 'Ctrl + V'], does: 'Copies the date as YYYY-MM-DD, or pastes a date' },
  { keys: ['Alt + Arrow down'], does: 'Opens the native calendar' },
];

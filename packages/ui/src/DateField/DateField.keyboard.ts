import type { KeyboardTable } from '../keyboard/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Goes through the parts of the date, then to its buttons' },
  { keys: ['0 to 9'], does: 'Fill a part and go on to the next' },
  {
    keys: ['Arrow right', 'Arrow left'],
    does: 'Goes to the part on the right or on the left',
  },
  { keys: ['Arrow up', 'Arrow down'], does: 'Counts' },
  { keys: ['Backspace'], does: 'Empties a part' },
  { keys: ['Arrow keys'], does: 'In the calendar: the day beside, the week before or after' },
  { keys: ['Page up', 'Page down'], does: 'In the calendar: the month before or after; with Shift the year' },
  { keys: ['Enter'], does: 'In the calendar: takes the day' },
  { keys: ['Escape'], does: 'Closes the calendar; the focus goes back' },
];

import type { KeyboardTable } from '../keyboard/KeyboardTable.ts';

export const keyboard: KeyboardTable = [
  { keys: ['Tab'], does: 'Moves through the segments, then to the buttons' },
  { keys: ['0 to 9'], does: 'Fill a segment and move to the next' },
  {
    keys: ['Arrow right', 'Arrow left'],
    does: 'Moves to the segment on the right or left',
  },
  { keys: ['Arrow up', 'Arrow down'], does: 'Increases or decreases the segment' },
  { keys: ['Backspace'], does: 'Clears a segment' },
  { keys: ['Arrow keys'], does: 'In the calendar: moves by a day or a week' },
  { keys: ['Page up', 'Page down'], does: 'In the calendar: moves by a month, with Shift by a year' },
  { keys: ['Enter'], does: 'In the calendar: selects the day' },
  { keys: ['Escape'], does: 'Closes the calendar and restores focus' },
];

import type { CalendarDate } from '@internationalized/date';
import { useState } from 'react';
import { INCOMPLETE_DATE, readDate } from './dateText.ts';

interface Shown {
  /** Text that `date` was read from. */
  text: string;
  date: CalendarDate | null;
  /** Counts resets from outside; the segments start afresh with each. */
  resets: number;
}

/**
 * Translates between the text a form keeps and the date react-aria edits.
 *
 * react-aria reports complete dates only and keeps half-filled segments to itself. Here a half-filled date is reported
 * as `INCOMPLETE_DATE`, and while that is the value the last date stays with react-aria, so that it keeps the segments.
 */
export function useDateText(text: string, onChange: (text: string) => void) {
  const [isIncomplete, setIncomplete] = useState(false);
  const [shown, setShown] = useState<Shown>(() => ({ text, date: readDate(text) ?? null, resets: 0 }));

  if (text !== shown.text) {
    const date = readDate(text);
    setShown({
      text,
      date: date === undefined ? shown.date : date,
      // With no date before and after, react-aria would not notice that the form was emptied.
      resets: isIncomplete && text === '' ? shown.resets + 1 : shown.resets,
    });
  }

  return {
    date: shown.date,
    resets: shown.resets,
    /** True for text that is neither a date nor empty. */
    isUnreadable: readDate(text) === undefined,
    onDateChange: (date: CalendarDate | null) => onChange(date?.toString() ?? ''),
    onIncompleteChange: (next: boolean) => {
      if (next === isIncomplete) return;
      setIncomplete(next);
      if (next) onChange(INCOMPLETE_DATE);
      else if (text === INCOMPLETE_DATE) onChange(shown.date?.toString() ?? '');
    },
  };
}

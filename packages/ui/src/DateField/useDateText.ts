import type { CalendarDate } from '@internationalized/date';
import { useState } from 'react';
import { INCOMPLETE_DATE, readDate } from './dateText.ts';

interface Shown {
  text: string;
  date: CalendarDate | null;
  /** Counts external resets; each remounts the segments. */
  resets: number;
}

// react-aria reports complete dates only. Until then it keeps receiving the last date, or it would reset the segments.
/** Maps between the form's text and react-aria's date. A half-filled date becomes `INCOMPLETE_DATE`. */
export function useDateText(text: string, onChange: (text: string) => void) {
  const [isIncomplete, setIncomplete] = useState(false);
  const [shown, setShown] = useState<Shown>(() => ({ text, date: readDate(text) ?? null, resets: 0 }));

  if (text !== shown.text) {
    const date = readDate(text);
    setShown({
      text,
      date: date === undefined ? shown.date : date,
      // With no date before and after, react-aria would not notice the reset.
      resets: isIncomplete && text === '' ? shown.resets + 1 : shown.resets,
    });
  }

  return {
    date: shown.date,
    resets: shown.resets,
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

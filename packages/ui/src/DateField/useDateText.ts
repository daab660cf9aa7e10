import { useState } from 'react';
import { INCOMPLETE_DATE, readDate } from './dateText.ts';

interface Shown {
  text: string;
  date: string;
  /** Counts external resets; each remounts the segments. */
  resets: number;
}

// react-aria reports complete dates only. Until then it keeps receiving the last date, or it would reset the segments.
/** Maps between the form's text and the date of the segments. A half-filled date becomes `INCOMPLETE_DATE`. */
export function useDateText(text: string, onChange: (text: string) => void) {
  const [isIncomplete, setIncomplete] = useState(false);
  const isUnreadable = text !== '' && !readDate(text);
  const [shown, setShown] = useState<Shown>({ text, date: isUnreadable ? '' : text, resets: 0 });

  if (text !== shown.text)
    setShown({
      text,
      date: isUnreadable ? shown.date : text,
      // With no date before and after, react-aria would not notice the reset.
      resets: isIncomplete && text === '' ? shown.resets + 1 : shown.resets,
    });

  return {
    /** `YYYY-MM-DD`, or `''` for none. */
    date: shown.date,
    resets: shown.resets,
    isUnreadable,
    onIncompleteChange: (next: boolean) => {
      if (next === isIncomplete) return;
      setIncomplete(next);
      if (next) onChange(INCOMPLETE_DATE);
      else if (text === INCOMPLETE_DATE) onChange(shown.date);
    },
  };
}

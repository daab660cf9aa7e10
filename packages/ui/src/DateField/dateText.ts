import { type CalendarDate, parseDate } from '@internationalized/date';

/** Value of a `DateField` that is only partly filled in. Not a valid date, so validation stops a form with it. */
export const INCOMPLETE_DATE = 'incomplete';

/** Parses `YYYY-MM-DD`; null for `''`, undefined for anything else. */
export function readDate(text: string): CalendarDate | null | undefined {
  if (text === '') return null;
  try {
    return parseDate(text);
  } catch {
    return undefined;
  }
}

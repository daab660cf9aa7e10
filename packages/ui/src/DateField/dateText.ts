import { type CalendarDate, parseDate } from '@internationalized/date';

/**
 * Value of a `DateField` in which something is filled in that is no date yet, such as a day and a month. It is no date to
 * any validator either, so a form with a half-filled date cannot be sent by mistake.
 */
export const INCOMPLETE_DATE = 'incomplete';

/** The date of a `YYYY-MM-DD` text, null for `''`, undefined for anything else. */
export function readDate(text: string): CalendarDate | null | undefined {
  if (text === '') return null;
  try {
    return parseDate(text);
  } catch {
    return undefined;
  }
}

import { parseDate } from '@internationalized/date';
import { readDate } from './dateText.ts';

/** react-aria's date of `YYYY-MM-DD`; null for any other text. */
export const toCalendarDate = (text: string) => (readDate(text) ? parseDate(text) : null);

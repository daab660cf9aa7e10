import { isAmerican } from '@planner/ui';
import { perLocale } from './perLocale.ts';

const dates = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));
const calendarDates = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
);

/** `Nov 2, 2026`, without `Intl`. Undefined in other locales, and for dates that don't exist. */
const americanDay = (locale: string | undefined, month?: string, day?: string, year?: string) =>
  isAmerican(locale) && Number(year) > 0 ? `${month} ${Number(day)}, ${Number(year)}` : undefined;

/** In the user's locale and time zone. For a date without time use `formatCalendarDate`. */
export const formatDate = (timestamp: string, locale?: string): string => {
  const date = new Date(timestamp);
  // Always in English: `Mon Nov 02 2026`.
  const [, month, day, year] = date.toDateString().split(' ');
  return americanDay(locale, month, day, year) ?? dates(locale).format(date);
};

/** A date without time (`YYYY-MM-DD`): the same day in every time zone. */
export const formatCalendarDate = (text: string, locale?: string): string => {
  const date = new Date(text);
  // `Mon, 02 Nov 2026 00:00:00 GMT`
  const [, day, month, year] = date.toUTCString().split(' ');
  return americanDay(locale, month, day, year) ?? calendarDates(locale).format(date);
};

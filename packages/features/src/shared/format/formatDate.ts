import { isAmerican } from '@planner/ui';
import { perLocale } from './perLocale.ts';

const dates = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));
const calendarDates = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
);

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `Nov 2` */
export const americanMonthDay = (month: number, day: number): string => `${MONTHS[month]} ${day}`;

/** `Nov 2, 2026`, without `Intl`. Undefined in other locales, and for dates that don't exist. */
const americanDay = (locale: string | undefined, year: number, month: number, day: number) =>
  isAmerican(locale) && year > 0 ? `${americanMonthDay(month, day)}, ${year}` : undefined;

/** In the user's locale and time zone. For a date without time use `formatCalendarDate`. */
export const formatDate = (timestamp: string, locale?: string): string => {
  const date = new Date(timestamp);
  return (
    americanDay(locale, date.getFullYear(), date.getMonth(), date.getDate()) ?? dates(locale).format(date)
  );
};

/** A date without time (`YYYY-MM-DD`): the same day in every time zone. */
export const formatCalendarDate = (date: string, locale?: string): string => {
  const day = new Date(date);
  return (
    americanDay(locale, day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate()) ??
    calendarDates(locale).format(day)
  );
};

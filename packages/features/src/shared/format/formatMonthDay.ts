import { isAmerican } from '@planner/ui';
import { americanMonthDay } from './formatDate.ts';
import { perLocale } from './perLocale.ts';

const monthDays = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }),
);

/** `Nov 2`: a calendar date (`YYYY-MM-DD`) where the year is clear. */
export const formatMonthDay = (date: string, locale?: string): string => {
  const day = new Date(date);
  return isAmerican(locale)
    ? americanMonthDay(day.getUTCMonth(), day.getUTCDate())
    : monthDays(locale).format(day);
};

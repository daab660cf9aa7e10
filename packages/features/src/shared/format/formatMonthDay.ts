import { isAmerican } from '@planner/ui';
import { perLocale } from './perLocale.ts';

const monthDays = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }),
);

/** `Nov 2`: a calendar date (`YYYY-MM-DD`) where the year is clear. */
export const formatMonthDay = (text: string, locale?: string): string => {
  const date = new Date(text);
  // `Mon, 02 Nov 2026 00:00:00 GMT`
  const [, day, month] = date.toUTCString().split(' ');
  return isAmerican(locale) ? `${month} ${Number(day)}` : monthDays(locale).format(date);
};

import { isDevelopment, report } from '../development.ts';
import { isDate, perLocale } from './format.ts';
import { knownLocale } from './knownLocale.ts';

const dateFormat = (options: Intl.DateTimeFormatOptions) =>
  perLocale((locale) => new Intl.DateTimeFormat(locale, options));

const dates = dateFormat({ dateStyle: 'medium' });
const dateTimes = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });
const calendarDates = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });
const monthDays = dateFormat({ month: 'short', day: 'numeric', timeZone: 'UTC' });
const days = dateFormat({ dateStyle: 'full' });
const daysOfYear = dateFormat({ weekday: 'long', month: 'long', day: 'numeric' });
const times = dateFormat({ hour: 'numeric', minute: '2-digit' });
const relativeDays = perLocale((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
const relativeTimes = perLocale(
  (locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' }),
);

/** A text that is no date stands as it is: a screen is worth more than one cell of it. */
const show = (text: string, format: (date: Date) => string): string => {
  const date = new Date(text);
  // `Date` reads a day in “Order 5”, too, and March 3 in February 31.
  if (!Number.isNaN(date.getTime()) && isDate(text.slice(0, 10))) return format(date);
  if (isDevelopment) report(`“${text}” is not a date: it is shown as it is`);
  return text;
};

/** `Nov 2, 2026`, in the user's time zone. For a date without time use `formatCalendarDate`. */
export const formatDate = (timestamp: string, locale?: string): string =>
  show(timestamp, (date) => dates(locale).format(date));

/** `Nov 2, 2026, 9:30 AM`, in the user's time zone. */
export const formatDateTime = (timestamp: string, locale?: string): string =>
  show(timestamp, (date) => dateTimes(locale).format(date));

const knownZone = (timeZone: string): string => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    if (isDevelopment) report(`“${timeZone}” is not a time zone, such as Europe/Berlin: UTC is used`);
    return 'UTC';
  }
};

/** `Nov 2, 2026, 9:30 AM GMT+1`, in a time zone that IANA names, by default the user's. */
export const formatZonedTime = (
  timestamp: string,
  timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
  locale?: string,
): string =>
  show(timestamp, (date) => {
    const zone = knownZone(timeZone);
    return date.toLocaleString(locale && knownLocale(locale), {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: zone === 'UTC' ? 'short' : 'shortOffset',
      timeZone: zone,
    });
  });

/** `9:30 AM`, in the user's time zone. */
export const formatTime = (timestamp: string, locale?: string): string =>
  show(timestamp, (date) => times(locale).format(date));

/** A date without time (`YYYY-MM-DD`): the same day in every time zone. */
export const formatCalendarDate = (text: string, locale?: string): string =>
  show(text, (date) => calendarDates(locale).format(date));

/** `Nov 2`: a calendar date (`YYYY-MM-DD`) where the year is clear. */
export const formatMonthDay = (text: string, locale?: string): string =>
  show(text, (date) => monthDays(locale).format(date));

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const STEPS = [
  ['year', 365 * DAY_MS],
  ['month', 30 * DAY_MS],
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const;

/**
 * `5 min. ago`. `now` is server time in milliseconds. A future timestamp counts as now, because clocks differ. In English by
 * default, not in the browser's language: the words stand in sentences.
 */
export const formatTimeAgo = (timestamp: string, now: number, locale = 'en'): string =>
  show(timestamp, (date) => {
    const elapsedMs = Math.max(0, now - date.getTime()) || 0;
    const [unit, lengthMs] = STEPS.find(([, stepMs]) => elapsedMs >= stepMs) ?? ['second', Infinity];
    return relativeTimes(locale).format(-Math.floor(elapsedMs / lengthMs), unit);
  });

/** `Today · Sunday, November 29`, in the user's time zone; of other years, with the year. @param now in milliseconds since 1970 */
export const formatDay = (timestamp: string, now: number, locale?: string): string =>
  show(timestamp, (day) => {
    const today = new Date(now);
    const name = (day.getFullYear() === today.getFullYear() ? daysOfYear : days)(locale).format(day);
    const midnights = [day, today].map((date) =>
      Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()),
    );
    const ago = Math.round(((midnights[1] ?? 0) - (midnights[0] ?? 0)) / DAY_MS);
    if (ago !== 0 && ago !== 1) return name;
    const relative = relativeDays(locale ?? 'en').format(-ago, 'day');
    return `${relative.charAt(0).toLocaleUpperCase(locale && knownLocale(locale))}${relative.slice(1)} · ${name}`;
  });

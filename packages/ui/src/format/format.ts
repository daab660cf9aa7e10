/** Caches a formatter per locale: creating one costs more than using it a hundred times. */
const perLocale = <Formatter>(create: (locale: string | undefined) => Formatter) => {
  const cache = new Map<string | undefined, Formatter>();
  return (locale: string | undefined): Formatter => {
    const formatter = cache.get(locale) ?? create(locale);
    cache.set(locale, formatter);
    return formatter;
  };
};

const numberFormat = (options?: Intl.NumberFormatOptions) =>
  perLocale((locale) => new Intl.NumberFormat(locale, options));
const dateFormat = (options: Intl.DateTimeFormatOptions) =>
  perLocale((locale) => new Intl.DateTimeFormat(locale, options));

const localNumbers = numberFormat();
const numbers = numberFormat({ numberingSystem: 'latn' });
const compactNumbers = numberFormat({ numberingSystem: 'latn', notation: 'compact' });
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

/** `12,480`, in Latin digits: Arabic digits would reverse a range in an English sentence. */
export const formatNumber = (value: number, locale?: string): string => numbers(locale).format(value);

/** As `formatNumber`, in the digits of the locale. */
export const formatLocalNumber = (value: number, locale?: string): string =>
  localNumbers(locale).format(value);

/** `12K` */
export const formatCompactNumber = (value: number, locale?: string): string =>
  compactNumbers(locale).format(value);

/** `1 user`, `12,473 users` */
export const formatCount = (value: number, noun: string, plural = `${noun}s`): string =>
  `${formatNumber(value)} ${value === 1 ? noun : plural}`;

/** `Nov 2, 2026`, in the user's time zone. For a date without time use `formatCalendarDate`. */
export const formatDate = (timestamp: string, locale?: string): string =>
  dates(locale).format(new Date(timestamp));

/** `Nov 2, 2026, 9:30 AM`, in the user's time zone. */
export const formatDateTime = (timestamp: string, locale?: string): string =>
  dateTimes(locale).format(new Date(timestamp));

/** `9:30 AM`, in the user's time zone. */
export const formatTime = (timestamp: string, locale?: string): string =>
  times(locale).format(new Date(timestamp));

/** A date without time (`YYYY-MM-DD`): the same day in every time zone. */
export const formatCalendarDate = (text: string, locale?: string): string =>
  calendarDates(locale).format(new Date(text));

/** `Nov 2`: a calendar date (`YYYY-MM-DD`) where the year is clear. */
export const formatMonthDay = (text: string, locale?: string): string =>
  monthDays(locale).format(new Date(text));

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
export const formatTimeAgo = (timestamp: string, now: number, locale = 'en'): string => {
  const elapsedMs = Math.max(0, now - Date.parse(timestamp));
  const [unit, lengthMs] = STEPS.find(([, stepMs]) => elapsedMs >= stepMs) ?? ['second', Infinity];
  return relativeTimes(locale).format(-Math.floor(elapsedMs / lengthMs), unit);
};

/** `Today · Sunday, November 29`, in the user's time zone; of other years, with the year. @param now in milliseconds since 1970 */
export const formatDay = (timestamp: string, now: number, locale?: string): string => {
  const [day, today] = [new Date(timestamp), new Date(now)];
  const name = (day.getFullYear() === today.getFullYear() ? daysOfYear : days)(locale).format(day);
  const midnights = [day, today].map((date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()));
  const ago = Math.round(((midnights[1] ?? 0) - (midnights[0] ?? 0)) / DAY_MS);
  if (ago !== 0 && ago !== 1) return name;
  const relative = relativeDays(locale ?? 'en').format(-ago, 'day');
  return `${relative.charAt(0).toLocaleUpperCase(locale)}${relative.slice(1)} · ${name}`;
};

const DIGIT = /\p{Nd}/u;

/** Writes the decimal digits of every script as 0 to 9. */
export const latinDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // Unicode encodes the digits of a script from zero to nine, without gaps.
    let zero = code;
    while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  });

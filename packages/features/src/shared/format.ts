/** Makes each formatter once for each locale: making one costs more than a hundred uses. */
const perLocale = <Formatter>(make: (locale: string | undefined) => Formatter) => {
  const made = new Map<string | undefined, Formatter>();
  return (locale: string | undefined): Formatter => {
    const formatter = made.get(locale) ?? make(locale);
    made.set(locale, formatter);
    return formatter;
  };
};

// Other digits would turn an English sentence around: `1–10 of 241` would read as 10 to 1.
const numbers = perLocale((locale) => new Intl.NumberFormat(locale, { numberingSystem: 'latn' }));
const dates = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));
const moments = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
);
const calendarDates = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
);
const relativeTimes = perLocale(
  (locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' }),
);

/** A whole number in the reader's locale. */
export const formatNumber = (value: number, locale?: string): string => numbers(locale).format(value);

/** Which rows of a list a page shows: `21–30 of 12,473`. */
export const formatRange = (
  { page, perPage, shown, total }: { page: number; perPage: number; shown: number; total: number },
  locale?: string,
): string => {
  const before = (page - 1) * perPage;
  return `${formatNumber(before + 1, locale)}–${formatNumber(before + shown, locale)} of ${formatNumber(total, locale)}`;
};

/** The day of a moment, in the reader's locale and time zone. For a date without time see `formatCalendarDate`. */
export const formatDate = (timestamp: string, locale?: string): string =>
  dates(locale).format(new Date(timestamp));

/** Day and time of a moment, in the reader's locale and time zone. */
export const formatDateTime = (timestamp: string, locale?: string): string =>
  moments(locale).format(new Date(timestamp));

/** A date without time (`YYYY-MM-DD`) in the reader's locale: the same day in every time zone. */
export const formatCalendarDate = (date: string, locale?: string): string =>
  calendarDates(locale).format(new Date(`${date}T00:00:00Z`));

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
 * How long ago a moment was, in the reader's locale: `5 min. ago`. A moment that seems to lie ahead, because two clocks
 * differ, is now.
 *
 * @param now The server's time in milliseconds since 1970.
 */
export const formatTimeAgo = (timestamp: string, now: number, locale?: string): string => {
  const elapsedMs = Math.max(0, now - Date.parse(timestamp));
  const [unit, lengthMs] = STEPS.find(([, stepMs]) => elapsedMs >= stepMs) ?? ['second', Infinity];
  return relativeTimes(locale).format(-Math.floor(elapsedMs / lengthMs), unit);
};

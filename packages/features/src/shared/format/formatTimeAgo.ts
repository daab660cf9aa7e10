import { perLocale } from './perLocale.ts';

const relativeTimes = perLocale(
  (locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' }),
);

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

/** `5 min. ago`. `now` is server time in milliseconds. A future timestamp counts as now, because clocks differ. */
export const formatTimeAgo = (timestamp: string, now: number, locale?: string): string => {
  const elapsedMs = Math.max(0, now - Date.parse(timestamp));
  const [unit, lengthMs] = STEPS.find(([, stepMs]) => elapsedMs >= stepMs) ?? ['second', Infinity];
  return relativeTimes(locale).format(-Math.floor(elapsedMs / lengthMs), unit);
};

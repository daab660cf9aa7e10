import { perLocale } from './perLocale.ts';

const dateTimes = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
);

/** In the user's locale and time zone. */
export const formatDateTime = (timestamp: string, locale?: string): string =>
  dateTimes(locale).format(new Date(timestamp));

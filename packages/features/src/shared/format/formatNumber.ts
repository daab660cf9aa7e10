import { formatNumber as formatInLocale } from '@planner/ui';

// Latin digits: Arabic digits would reverse a range in an English sentence.
export const formatNumber = (value: number, locale?: string): string =>
  formatInLocale(value, { locale, numberingSystem: 'latn' });

/** `1 user`, `12,473 users` */
export const formatCount = (value: number, noun: string, plural = `${noun}s`): string =>
  `${formatNumber(value)} ${value === 1 ? noun : plural}`;

import { isAmerican } from './isAmerican.ts';

/** Options of `formatNumber`. */
export interface NumberFormat {
  /** Undefined for the browser's. */
  locale?: string | undefined;
  /** Latin digits also in locales that have others. */
  numberingSystem?: 'latn';
  /** `12K` */
  notation?: 'compact';
}

const cache = new Map<string, Intl.NumberFormat>();

/** Creating a formatter costs more than using it a hundred times. */
const formatterOf = (format: NumberFormat): Intl.NumberFormat => {
  const key = JSON.stringify(format);
  const formatter = cache.get(key) ?? new Intl.NumberFormat(format.locale, format);
  cache.set(key, formatter);
  return formatter;
};

/** As `Intl.NumberFormat`, but counts in American English need no formatter. */
export const formatNumber = (value: number, format: NumberFormat = {}): string => {
  const digits = String(value);
  const isPlain = (format.notation ? /^\d{1,3}$/ : /^\d+$/).test(digits);
  if (!isPlain || !isAmerican(format.locale)) return formatterOf(format).format(value);
  return digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
};

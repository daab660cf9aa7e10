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
const formatterOf = ({ locale, ...options }: NumberFormat): Intl.NumberFormat => {
  const key = JSON.stringify([locale, options]);
  const formatter = cache.get(key) ?? new Intl.NumberFormat(locale, options);
  cache.set(key, formatter);
  return formatter;
};

/** As `Intl.NumberFormat`, but counts in American English need no formatter. */
export const formatNumber = (value: number, format: NumberFormat = {}): string => {
  const isCount = Number.isSafeInteger(value) && value >= 0;
  const isShort = format.notation === undefined || value < 1000;
  if (!isCount || !isShort || !isAmerican(format.locale)) return formatterOf(format).format(value);
  return String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
};

import { isDevelopment, report } from '../development.ts';
import { knownLocale } from './knownLocale.ts';

/** Caches a formatter per locale: creating one costs more than using it a hundred times. */
export const perLocale = <Formatter>(create: (locale: string | undefined) => Formatter) => {
  const cache = new Map<string | undefined, Formatter>();
  return (locale: string | undefined): Formatter => {
    const formatter = cache.get(locale) ?? create(locale === undefined ? locale : knownLocale(locale));
    cache.set(locale, formatter);
    return formatter;
  };
};

const numberFormat = (options?: Intl.NumberFormatOptions) =>
  perLocale((locale) => new Intl.NumberFormat(locale, options));

const localNumbers = numberFormat();
const numbers = numberFormat({ numberingSystem: 'latn' });
const compactNumbers = numberFormat({ numberingSystem: 'latn', notation: 'compact' });

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

/** `YYYY-MM-DD`, and a day that exists. */
export const isDate = (text: string): boolean => {
  const date = new Date(`${text}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
};

/** As `formatNumber`, in a way that an application names; options that browsers refuse are left out. */
export const knownNumberFormat = (
  options?: Intl.NumberFormatOptions,
): Intl.NumberFormatOptions | undefined => {
  try {
    Intl.NumberFormat('en', options);
    return options;
  } catch (error) {
    if (isDevelopment) report(`formatOptions are left out: ${String(error)}`);
    return undefined;
  }
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

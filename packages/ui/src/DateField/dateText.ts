import { isDate, latinDigits } from '../format/format.ts';

/** Value of a `DateField` that is only partly filled in. Not a valid date, so validation stops a form with it. */
export const INCOMPLETE_DATE = 'incomplete';

/** A pasted date with a year of four digits as `YYYY-MM-DD`; day and month in the order of the language where both are possible. */
export function parseDate(pasted: string, language: string): string | undefined {
  const [a = '', b = '', c = ''] = latinDigits(pasted.normalize('NFKC'))
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .replace(/T.*/, '')
    .split(/[-.,/\s年月日]+/);
  const ordered = new Intl.DateTimeFormat(language).formatToParts().map(({ type }) => type);
  const isDayFirst = Number(a) > 12 || (Number(b) <= 12 && ordered.indexOf('day') < ordered.indexOf('month'));
  const [year, month, day] = a.length === 4 ? [a, b, c] : isDayFirst ? [c, b, a] : [c, a, b];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(date) ? date : undefined;
}

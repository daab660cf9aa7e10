import { americanMonths } from './americanMonths.ts';
import { isAmerican } from '../format/isAmerican.ts';
import { readDate } from './dateText.ts';

/** Of the Gregorian calendar. */
const MAX_VALUES = { day: 31, month: 12, year: 9999 } as const;

export type SegmentType = keyof typeof MAX_VALUES;

interface Segment {
  /** Unique within the date. */
  key: string;
  type: SegmentType | 'literal';
  text: string;
  /** For assistive technology: of a segment that can be focused, `now` unless it is empty. */
  value?: { now?: number; text: string; max: number };
}

interface SegmentWords extends Readonly<Record<SegmentType, string>> {
  readonly empty: string;
}

interface DateParts {
  parts: readonly { type: string; value: string }[];
  /** Their values in Latin digits, by type. */
  numbers: ReadonlyMap<string, string>;
  month: string | undefined;
}

const FORMAT = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' } as const;

const byType = (parts: DateParts['parts']) => new Map(parts.map(({ type, value }) => [type, value]));

/** `11/02/2026` */
const americanParts = (date = new Date()): DateParts => {
  const [year, month = '', day = ''] = date.toISOString().slice(0, 10).split('-');
  const slash = { type: 'literal', value: '/' };
  const parts = [
    { type: 'month', value: month },
    slash,
    { type: 'day', value: day },
    slash,
    { type: 'year', value: String(Number(year)) },
  ];
  return { parts, numbers: byType(parts), month: americanMonths[date.getUTCMonth()] };
};

const partsOf = (date: Date | undefined, locale: string): DateParts => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options).formatToParts(date);
  const [month] = format({ month: 'long', timeZone: 'UTC' });
  return {
    parts: format(FORMAT),
    numbers: byType(format({ ...FORMAT, numberingSystem: 'latn' })),
    month: month?.value,
  };
};

const isSegmentType = (type: string): type is SegmentType => type in MAX_VALUES;

/** Splits a date (`YYYY-MM-DD`, or `''` for none) into what react-aria shows in this locale. */
export function segmentsOf(date: string, locale: string, words: SegmentWords): Segment[] {
  const value = readDate(date);
  const { parts, numbers, month } = isAmerican(locale) ? americanParts(value) : partsOf(value, locale);
  return parts.map(({ type, value: text }, index) => {
    if (!isSegmentType(type)) return { key: `literal-${index}`, type: 'literal', text };
    const max = MAX_VALUES[type];
    if (!value) return { key: type, type, text: words[type], value: { text: words.empty, max } };
    const isNamed = type === 'month' && month !== undefined && month !== text;
    return {
      key: type,
      type,
      text,
      value: { now: Number(numbers.get(type)), text: isNamed ? `${text} – ${month}` : text, max },
    };
  });
}

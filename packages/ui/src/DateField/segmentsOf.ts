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

const FORMAT = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' } as const;

const isSegmentType = (type: string): type is SegmentType => type in MAX_VALUES;

/** Splits a date (`YYYY-MM-DD`, or `''` for none) into what react-aria shows in this locale. */
export function segmentsOf(date: string, locale: string, words: SegmentWords): Segment[] {
  const value = readDate(date);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options).formatToParts(value);
  const numbers = new Map(
    format({ ...FORMAT, numberingSystem: 'latn' }).map((part) => [part.type, part.value]),
  );
  const [month] = format({ month: 'long', timeZone: 'UTC' });
  return format(FORMAT).map(({ type, value: text }, index) => {
    if (!isSegmentType(type)) return { key: `literal-${index}`, type: 'literal', text };
    const max = MAX_VALUES[type];
    if (!value) return { key: type, type, text: words[type], value: { text: words.empty, max } };
    const isNamed = type === 'month' && month && month.value !== text;
    return {
      key: type,
      type,
      text,
      value: { now: Number(numbers.get(type)), text: isNamed ? `${text} – ${month.value}` : text, max },
    };
  });
}

import { latinDigits } from '@planner/ui';
import { trimLine } from '../shared/form/text/cleanText.ts';

export type MeasureKind = 'height' | 'weight';

interface Unit {
  names: readonly string[];
  /** In centimeters or kilograms. */
  size: number;
  /** Unit of a number without one that follows, as in 5'11. */
  next?: number;
}

const INCH = 2.54;
const POUND = 0.453_592_37;
const UNITS: Record<MeasureKind, readonly Unit[]> = {
  height: [
    { names: ['cm', 'см', 'سم', '厘米', 'センチ'], size: 1 },
    { names: ['m', 'м', 'م', '米'], size: 100, next: 1 },
    { names: ['mm', 'мм'], size: 0.1 },
    { names: ["'", 'ft', 'foot', 'feet'], size: 12 * INCH, next: INCH },
    { names: ['"', 'in', 'inch', 'inches'], size: INCH },
  ],
  weight: [
    { names: ['kg', 'kgs', 'kilo', 'kilos', 'кг', 'كغ', 'كجم', '公斤', 'キロ'], size: 1 },
    { names: ['g', 'г'], size: 0.001 },
    { names: ['lb', 'lbs', 'pound', 'pounds'], size: POUND },
    { names: ['st', 'stone'], size: 14 * POUND, next: POUND },
  ],
};

/** Converted units are not more exact than this. */
const round = (value: number): string => String(Math.round(value * 10) / 10);

const PART = /(\d+(?:\.\d+)?)\s*([^\d\s.]*)\.?\s*/y;

/** A number with digits of any script and optional units as centimeters or kilograms; other text stays. */
export const cleanMeasure = (kind: MeasureKind, typed: string): string => {
  const text = trimLine(typed);
  if (text.length > 100) return text;
  const plain = latinDigits(text.normalize('NFKC'))
    .replaceAll(/\p{Cf}/gu, '')
    .toLowerCase()
    .replaceAll(/[,٫]/g, '.')
    .replaceAll(/[’‘′`]/g, "'")
    .replaceAll(/[”“]|''/g, '"');
  let sum = 0;
  let first = '';
  let next: number | undefined = 1;
  PART.lastIndex = 0;
  while (PART.lastIndex < plain.length) {
    const [part, number = '', name = ''] = PART.exec(plain) ?? [];
    const unit: Unit | undefined = UNITS[kind].find(({ names }) => names.includes(name));
    const size = name === '' ? next : unit?.size;
    if (part === undefined || size === undefined) return text;
    // Typed in the unit of the field: as exact as typed.
    if (part === plain && size === 1) return number;
    sum += Number(number) * size;
    first ||= number;
    next = unit?.next;
  }
  return first === '' ? text : round(sum);
};

/** Of people. */
const RANGES = { height: { min: 40, max: 272, unit: 'cm' }, weight: { min: 1, max: 650, unit: 'kg' } };
/** Meters, millimeters; grams. */
const FACTORS = { height: [100, 0.1], weight: [0.001] };

/** A question about a number that cannot be a person's, with the number that was probably meant. */
export const questionAbout = (kind: MeasureKind, typed: string) => {
  const { min, max, unit } = RANGES[kind];
  const isPossible = (number: number) => number >= min && number <= max;
  const text = cleanMeasure(kind, typed);
  const value = Number(text);
  if (!(value > 0) || isPossible(value)) return undefined;
  const meant = FACTORS[kind].map((factor) => value * factor).find(isPossible);
  if (meant === undefined) return { text: `Is ${text} ${unit} right?` };
  return { text: `Did you mean ${round(meant)} ${unit}?`, answer: round(meant) };
};

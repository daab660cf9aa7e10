/** The `type` of a numbered list. Its markers are this number and a dot. */
export type NumberType = '1' | 'a' | 'A' | 'i' | 'I';

const ROMAN: readonly (readonly [string, number])[] = [
  ['m', 1000],
  ['cm', 900],
  ['d', 500],
  ['cd', 400],
  ['c', 100],
  ['xc', 90],
  ['l', 50],
  ['xl', 40],
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
];

function toRoman(value: number): string {
  let [rest, text] = [value, ''];
  for (const [letters, worth] of ROMAN) for (; rest >= worth; rest -= worth) text += letters;
  return text;
}

function toLetters(value: number): string {
  let text = '';
  for (let rest = value; rest > 0; rest = Math.floor((rest - 1) / 26))
    text = String.fromCharCode(97 + ((rest - 1) % 26)) + text;
  return text;
}

/** A number as browsers write it in a list; letters and Roman numerals exist from 1 on. */
export function formatNumber(value: number, type: NumberType): string {
  if (type === '1' || value < 1) return String(value);
  const text = type.toLowerCase() === 'i' ? toRoman(value) : toLetters(value);
  return type === 'A' || type === 'I' ? text.toUpperCase() : text;
}

/** The value that browsers would write as `text`; undefined if there is none. */
export function parseNumber(text: string, type: NumberType): number | undefined {
  if (!/^(?:\d{1,6}|[a-z]{1,12})$/i.test(text)) return undefined;
  const letters = text.toLowerCase();
  let value = type === '1' ? Number(text) : 0;
  if (type.toLowerCase() === 'a')
    for (const letter of letters) value = value * 26 + letter.charCodeAt(0) - 96;
  if (type.toLowerCase() === 'i')
    for (let at = 0; at < letters.length;) {
      const [found, worth] = ROMAN.find(([one]) => letters.startsWith(one, at)) ?? [' ', 0];
      value += worth;
      at += found.length;
    }
  return value <= 999_999 && formatNumber(value, type) === text ? value : undefined;
}

/** The types in which a list can have all these numbers, the most likely one first. */
export function typesOf(numbers: readonly string[]): NumberType[] {
  const types: NumberType[] = /^i/i.test(numbers[0] ?? '')
    ? ['1', 'i', 'I', 'a', 'A']
    : ['1', 'a', 'A', 'i', 'I'];
  const valuesIn = (type: NumberType) => numbers.map((one) => parseNumber(one, type));
  const countSteps = (type: NumberType) =>
    valuesIn(type).filter((value, index, all) => index > 0 && value === (all[index - 1] ?? 0) + 1).length;
  return types
    .filter((type) => valuesIn(type).every((value) => value !== undefined))
    .toSorted((a, b) => countSteps(b) - countSteps(a));
}

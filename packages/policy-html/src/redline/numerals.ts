const ROMAN = [
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const;
const A = 96;
const ALPHABET = 26;

/** In lower case; of a number from 1 to 399. */
export const toRoman = (value: number): string => {
  const [worth, letters] = ROMAN.find(([one]) => one <= value) ?? [value, ''];
  return letters && letters + toRoman(value - worth);
};

/** `aa` comes after `z`. */
export const toLetters = (value: number): string => {
  const letter = ((value - 1) % ALPHABET) + 1;
  return value < 1 ? '' : toLetters((value - letter) / ALPHABET) + String.fromCodePoint(A + letter);
};

const ROMANS = new Map(Array.from({ length: 399 }, (_, at) => [toRoman(at + 1), at + 1]));

const letterAt = (text: string, at: number): number => (text.codePointAt(at) ?? 0) - A;

/** After `aa` comes `ab` or `bb`. Others are roman or words. */
const fromLetters = (text: string): number => {
  if (/^([a-z])\1*$/.test(text)) return (text.length - 1) * ALPHABET + letterAt(text, 0);
  return /^[ab][a-z]$/.test(text) ? letterAt(text, 0) * ALPHABET + letterAt(text, 1) : Number.NaN;
};

/** Value of a part of a number, by style; NaN if it is of another one. */
export const VALUES = {
  digits: (text: string) => (/^\d+$/.test(text) ? Number(text) : Number.NaN),
  roman: (text: string) => ROMANS.get(text.toLowerCase()) ?? Number.NaN,
  letters: (text: string) => fromLetters(text.toLowerCase()),
};

export type NumberStyle = keyof typeof VALUES;

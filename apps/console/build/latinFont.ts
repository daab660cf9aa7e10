import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** Latin-1 and the punctuation of English texts. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2212, 0x2212],
] as const;

/** Weights that the theme uses. */
const WEIGHTS = { min: 400, max: 700 };

/** `calt` fits punctuation to capitals and digits; tables use `tnum`. */
const FEATURES = ['calt', 'ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum'];

const kit = createRequire(createRequire(import.meta.url).resolve('@planner/ui/fonts'));
const SOURCE = kit.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');

const textOf = ([from, to]: readonly [number, number]): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const hex = (codePoint: number): string => codePoint.toString(16);

/** The part of Inter that nearly every page needs: half the bytes of the kit's Latin file. */
export const subsetLatin = async (): Promise<Buffer> =>
  subsetFont(await readFile(SOURCE), RANGES.map(textOf).join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
  });

/** Declared after the kit's fonts, so that it wins for its characters. */
export const latinFontFace = (href: string): string =>
  `@font-face{font-family:Inter Variable;font-display:swap;font-weight:100 900;src:url(${href})format("woff2");` +
  `unicode-range:${RANGES.map(([from, to]) => `U+${hex(from)}-${hex(to)}`).join(',')}}`;

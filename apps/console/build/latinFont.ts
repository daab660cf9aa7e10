import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

type Range = readonly [number, number];

/** English texts. Preloaded by every page. */
export const ENGLISH: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2212, 0x2212],
];

/** The rest of Latin-1: letters of other languages, such as é. Loaded for texts that have them. */
export const OTHER_LATIN: readonly Range[] = [
  [0xa1, 0xa8],
  [0xaa, 0xb6],
  [0xb8, 0xd6],
  [0xd8, 0xff],
];

/** The theme uses 400 to 650, and `<strong>` in a policy 700. */
const WEIGHTS = { min: 400, max: 700 };

/** Tables use `tnum`. Without `calt`, 4 kB, some punctuation between capitals or digits is up to a pixel lower. */
const FEATURES = ['kern', 'tnum'];

const kit = createRequire(createRequire(import.meta.url).resolve('@planner/ui/fonts'));
const SOURCE = kit.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');

const textOf = ([from, to]: Range): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const unicodeRange = (range: Range): string =>
  `U+${[...new Set(range)].map((codePoint) => codePoint.toString(16)).join('-')}`;

/** The part of Inter that texts in these ranges need. */
export const subsetInter = async (ranges: readonly Range[]): Promise<Buffer> =>
  subsetFont(await readFile(SOURCE), ranges.map(textOf).join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
  });

/** Declared after the kit's fonts, so that it wins for its characters. */
export const interFontFace = (href: string, ranges: readonly Range[]): string =>
  `@font-face{font-family:Inter Variable;font-display:swap;font-weight:100 900;src:url(${href})format("woff2");` +
  `unicode-range:${ranges.map(unicodeRange).join(',')}}`;

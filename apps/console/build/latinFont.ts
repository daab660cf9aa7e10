import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

type Range = readonly [number, number];

export interface FontPart {
  readonly name: string;
  readonly ranges: readonly Range[];
  /** Fontsource's file that has the characters. */
  readonly file: 'latin' | 'latin-ext';
}

/** For English texts. Preloaded by every page. */
export const ENGLISH: FontPart = {
  name: 'inter',
  file: 'latin',
  ranges: [
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
  ],
};

/** For letters of other languages. A page loads a part when its text needs it. */
const OTHER_LATIN: readonly FontPart[] = [
  {
    name: 'inter-latin-1',
    file: 'latin',
    ranges: [
      [0xa1, 0xa8],
      [0xaa, 0xb6],
      [0xb8, 0xd6],
      [0xd8, 0xff],
    ],
  },
  {
    // Such as ł, č and ș. Fontsource's file with them has 85 kB.
    name: 'inter-latin-extended',
    file: 'latin-ext',
    ranges: [
      [0x100, 0x17f],
      [0x218, 0x21b],
    ],
  },
];

export const FONT_PARTS: readonly FontPart[] = [ENGLISH, ...OTHER_LATIN];

/** The theme uses 400 to 650, and `<strong>` in a policy 700. */
const WEIGHTS = { min: 400, max: 700 };

/** Tables use `tnum`. Without `calt`, 4 kB, some punctuation between capitals or digits is up to a pixel lower. */
const FEATURES = ['kern', 'tnum'];

const kit = createRequire(createRequire(import.meta.url).resolve('@planner/ui/fonts'));
const textOf = ([from, to]: Range): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const unicodeRange = (range: Range): string =>
  `U+${[...new Set(range)].map((codePoint) => codePoint.toString(16)).join('-')}`;

/** The part of Inter as a file. */
export const subsetInter = async ({ file, ranges }: FontPart): Promise<Buffer> => {
  const source = kit.resolve(`@fontsource-variable/inter/files/inter-${file}-wght-normal.woff2`);
  return subsetFont(await readFile(source), ranges.map(textOf).join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
  });
};

/** Declared after the kit's fonts, so that it wins for its characters. */
export const interFontFace = (href: string, { ranges }: FontPart): string =>
  `@font-face{font-family:Inter Variable;font-display:swap;font-weight:100 900;src:url(${href})format("woff2");` +
  `unicode-range:${ranges.map(unicodeRange).join(',')}}`;

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

interface FontPart {
  readonly name: string;
  /** As in CSS: `U+20-7e,U+a0`. */
  readonly unicodeRange: string;
  /** Fontsource's file that has the characters. */
  readonly file: 'latin' | 'latin-ext';
}

/** What the words of the console need. Preloaded by every page. */
const ENGLISH: FontPart = {
  name: 'inter',
  file: 'latin',
  unicodeRange: 'U+20-7e,U+a0,U+b7,U+2013,U+2019,U+201c-201d,U+2026',
};

/** After it, other punctuation and letters of other languages. A page loads such a part when its text needs it. */
const FONT_PARTS: readonly FontPart[] = [
  ENGLISH,
  {
    name: 'inter-latin-1',
    file: 'latin',
    unicodeRange: 'U+a1-b6,U+b8-ff,U+2014,U+2018,U+2022,U+20ac,U+2212',
  },
  // Such as ł, č and ș. Fontsource's file with them has 85 kB.
  { name: 'inter-latin-extended', file: 'latin-ext', unicodeRange: 'U+100-17f,U+218-21b' },
];

/** The theme uses 400 to 650, and `<strong>` in a policy 700. */
const WEIGHTS = { min: 400, max: 700 };

/** Tables use `tnum`. Without `calt`, 4 kB, some punctuation between capitals or digits is up to a pixel lower. */
const FEATURES = ['kern', 'tnum'];

const kit = createRequire(createRequire(import.meta.url).resolve('@planner/ui/fonts'));

/** All characters of a range such as `U+20-7e`. */
const charactersOf = (range: string): string => {
  const [from = 0, to = from] = range
    .slice(2)
    .split('-')
    .map((digits) => Number.parseInt(digits, 16));
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
};

/** The part of Inter as a file. */
const subsetInter = async ({ file, unicodeRange }: FontPart): Promise<Buffer> => {
  const source = kit.resolve(`@fontsource-variable/inter/files/inter-${file}-wght-normal.woff2`);
  return subsetFont(await readFile(source), unicodeRange.split(',').map(charactersOf).join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
  });
};

/** Declared after the kit's fonts, so that it wins for its characters. */
const interFontFace = (href: string, { unicodeRange }: FontPart): string =>
  `@font-face{font-family:Inter Variable;font-display:swap;font-weight:100 900;src:url(${href})format("woff2");` +
  `unicode-range:${unicodeRange}}`;

/** Puts the letters that pages need first into small files, of which each page preloads the English ones. */
export const fontParts = (): Plugin => {
  const faces = new Map<FontPart, string>();
  return {
    name: 'planner:font-parts',
    apply: 'build',
    async generateBundle() {
      for (const part of FONT_PARTS) {
        const asset = { type: 'asset', name: `${part.name}.woff2`, source: await subsetInter(part) } as const;
        faces.set(part, `/${this.getFileName(this.emitFile(asset))}`);
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        {
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            crossorigin: '',
            href: faces.get(ENGLISH) ?? '',
          },
          injectTo: 'head',
        },
        {
          tag: 'style',
          children: Array.from(faces, ([part, href]) => interFontFace(href, part)).join(''),
          injectTo: 'head',
        },
      ],
    },
  };
};

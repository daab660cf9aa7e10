import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { type Rolldown, build, minify, type Plugin } from 'vite';
import react from '@vitejs/plugin-react';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { StartScreen } from '../src/firstPaint.tsx';

interface FontPart {
  readonly name: string;
  /** As in CSS: `U+20-7e,U+a0`. */
  readonly unicodeRange: string;
  /** Fontsource's file that has the characters. */
  readonly file: 'latin' | 'latin-ext';
}

/** For English texts. Preloaded by every page. */
const ENGLISH: FontPart = {
  name: 'inter',
  file: 'latin',
  unicodeRange: 'U+20-7e,U+a0,U+a9,U+b7,U+d7,U+2013-2014,U+2018-2019,U+201c-201d,U+2022,U+2026,U+20ac,U+2212',
};

/** After English, letters of other languages. A page loads such a part when its text needs it. */
const FONT_PARTS: readonly FontPart[] = [
  ENGLISH,
  { name: 'inter-latin-1', file: 'latin', unicodeRange: 'U+a1-a8,U+aa-b6,U+b8-d6,U+d8-ff' },
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

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const findChunk = (bundle: Bundle, name: string, isWanted: (chunk: Chunk) => boolean): Chunk => {
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && isWanted(file));
  if (chunk?.type !== 'chunk') throw new Error(`No chunk contains ${name}`);
  return chunk;
};

const entryOf = (bundle: Bundle): Chunk => findChunk(bundle, 'the entry', ({ isEntry }) => isEntry);

/** The chunk of a component that is loaded lazily. */
const chunkOf = (context: Rolldown.PluginContext, bundle: Bundle, component: string): Chunk =>
  findChunk(bundle, component, ({ moduleIds }) =>
    moduleIds.some((id) => {
      const module = context.getModuleInfo(id);
      return module && module.dynamicImporters.length > 0 && module.exports.includes(component);
    }),
  );

/** A chunk with all its static imports and their style sheets. */
const filesOf = (bundle: Bundle, chunk: Chunk): string[] => {
  const files = new Set<string>();
  const add = (fileName: string): void => {
    const file = bundle[fileName];
    if (!file || file.type !== 'chunk' || files.has(fileName)) return;
    files.add(fileName);
    for (const name of file.viteMetadata?.importedCss ?? []) files.add(name);
    file.imports.forEach(add);
  };
  add(chunk.fileName);
  return [...files];
};

interface ScreenFiles extends Pick<StartScreen, 'pattern' | 'data' | 'operation'> {
  files: readonly string[];
  /** What the user sees last. The browser fetches them after the others. */
  lateFiles: readonly string[];
}

/** In start.js, which the build fills. */
const EMPTY_TABLE = 'const table = {};';

/** The files and requests of start.js. Screens share files, so they refer to them by index. */
const startTable = (session: string, signIn: readonly string[], screens: readonly ScreenFiles[]) => {
  const files = [
    ...new Set([...signIn, ...screens.flatMap((screen) => [...screen.files, ...screen.lateFiles])]),
  ];
  const indicesOf = (names: readonly string[]) => [...new Set(names)].map((name) => files.indexOf(name));
  return {
    session,
    files,
    signIn: indicesOf(signIn),
    late: indicesOf(screens.flatMap(({ lateFiles }) => lateFiles)),
    screens: screens.map(({ pattern, data, operation, files: names, lateFiles }) => [
      pattern,
      indicesOf([...names, ...lateFiles]),
      ...(data || operation === '' ? [data ?? '', operation] : []),
    ]),
  };
};

/** Before start.js removes it: the theme's class is there before the body. */
const HIDE_UNSUPPORTED = '.light #unsupported,.dark #unsupported{display:none}';

const COMMENT = /^\s*<!--[^]*?-->\n/gm;
const STYLE_LINK = /^\s*<link rel="stylesheet".*>\n/gm;
const START_SCRIPT = /<script src="\/start\.js".*?<\/script>/;

/** Renders the markup in Node with the class names of the browser build. */
const prerender = async (root: string) => {
  const cache = path.join(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  // Unique per build: two may run at the same time.
  const outDir = await mkdtemp(path.join(cache, 'first-paint-'));
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [vanillaExtractPlugin(), react()],
    ssr: { noExternal: true },
    build: {
      ssr: 'src/firstPaint.tsx',
      outDir,
      emptyOutDir: true,
      minify: false,
      // The screens are listed, not rendered.
      rolldownOptions: { external: /\/routes\//, checks: { pluginTimings: false } },
    },
  });
  const { href } = pathToFileURL(path.join(outDir, 'firstPaint.js'));
  const module = (await import(href)) as typeof import('../src/firstPaint.tsx');
  const firstPaint = await module.createFirstPaint();
  await rm(outDir, { recursive: true });
  return firstPaint;
};

const textOf = (bundle: Bundle, name: string): string => {
  const file = bundle[name];
  if (file?.type !== 'asset') throw new Error(`No asset is called ${name}`);
  return String(file.source);
};

/** Puts into index.html what the first paint needs: start.js, the font, the styles of the sign-in, its markup, and a spinner. */
export const firstPaint = (): Plugin => {
  let root = '';
  return {
    name: 'planner:first-paint',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      ({ root } = config);
    },
    async generateBundle(_options, bundle) {
      const html = bundle['index.html'];
      if (!html || html.type !== 'asset') throw new Error('The bundle has no index.html');

      const page = String(html.source).replaceAll(COMMENT, '').replaceAll(STYLE_LINK, '');
      const filesFor = (component: string) => filesOf(bundle, chunkOf(this, bundle, component));
      const signIn = [...new Set([...filesFor('SessionApp'), ...filesFor('SignIn')])];
      const styles = [...new Set([...filesOf(bundle, entryOf(bundle)), ...signIn])].filter((name) =>
        name.endsWith('.css'),
      );
      const inHead = (name: string) => page.includes(name) || styles.includes(name);

      const { session, screens, ...markup } = await prerender(root);
      const table = startTable(
        session,
        signIn.filter((name) => !inHead(name)),
        screens.map(({ components, parts, ...screen }) => {
          const files = components.flatMap(filesFor).filter((name) => !inHead(name));
          const isLate = (name: string) => !files.includes(name) && !inHead(name);
          return { ...screen, files, lateFiles: parts.flatMap(filesFor).filter(isLate) };
        }),
      );
      const source = await readFile(path.join(root, 'start.js'), 'utf8');
      if (!source.includes(EMPTY_TABLE)) throw new Error(`start.js has no ${EMPTY_TABLE}`);
      const complete = source.replace(
        EMPTY_TABLE,
        () => `const table = ${JSON.stringify({ ...table, styles })};`,
      );
      const { code: script } = await minify('start.js', complete);

      const fonts = new Map<FontPart, string>();
      for (const part of FONT_PARTS) {
        const asset = { type: 'asset', name: `${part.name}.woff2`, source: await subsetInter(part) } as const;
        fonts.set(part, `/${this.getFileName(this.emitFile(asset))}`);
      }
      const faces = Array.from(fonts, ([part, href]) => interFontFace(href, part));
      const head = [
        `<script>${script.trim()}</script>`,
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="${fonts.get(ENGLISH)}">`,
        `<style>${styles.map((name) => textOf(bundle, name)).join('')}${faces.join('')}${HIDE_UNSUPPORTED}</style>`,
      ];
      html.source = page
        .replace(START_SCRIPT, () => head.join('\n    '))
        .replace('<div id="root" hidden>', (tag) => tag + markup.signIn)
        .replace('<template id="spinner">', (tag) => tag + markup.spinner)
        .replace('<template id="not-loaded">', (tag) => tag + markup.notLoaded)
        .replace(/(?<=<div id="unsupported">).*(?=<\/div>)/, () => markup.unsupported);
    },
  };
};

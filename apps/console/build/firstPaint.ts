import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, minify, type Plugin, type Rolldown } from 'vite';
import type { StartScreen } from '../src/firstPaint/startScreens.ts';
import { chunkOf, entryOf, filesOf } from './chunks.ts';
import { ENGLISH, FONT_PARTS, type FontPart, interFontFace, subsetInter } from './latinFont.ts';
import { EMPTY_TABLE, startTable } from './startTable.ts';

type Bundle = Rolldown.OutputBundle;

const COMMENT = /^\s*<!--[^]*?-->\n/gm;
const STYLE_LINK = /^\s*<link rel="stylesheet".*>\n/gm;
const START_SCRIPT = /<script src="\/start\.js".*?<\/script>/;

interface Prerendered {
  session: string;
  screens: readonly StartScreen[];
  firstPaint: string;
  notLoaded: string;
  noScript: string;
}

/** Renders the markup in Node with the class names of the browser build. */
const prerender = async (root: string): Promise<Prerendered> => {
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
      ssr: 'src/firstPaint/firstPaintMarkup.tsx',
      outDir,
      emptyOutDir: true,
      minify: false,
      // The screens are listed, not rendered.
      rolldownOptions: { external: /\/routes\//, checks: { pluginTimings: false } },
    },
  });
  const module = (await import(pathToFileURL(path.join(outDir, 'firstPaintMarkup.js')).href)) as {
    sessionAddress: () => Promise<string>;
    startScreens: () => Promise<StartScreen[]>;
    firstPaintMarkup: () => string;
    notLoadedMarkup: () => string;
    noScriptMarkup: () => string;
  };
  const prerendered = {
    session: await module.sessionAddress(),
    screens: await module.startScreens(),
    firstPaint: module.firstPaintMarkup(),
    notLoaded: module.notLoadedMarkup(),
    noScript: module.noScriptMarkup(),
  };
  await rm(outDir, { recursive: true });
  return prerendered;
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
        `<style>${styles.map((name) => textOf(bundle, name)).join('')}${faces.join('')}</style>`,
      ];
      html.source = page
        .replace(START_SCRIPT, () => head.join('\n    '))
        .replace('<div id="root"', (tag) => `<div id="first-paint">${markup.firstPaint}</div>\n    ${tag}`)
        .replace('<template id="not-loaded">', (tag) => tag + markup.notLoaded)
        .replace(/(?<=<noscript>).*(?=<\/noscript>)/, () => markup.noScript);
    },
  };
};

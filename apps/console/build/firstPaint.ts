import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** Renders the sign-in in Node, with the same class names as in the browser. */
const renderSignIn = async (root: string): Promise<string> => {
  const cache = path.join(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  // A folder of its own for each build: two may run at the same time.
  const outDir = await mkdtemp(path.join(cache, 'first-paint-'));
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [vanillaExtractPlugin(), react()],
    ssr: { noExternal: true },
    build: {
      ssr: 'src/firstPaint/signInMarkup.tsx',
      outDir,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  });
  const module = (await import(pathToFileURL(path.join(outDir, 'signInMarkup.js')).href)) as {
    signInMarkup: () => string;
  };
  const markup = module.signInMarkup();
  await rm(outDir, { recursive: true });
  return markup;
};

const chunkOf = (bundle: Bundle, module: string): string => {
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.includes(module),
  );
  if (!chunk) throw new Error(`No chunk has ${module}`);
  return chunk.fileName;
};

/** The chunk with a module, and all chunks and style sheets that it imports. */
const filesFor = (bundle: Bundle, module: string): string[] => {
  const files = new Set<string>();
  const add = (fileName: string): void => {
    const chunk = bundle[fileName];
    if (!chunk || chunk.type !== 'chunk' || files.has(fileName)) return;
    files.add(fileName);
    for (const name of chunk.viteMetadata?.importedCss ?? []) files.add(name);
    chunk.imports.forEach(add);
  };
  add(chunkOf(bundle, module));
  return [...files];
};

/**
 * Has index.html show the sign-in before any module has come: its markup, its style sheets, and start.js, which decides
 * whether to show it, under a name that may be cached for good and with the names of the files that it sends for.
 */
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
      if (!html || html.type !== 'asset') throw new Error('There is no index.html');

      const modules = (name: string) => filesFor(bundle, path.join(root, name));
      const page = String(html.source);
      const isNew = (name: string) => !page.includes(name);
      const styles = modules('src/SignIn.tsx').filter((name) => name.endsWith('.css') && isNew(name));
      const links = styles.map((name) => `    <link rel="stylesheet" crossorigin href="/${name}">\n`);

      const behind = (entry: string) =>
        modules(entry).filter((name) => isNew(name) && !styles.includes(name));
      const source = await readFile(path.join(root, 'start.js'), 'utf8');
      const script = ['src/Console.tsx', 'src/ReadPolicy.tsx'].reduce(
        (text, entry) =>
          text.replace(`['/${entry}']`, JSON.stringify(behind(entry).map((name) => `/${name}`))),
        source,
      );
      const hash = createHash('sha256').update(script).digest('base64url').slice(0, 8);
      const scriptName = `assets/start-${hash}.js`;
      this.emitFile({ type: 'asset', fileName: scriptName, source: script });

      const markup = await renderSignIn(root);
      html.source = page
        .replace('/start.js', `/${scriptName}`)
        .replace('  </head>', `${links.join('')}  </head>`)
        .replace(
          '<div id="root">',
          (tag) => `<div id="first-paint" hidden inert>${markup}</div>\n    ${tag}`,
        );
    },
  };
};

import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile, processVanillaFile } from '@vanilla-extract/integration';
import { type Plugin, rolldown, type RolldownOutput } from 'rolldown';
import { unlayer } from './unlayer.ts';

// Writes `dist`: an ES module with types per source module, a CSS file per style sheet, and all styles in one file, with and without cascade layers. Bundlers
// then ship only what an application uses. Packages of this repository import the sources.
const root = fileURLToPath(new URL('..', import.meta.url));
const src = path.join(root, 'src');
const dist = path.join(root, 'dist');

const isRelative = (id: string) => id.startsWith('.') || path.isAbsolute(id);

/** Modules that use React are client modules for React Server Components. */
const isClient = (imports: readonly string[]) => imports.some((id) => /^(react|@tiptap)/.test(id));

const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };

/** Names of classes have the version of the kit: a page can have two of them, each with its own styles. */
const identOf = ({ hash }: { hash: string }) => `v${version.replaceAll(/\W/g, '_')}_${hash}`;

/** Modules import their styles through `imports` of package.json, which leaves them out where Node would load them. */
const STYLES = '#css/';

/** In each sheet, because bundlers may link any of them first. */
const LAYERS = '@layer planner-reset, planner-theme, planner-component;\n';

/** Compiles `Thing.css.ts` to `Thing.css` and a module with its class names. */
function styleSheets(): Plugin {
  return {
    name: 'style-sheets',
    async load(id) {
      if (!id.endsWith('.css.ts')) return null;
      const { source } = await compile({ filePath: id, cwd: root, identOption: 'short' });
      const code = await processVanillaFile({
        source,
        filePath: id,
        identOption: identOf,
        serializeVirtualCssPath: ({ fileScope, source: css }) => {
          const file = fileScope.filePath.replace(/^src\//, '').replace(/\.css\.ts$/, '.css');
          this.emitFile({ type: 'asset', fileName: file, source: LAYERS + css });
          return `import '${STYLES}${file}';`;
        },
      });
      return { code, moduleType: 'js', moduleSideEffects: true };
    },
  };
}

/** Style sheets in the order in which the modules import them. */
function sheetsOf(output: RolldownOutput['output'], entries: readonly string[]): Set<string> {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const sheets = new Set<string>();
  const visit = (name: string) => {
    if (name.startsWith(STYLES)) sheets.add(name.slice(STYLES.length));
    const { imports, dynamicImports } = chunks.get(name) ?? { imports: [], dynamicImports: [] };
    chunks.delete(name);
    for (const imported of [...imports, ...dynamicImports]) visit(imported);
  };
  for (const entry of entries) visit(entry);
  return sheets;
}

rmSync(dist, { recursive: true, force: true });

const bundle = await rolldown({
  cwd: root,
  input: [
    'src/index.ts',
    'src/HtmlEditor/index.ts',
    'src/RichTextEditor/index.ts',
    'src/words/index.ts',
    'src/words/loadWords.ts',
    'src/theme/index.ts',
    'src/theme/createTheme.ts',
    'src/theme/fonts.ts',
  ],
  external: (id) => !isRelative(id) && !id.startsWith('src/'),
  // Unlike `browser`, it leaves `process.env.NODE_ENV` to the application's bundler.
  platform: 'neutral',
  treeshake: false,
  plugins: [styleSheets()],
});
const { output } = await bundle.write({
  dir: dist,
  format: 'esm',
  preserveModules: true,
  preserveModulesRoot: src,
  entryFileNames: '[name].js',
  banner: ({ imports }) => (isClient(imports) ? "'use client';" : ''),
});
await bundle.close();

// The theme first: without layers its reset would win over what comes before.
const sheets = sheetsOf(output, [
  'theme/index.js',
  'index.js',
  'RichTextEditor/index.js',
  'HtmlEditor/index.js',
]);
const styles = [...sheets].map((sheet) => readFileSync(path.join(dist, sheet), 'utf8')).join('\n');
writeFileSync(path.join(dist, 'styles.css'), styles);
writeFileSync(path.join(dist, 'unlayered.css'), unlayer(styles));
writeFileSync(path.join(dist, 'noStyles.js'), 'export {};\n');
// Its terms demand a copy.
copyFileSync(
  path.join(root, 'node_modules/lucide-react/LICENSE'),
  path.join(dist, 'icons/generated/lucide.txt'),
);

execFileSync('tsc', ['-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });

// Source imports end in `.tsx`, package imports in `.js`. A style sheet has no types, so applications that check declarations would refuse its import.
for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }))
  if (file.endsWith('.d.ts')) {
    const declaration = path.join(dist, file);
    writeFileSync(
      declaration,
      readFileSync(declaration, 'utf8')
        .replaceAll(/(['"])(\.{1,2}\/[^'"]+)\.tsx?\1/g, '$1$2.js$1')
        .replaceAll(/^import '[^']+\.css';\n/gm, ''),
    );
  }

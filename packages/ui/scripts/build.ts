import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile, processVanillaFile } from '@vanilla-extract/integration';
import { type Plugin, rolldown } from 'rolldown';

/**
 * Builds the package that other teams install, into `dist`: one ES module a source module, its types, and for each style sheet
 * a CSS file that the module of the sheet imports. So a bundler takes along the JavaScript and the CSS of what an application
 * uses, and nothing else. Within this repository everybody works on the sources.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const src = path.join(root, 'src');
const dist = path.join(root, 'dist');

const isRelative = (id: string) => id.startsWith('.') || path.isAbsolute(id);

/** Runs style sheets (`Thing.css.ts`) now, and leaves `Thing.css` beside the module with the names of its classes. */
function styleSheets(): Plugin {
  return {
    name: 'style-sheets',
    resolveId: (id) => (id.endsWith('.css') && isRelative(id) ? { id, external: true } : null),
    async load(id) {
      if (!id.endsWith('.css.ts')) return null;
      const { source } = await compile({ filePath: id, cwd: root, identOption: 'short' });
      const code = await processVanillaFile({
        source,
        filePath: id,
        identOption: 'short',
        serializeVirtualCssPath: ({ fileScope, source: css }) => {
          const file = fileScope.filePath.replace(/^src\//, '').replace(/\.css\.ts$/, '.css');
          this.emitFile({ type: 'asset', fileName: file, source: css });
          const from = path.dirname(path.relative(src, id));
          const specifier = path.posix.relative(from, file);
          return `import '${specifier.startsWith('.') ? specifier : `./${specifier}`}';`;
        },
      });
      return { code, moduleType: 'js', moduleSideEffects: true };
    },
  };
}

rmSync(dist, { recursive: true, force: true });

const bundle = await rolldown({
  cwd: root,
  input: ['src/index.ts', 'src/theme/index.ts', 'src/theme/fonts.ts'],
  external: (id) => !isRelative(id) && !id.startsWith('src/'),
  platform: 'browser',
  treeshake: false,
  plugins: [styleSheets()],
});
await bundle.write({
  dir: dist,
  format: 'esm',
  preserveModules: true,
  preserveModulesRoot: src,
  entryFileNames: '[name].js',
});
await bundle.close();

execFileSync('tsc', ['-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });

// The sources name each other as they are, `./Button.tsx`; in the package these are `./Button.js`.
for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }))
  if (file.endsWith('.d.ts')) {
    const declaration = path.join(dist, file);
    writeFileSync(
      declaration,
      readFileSync(declaration, 'utf8').replaceAll(/(['"])(\.{1,2}\/[^'"]+)\.tsx?\1/g, '$1$2.js$1'),
    );
  }

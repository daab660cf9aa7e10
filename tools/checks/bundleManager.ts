import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { globalsNameReferenceMap } from 'storybook/internal/manager/globals';
import { build } from 'rolldown';
import { minifySync } from 'rolldown/utils';
import { root } from './execute.ts';

/** Files of addons for the manager, which `.storybook/main.ts` writes. */
const ADDONS = path.join(root, 'node_modules/.cache/planner-manager.json');

const folderOf = (url: string) => path.dirname(fileURLToPath(url));

/** Storybook ships it as a bundle that reads the libraries from globals. */
const RUNTIME = path.join(
  folderOf(import.meta.resolve('storybook/internal/manager/globals-runtime')),
  'runtime.js',
);
/** The guided tour of development mode. */
const TOUR = /^\/\/ \S+\/react-joyride\/[^]+?(?=^\/\/ src\/)/m;
/** All icons, for toolbars that name any. */
const ICONS = /^var icons_exports = \{\};\n__export\(icons_exports, \{[^}]+\}\);$/m;
const WITHOUT_SIDE_EFFECTS = { propertyReadSideEffects: false, unknownGlobalSideEffects: false } as const;

const MODULES: Readonly<Record<string, string>> = {
  // The icons of our toolbars, which the runtime finds by name.
  icons: "export { ComponentIcon, PaintBrushIcon, TransferIcon } from '@storybook/icons';",
  // The manager runs no tests, but shares modules with the preview.
  'storybook/test': '',
  'storybook/internal/instrumenter': 'export const instrument = (object) => object;',
};

/** Replaces the globals of the runtime by imports of what it uses of them. */
function importGlobals(code: string): string {
  if (!TOUR.test(code) || !ICONS.test(code)) throw new Error("Storybook's manager is built differently");
  let members = code.replace(TOUR, '').replace(ICONS, "import * as icons_exports from 'icons';");
  const globals = Object.entries(globalsNameReferenceMap);
  for (const [, global] of globals)
    // `{ useState: a, memo } = __REACT__` becomes `a = __REACT__.useState, memo = __REACT__.memo`.
    members = members.replaceAll(
      new RegExp(String.raw`\{([^{}]+)\} = ${global}\b`, 'g'),
      (_, names: string) =>
        names
          .split(',')
          .map((pair) => {
            const [name = '', local = name] = pair.trim().split(': ');
            return `${local} = ${global}.${name}`;
          })
          .join(),
    );
  const { code: used, errors } = minifySync(RUNTIME, members, {
    module: true,
    compress: { treeshake: WITHOUT_SIDE_EFFECTS },
    mangle: false,
  });
  if (errors.length > 0) throw new Error(errors[0]?.message);
  const imports = globals
    .filter(([, global]) => used.includes(global))
    .map(([name, global]) => `import * as ${global} from '${name}';`);
  return [...imports, used].join('\n');
}

/**
 * Bundles the manager of the built Storybook, its addons and the libraries that they share again. Storybook ships these libraries
 * whole, for addons that may use anything of them.
 */
export async function bundleManager(storybook: string): Promise<void> {
  const addons = JSON.parse(readFileSync(ADDONS, 'utf8')) as string[];
  const entries = [...addons, path.join(root, '.storybook/manager.ts'), RUNTIME];
  const { output } = await build({
    input: 'manager',
    write: false,
    platform: 'browser',
    // React 18, for which the manager is made.
    resolve: {
      alias: {
        react: folderOf(import.meta.resolve('react/package.json')),
        'react-dom': folderOf(import.meta.resolve('react-dom/package.json')),
      },
    },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    treeshake: WITHOUT_SIDE_EFFECTS,
    shimMissingExports: true,
    checks: { importIsUndefined: false, pluginTimings: false, shimmedExport: false },
    plugins: [
      {
        name: 'manager',
        resolveId(id, importer) {
          if (id === 'manager' || id in MODULES) return id;
          if (importer === 'icons') return this.resolve(id, RUNTIME);
          return importer === 'manager' ? { id, moduleSideEffects: true } : null;
        },
        load: (id) =>
          id === 'manager'
            ? entries.map((file) => `import ${JSON.stringify(file)};`).join('\n')
            : MODULES[id],
        transform: (code, id) => (id === RUNTIME ? importGlobals(code) : null),
      },
    ],
    output: { minify: true, entryFileNames: 'runtime.js', chunkFileNames: '[name].js' },
  });
  const folder = path.join(storybook, 'sb-manager');
  for (const old of [folder, path.join(storybook, 'sb-addons')]) rmSync(old, { recursive: true });
  mkdirSync(folder);
  for (const file of output)
    if (file.type === 'chunk') writeFileSync(path.join(folder, file.fileName), file.code);
  const page = path.join(storybook, 'index.html');
  const html = readFileSync(page, 'utf8');
  writeFileSync(page, html.replaceAll(/^.*\.\/sb-(?:addons|manager\/globals-runtime).*\n/gm, ''));
}

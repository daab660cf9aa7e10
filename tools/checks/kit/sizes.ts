/**
 * Bundles each component alone and checks its size (brotli, without React) against its budget: JavaScript and CSS of
 * its first rendering. `--update` writes the budgets.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { root } from '../run/execute.ts';

const kit = path.join(root, 'packages/ui');
const dist = path.join(kit, 'dist');
const budgetsFile = path.join(kit, 'budgets.json');
const budgets = JSON.parse(readFileSync(budgetsFile, 'utf8')) as Record<string, number>;
const isUpdate = process.argv.includes('--update');

/** Headroom of new budgets for patch releases of libraries. */
const ROOM = 1.05;

const kB = (content: string) => brotliCompressSync(content).length / 1000;

const sheetsOf = (module: string) =>
  [...readFileSync(module, 'utf8').matchAll(/^import "#css\/([^"]+)";/gm)].map(([, sheet = '']) =>
    path.join(dist, sheet),
  );

/** kB of the first rendering of a bundle that imports only `name` from `module` of the built kit. */
async function measure(name: string, module: string): Promise<number> {
  const bundle = await rolldown({
    cwd: kit,
    input: 'entry',
    external: [/^react(-dom)?(\/|$)/, /\.css$/],
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    // 'use client' has no meaning in a browser bundle.
    checks: { pluginTimings: false, moduleLevelDirective: false },
    plugins: [
      {
        name: 'one-component',
        resolveId: (id) => (id === 'entry' ? id : null),
        load: (id) =>
          id === 'entry' ? `export { ${name} } from ${JSON.stringify(path.join(dist, module))};` : null,
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  const chunks = output.filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const firstFiles = new Set([entry?.fileName, ...(entry?.imports ?? [])]);
  const first = chunks.filter(({ fileName }) => firstFiles.has(fileName));
  const sheets = new Set(
    first.flatMap(({ moduleIds }) => moduleIds.filter((id) => id.endsWith('.css.js')).flatMap(sheetsOf)),
  );
  const code = first.map((chunk) => kB(chunk.code));
  return [...code, kB([...sheets].map((sheet) => readFileSync(sheet, 'utf8')).join('\n'))].reduce(
    (total, size) => total + size,
  );
}

execFileSync(process.execPath, ['scripts/build.ts'], { cwd: kit, stdio: 'inherit' });

const index = readFileSync(path.join(dist, 'index.js'), 'utf8');
const components = [...index.matchAll(/^import \{ ([^}]*) \} from "\.\/([^"]+)";/gm)]
  .flatMap(([, names = '', module = '']) => names.split(', ').map((name) => ({ name, module })))
  // Components start with a capital letter.
  .filter(({ name }) => /^[A-Z][a-z]/.test(name));
const names = components.map(({ name }) => name);

const problems: string[] = names.length === 0 ? ['no components were found in dist/index.js'] : [];
const figures: Record<string, number> = {};
for (const { name, module } of components) {
  const size = await measure(name, module);
  const budget = budgets[name];
  figures[name] = Math.ceil(size * ROOM * 10) / 10;
  console.log(`${name.padEnd(24)} ${size.toFixed(1).padStart(6)} kB of ${budget ?? 'no budget'}`);
  if (isUpdate) continue;
  if (budget === undefined) problems.push(`${name} has no budget in packages/ui/budgets.json`);
  else if (size > budget) problems.push(`${name} weighs ${size.toFixed(1)} kB, its budget is ${budget} kB`);
}
for (const name of Object.keys(budgets))
  if (!isUpdate && !names.includes(name)) problems.push(`${name} has a budget and is no component`);
if (isUpdate) writeFileSync(budgetsFile, `${JSON.stringify(figures, null, 2)}\n`);

for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

import { gzipSync } from 'node:zlib';
import * as kit from '@planner/ui';
import { build, type Rolldown } from 'vite';

const ENTRY = 'virtual:entry';

/** Bytes after gzip of minified JavaScript and styles with these components, apart from React: those of the first load, and those that load later. */
async function measure(names: readonly string[]): Promise<{ first: number; later: number }> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? `export { ${names.join(', ')} } from '@planner/ui';` : null),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: ENTRY,
        external: /^react(-dom)?(\/|$)/,
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput;
  const files = new Map(output.map((file) => [file.fileName, file]));
  const bytesOf = (file: string): number => {
    const found = files.get(file);
    if (!found) return 0;
    files.delete(file);
    if (found.type === 'asset') return gzipSync(found.source).length;
    const needed = [...found.imports, ...(found.viteMetadata?.importedCss ?? [])];
    return needed.reduce((sum, name) => sum + bytesOf(name), gzipSync(found.code).length);
  };
  const first = bytesOf(output[0].fileName);
  return { first, later: [...files.keys()].reduce((sum, name) => sum + bytesOf(name), 0) };
}

const SIX = ['Button', 'TextField', 'Select', 'Checkbox', 'Badge', 'Dialog'];
const components = Object.entries(kit)
  .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
  .map(([name]) => [name]);
// Those of the arguments, or all. The others are null.
const chosen = new Set(process.argv.slice(2));
const sizes: Record<string, { first: number; later: number } | null> = {};
for (const names of [SIX, ...components]) {
  const row = names.join(', ');
  sizes[row] = chosen.size === 0 || chosen.has(row) ? await measure(names) : null;
}
console.log(JSON.stringify(sizes));

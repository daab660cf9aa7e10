import path from 'node:path';
import type { Plugin } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Where the artifact has the files that sources read: by path from the root, from the folder of the bundle. */
const FILES: Readonly<Record<string, string>> = {
  'openapi.yaml': '../openapi.yaml',
  'apps/console/dist': '../console',
  'package.json': '../manifest.json',
};

const FILE_URL = /new URL\('(\.[^']+)', import\.meta\.url\)/g;

/** Points URLs relative to a source to the artifact's files, and bundles each worker as an entry. */
export const fileUrls = (): Plugin => ({
  name: 'planner:file-urls',
  enforce: 'pre',
  transform: {
    filter: { id: { include: /\.ts$/, exclude: /\/node_modules\// }, code: 'import.meta.url' },
    handler(code, id) {
      return code.replaceAll(FILE_URL, (_, relative: string) => {
        const file = path.resolve(path.dirname(id), relative);
        if (!file.endsWith('.ts')) {
          const target = FILES[path.relative(ROOT, file).replaceAll(path.sep, '/')];
          return target ? `new URL('${target}', import.meta.url)` : this.error(`The artifact lacks ${file}.`);
        }
        const fileName = `${path.basename(file, '.ts')}.mjs`;
        this.emitFile({ type: 'chunk', id: file, fileName });
        return `new URL('./${fileName}', import.meta.url)`;
      });
    },
  },
});

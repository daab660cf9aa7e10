import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Where the artifact has the files that sources read: by path from the root, from the folder of the bundle. */
const FILES: Readonly<Record<string, string>> = {
  'packages/api-client/src/generated/openapi.json': '../openapi.json',
  'apps/console/dist': '../console',
  'package.json': '../manifest.json',
};

const FILE_URL = /new URL\('(\.[^']+)', import\.meta\.url\)/g;

/** Points URLs relative to a source to the artifact's files, and bundles each worker as an entry. */
const fileUrls = (): Plugin => ({
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

/**
 * jsdom looks for the worker of its synchronous XMLHttpRequest when it is loaded. The server runs no scripts in its
 * documents, so nothing can send one, and the bundle has no such file.
 */
const withoutSyncRequests = (): Plugin => ({
  name: 'planner:without-sync-requests',
  transform: {
    filter: { id: /\/jsdom\/lib\/.*\/XMLHttpRequest-impl\.js$/ },
    handler: (code) => code.replace('require.resolve("./xhr-sync-worker.js")', 'undefined'),
  },
});

/** Bundles the server with its libraries, for the artifact. Tests and `pnpm start` run the sources. */
export default defineConfig({
  plugins: [fileUrls(), withoutSyncRequests()],
  // Loads native code from its own folders.
  ssr: { noExternal: true, external: ['sharp'] },
  build: {
    ssr: 'src/main.ts',
    target: 'node24',
    license: true,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});

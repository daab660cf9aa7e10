import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';
const OURS = fileURLToPath(new URL('../src/errors/importCode.ts', import.meta.url));

/** Puts `importCode` around each `import()` instead of Vite's helper, whose failures some browsers remember. */
export const importCode = (): Plugin => ({
  name: 'planner:import-code',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === HELPER ? `export { importCode as __vitePreload } from ${JSON.stringify(OURS)};` : null,
});

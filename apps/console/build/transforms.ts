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

/** react-aria clears its live regions by markup, which Trusted Types forbid: typing a date threw. */
export const announceWithoutMarkup = (): Plugin => ({
  name: 'planner:announce-without-markup',
  apply: 'build',
  transform: {
    filter: { id: /\/dist\/private\/live-announcer\/LiveAnnouncer\.mjs$/ },
    handler(code, id) {
      const changed = code.replaceAll(".innerHTML = ''", '.replaceChildren()');
      if (changed === code) this.error(`${id} sets no markup: it has changed`);
      return { code: changed, map: null };
    },
  },
});

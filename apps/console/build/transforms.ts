import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';
const OURS = fileURLToPath(import.meta.resolve('@planner/features/import-code'));

/** Puts `importCode` around each `import()` instead of Vite's helper, whose failures some browsers remember. */
export const importCode = (): Plugin => ({
  name: 'planner:import-code',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === HELPER ? `export { importCode as __vitePreload } from ${JSON.stringify(OURS)};` : null,
});

/** What is changed in files of react-aria, and what replaces it. */
const CHANGES: readonly (readonly [file: string, pattern: RegExp, replacement: string])[] = [
  // It clears its live regions by markup, which Trusted Types forbid.
  ['LiveAnnouncer.mjs', /\.innerHTML = ''/g, '.replaceChildren()'],
  // It reads the calendars of all languages, for 15 ms, to find a locale when there is no `LocaleProvider`.
  [
    'useDefaultLocale.mjs',
    /^[^]+$/g,
    "export const useDefaultLocale = () => ({ locale: 'en-US', direction: 'ltr' });",
  ],
  // What the browser knows about all scripts takes 4 ms to load. English is right to left only if its tag says so.
  ['i18n/utils.mjs', /\.maximize\(\)|(?<=let textInfo) = [^;]+/g, ''],
];

export const changeReactAria = (): Plugin => ({
  name: 'planner:change-react-aria',
  apply: 'build',
  transform: {
    filter: { id: /\/react-aria\/dist\/private\/.*\/(?:LiveAnnouncer|useDefaultLocale|i18n\/utils)\.mjs$/ },
    handler(code, id) {
      const change = CHANGES.find(([file]) => id.endsWith(`/${file}`));
      const changed = change ? code.replaceAll(change[1], change[2]) : code;
      if (changed === code) this.error(`${id} has changed`);
      return { code: changed, map: null };
    },
  },
});

/** Takes the build of React Router without warnings for developers, which its package contains but doesn't export. */
export const productionRouter = (): Plugin => ({
  name: 'planner:production-router',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-router(?:\/dom)?$/ },
    async handler(id, importer, options) {
      const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
      return resolved && { ...resolved, id: resolved.id.replace('/development/', '/production/') };
    },
  },
});

/** Only on the first line. https://v8.dev/blog/explicit-compile-hints */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Has four times the code of other chunks, and calls little of it at first. */
const EXCEPTION = 'RichTextEditor';

/**
 * Lets Chromium compile code beside the main thread while it downloads, instead of each function when it is first called: a
 * fifth less main-thread CPU until the users list is idle.
 */
export const compileAhead = (): Plugin => ({
  name: 'planner:compile-ahead',
  apply: 'build',
  generateBundle: {
    // Vite adds its list of chunks last.
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.name !== EXCEPTION) file.code = HINT + file.code;
    },
  },
});

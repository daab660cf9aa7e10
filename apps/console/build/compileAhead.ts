import type { Plugin } from 'vite';

/** Only on the first line. https://v8.dev/blog/explicit-compile-hints */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** The first has four times the code of other chunks, and calls little of it at first. The second is tiny. */
const EXCEPTIONS = new Set(['RichTextEditor', 'rolldown-runtime']);

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
        if (file.type === 'chunk' && !EXCEPTIONS.has(file.name)) file.code = HINT + file.code;
    },
  },
});

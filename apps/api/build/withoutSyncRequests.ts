import type { Plugin } from 'vite';

/**
 * jsdom looks for the worker of its synchronous XMLHttpRequest when it is loaded. The server runs no scripts in its
 * documents, so nothing can send one, and the bundle has no such file.
 */
export const withoutSyncRequests = (): Plugin => ({
  name: 'planner:without-sync-requests',
  transform: {
    filter: { id: /\/jsdom\/lib\/.*\/XMLHttpRequest-impl\.js$/ },
    handler: (code) => code.replace('require.resolve("./xhr-sync-worker.js")', 'undefined'),
  },
});

import type { Plugin } from 'vite';

/** Adds `<meta name="api-origin">` for an API on another host. The server that serves index.html allows it in the CSP. */
export const apiOrigin = (): Plugin => {
  let baseUrl = '';
  return {
    name: 'planner:api-origin',
    apply: 'build',
    configResolved({ env }) {
      baseUrl = String(env['VITE_API_BASE_URL'] ?? '');
    },
    transformIndexHtml: () =>
      URL.canParse(baseUrl)
        ? [{ tag: 'meta', attrs: { name: 'api-origin', content: new URL(baseUrl).origin }, injectTo: 'head' }]
        : [],
  };
};

import type { Plugin } from 'vite';

const DEVELOPMENT = '/react-router/dist/development/';
const PRODUCTION = '/react-router/dist/production/';

/** What a module makes on its first line of use, and nobody sees when it stays unused. */
const UNMARKED = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g;
/** Names for developers' tools; each keeps alive what it names. */
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm;

/**
 * Takes the router's production build, without its warnings for developers: the package has one, and no condition that asks
 * for it. Its links, forms and their ways to fetch ahead, which the console does not use, are marked so that they go.
 */
export const productionRouter = (): Plugin => ({
  name: 'planner:production-router',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-router(?:\/|$)/ },
    async handler(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace(DEVELOPMENT, PRODUCTION) };
    },
  },
  transform: {
    filter: { id: /\/react-router\/dist\/production\// },
    handler: (code) => ({
      code: code.replaceAll(DISPLAY_NAME, '').replaceAll(UNMARKED, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
});

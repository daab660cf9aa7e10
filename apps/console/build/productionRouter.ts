import type { Plugin } from 'vite';

const DEVELOPMENT = '/react-router/dist/development/';
const PRODUCTION = '/react-router/dist/production/';

/** Top-level calls without side effects that lack a pure annotation. */
const PURE_CALL = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g;
/** Assignments that keep an unused component in the bundle. */
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm;

/** Resolves react-router to its production build and marks components as pure, to tree-shake unused ones. */
// The package has no export condition for its production build.
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
      code: code.replaceAll(DISPLAY_NAME, '').replaceAll(PURE_CALL, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
});

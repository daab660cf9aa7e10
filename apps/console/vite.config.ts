import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { englishOnly } from './build/englishOnly.ts';
import { firstPaint } from './build/firstPaint.ts';
import { precompress } from './build/precompress.ts';
import { productionRouter } from './build/productionRouter.ts';

/** Where the API listens during development; `pnpm dev` says so. */
const apiPort = process.env['API_PORT'] ?? '3001';

/** The oldest browsers with all that the kit needs natively: `:dir()`, popovers, nesting, cascade layers, `oklch()`. */
const BROWSERS = ['chrome120', 'edge120', 'firefox125', 'safari17'];

export default defineConfig({
  // Only code that vanilla-extract generates imports it, so no scan finds it before a page does.
  optimizeDeps: { include: ['@planner/ui > @vanilla-extract/recipes/createRuntimeFn'] },
  plugins: [vanillaExtractPlugin(), react(), englishOnly(), productionRouter(), firstPaint(), precompress()],
  server: { proxy: { '/api': { target: `http://127.0.0.1:${apiPort}` } } },
  build: {
    // The content security policy allows fonts from our own origin only, not from data: addresses.
    assetsInlineLimit: 0,
    // Every browser that can run the bundle knows <link rel="modulepreload">.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    target: BROWSERS,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          // Few files, as each costs bytes of its own: what every page needs (base), what sign-in, public pages and console share
          // (common, without the endless list that only the history of a legal text has), and what each of the three adds. The
          // router, the parts of lists and the calls about users come with the console. Journeys watch what sign-in and users
          // list weigh, and that legal texts come without the console.
          groups: [
            // Not the tokens: the theme's module names them, but only late parts look at their values.
            {
              name: 'base',
              tags: ['$initial'],
              test: /^(?!.*\/ui\/src\/theme\/(?:light|dark|breakpoints)\.)/,
              priority: 6,
            },
            {
              name: 'common',
              test: /\/ui\/src\/(?:Banner|Brand|EmptyState|ErrorState|Footer|IconButton|Link|PageHeader|Stack|Text|ThemeToggle|VisuallyHidden)\/|\/shared\/(?:SlowNote|errorMessage|format|useIsSlow|useLoadState|useSave|whileEdited)\.|\/auth\/(?:messages|queries|useSession)\.|\/titles\.ts$|\/useDocumentTitle\.|\/useTheme\.|\/@tanstack\/(?!.*\/(?:use)?[iI]nfiniteQuery(?:Options|Observer)?\.)|\/field\/field\.css|useControlledState/,
              priority: 5,
            },
            { name: 'sign-in', test: /\/SignIn\.tsx$/, priority: 4 },
            { name: 'public', test: /\/shell\/PublicScreen\.tsx$/, priority: 3 },
            {
              name: 'console',
              test: /\/Console\.tsx$|\/ui\/src\/(?:AlertDialog\/AlertDialog\.|Badge|FilterSelect|Pagination|SearchField|Select\/Select\.css|Skeleton|Stack|Table\/(?:Table[.BHR]|cells|RowCheckbox|tableSelection))|\/shared\/(?:EditLink|PageFooter|RefetchMessage|useDeleteFocus|usePages|useSearchText)\.|\/users\/(?:queries|messages)\.|\/useListNavigate\./,
              priority: 2,
            },
          ],
        },
      },
    },
  },
});

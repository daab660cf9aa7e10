import path from 'node:path';
import { brand } from '@planner/brand';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileAhead } from './build/compileAhead.ts';
import { productionRouter } from './build/productionRouter.ts';
import { fontParts } from './build/fonts.ts';
import { apiOrigin, brandPage, startLinks } from './build/page.ts';
import { signInPage } from './build/signIn.ts';
import { styles } from './build/styles.ts';
import { BROWSERS } from './build/browsers.ts';
import { precompress } from './build/compressFolder.ts';

/** Port of the API during development, set by `pnpm dev`. */
const apiPort = process.env['API_PORT'] ?? '3001';

/** For the account menu, in releases and images. */
const { VERSION, COMMIT = '' } = process.env;
const appVersion = VERSION && `Version ${VERSION} (${COMMIT.slice(0, 7)})`;

/** What nearly every page shows. */
const BASE = [
  'console/src/shell/PublicScreen.tsx',
  'features/src/shared/query/errorMessage.ts',
  'features/src/shared/query/useLoadState.ts',
  'ui/src/Card/Card.tsx',
  'ui/src/EmptyState/EmptyState.tsx',
  'ui/src/ErrorState/ErrorState.tsx',
  'ui/src/overlay/lazyWithRetry.ts',
];

/**
 * Code by the job that people load it for, in the order of loading. A chunk has the files with all that they import, but what an
 * earlier chunk has. Other lazy modules have their own.
 */
const JOBS: readonly (readonly string[])[] = [
  ['console/src/main.tsx', ...BASE],
  ['console/src/entries/SignIn.tsx', 'console/src/entries/SessionApp.tsx'],
  // What public pages share with the console.
  [
    'ui/src/format/formatTimes.ts',
    'features/src/shared/format/momentText.ts',
    'ui/src/PageHeader/PageHeader.tsx',
    'ui/src/Skeleton/Skeleton.tsx',
  ],
  ['console/src/routes/account.ts'],
  ['console/src/routes/policies.ts'],
  [
    'console/src/entries/Console.tsx',
    'console/src/routes/UsersRoute.tsx',
    'ui/src/Dialog/Dialog.tsx',
    'ui/src/search/foldText.ts',
    'ui/src/Checkbox/Checkbox.css.ts',
  ],
  // What forms, overlays and the legal desk share.
  [
    'react-aria/dist/private/progress/useProgressBar.mjs',
    'ui/src/SegmentedControl/SegmentedControl.tsx',
    'ui/src/Checkbox/Checkbox.tsx',
    'ui/src/Comparison/Comparison.tsx',
    'ui/src/Select/Select.tsx',
    'api-client/src/generated/operations/acceptances.ts',
    'features/src/shared/export/saveFile.ts',
    'console/src/unsaved/UnsavedChanges.tsx',
  ],
  ['ui/src/overlay/overlays.ts', 'console/src/overlays.ts'],
  ['console/src/routes/overview.ts'],
  ['console/src/routes/categories.ts'],
  ['console/src/routes/PersonRoute.tsx'],
  ['console/src/routes/forms.ts', 'features/src/users/dialogs.ts', 'api-client/src/sendWithProgress.ts'],
];

const codeOf = ([file = '', ...others]: readonly string[], index: number) => ({
  name: path.parse(file).name,
  test: (id: string) => [file, ...others].some((part) => id.endsWith(part)),
  priority: JOBS.length - index,
});

/** What other chunks share. Small parts join the nearest one. */
const SHARED = { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 10_000 };

export default defineConfig({
  define: { APP_VERSION: appVersion ? JSON.stringify(appVersion) : 'undefined' },
  // Imported only by code that vanilla-extract generates, so the dependency scan misses it.
  optimizeDeps: { include: ['@planner/ui > @vanilla-extract/recipes/createRuntimeFn'] },
  plugins: [
    styles(),
    react(),
    productionRouter(),
    apiOrigin(),
    brandPage(brand),
    fontParts(),
    startLinks(),
    signInPage(),
    compileAhead(),
    precompress(),
  ],
  // The server may give the console a path: only the page is written for it.
  experimental: {
    renderBuiltUrl: (_file, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
  server: { proxy: { '/api': { target: `http://127.0.0.1:${apiPort}` } } },
  build: {
    // The content security policy forbids `data:` fonts.
    assetsInlineLimit: 0,
    // Vite doesn't request a style sheet again that could not be fetched, and then shows what needs it without styles.
    cssCodeSplit: false,
    // For the artifact. The server doesn't serve it.
    license: true,
    // All targets support modulepreload.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    target: BROWSERS,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // Every page lists the files. So few characters tell the versions of one name apart.
        entryFileNames: 'assets/[name]-[hash:6].js',
        // Without the names of all that share it, and short: the first page lists them.
        chunkFileNames: ({ name }) => `assets/${name.replace(/(?:Route|~).*/, '')}-[hash:6].js`,
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: { groups: [...JOBS.map(codeOf), SHARED] },
      },
    },
  },
});

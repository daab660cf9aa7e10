import { brand } from '@planner/brand';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { changeReactAria, compileAhead, importCode, productionRouter } from './build/transforms.ts';
import { apiOrigin, brandPage } from './build/page.ts';
import { BROWSERS } from './build/browsers.ts';
import { chunkGroups } from './build/chunkGroups.ts';
import { firstPaint } from './build/firstPaint.ts';
import { precompress } from './build/compressFolder.ts';

/** Port of the API during development, set by `pnpm dev`. */
const apiPort = process.env['API_PORT'] ?? '3001';

/** For the account menu, in releases and images. */
const { VERSION, COMMIT = '' } = process.env;
const appVersion = VERSION && `Version ${VERSION} (${COMMIT.slice(0, 7)})`;

export default defineConfig({
  define: { APP_VERSION: appVersion ? JSON.stringify(appVersion) : 'undefined' },
  // Imported only by code that vanilla-extract generates, so the dependency scan misses it.
  optimizeDeps: { include: ['@planner/ui > @vanilla-extract/recipes/createRuntimeFn'] },
  plugins: [
    vanillaExtractPlugin(),
    react(),
    changeReactAria(),
    importCode(),
    productionRouter(),
    apiOrigin(),
    brandPage(brand),
    firstPaint(),
    compileAhead(),
    precompress(),
  ],
  server: { proxy: { '/api': { target: `http://127.0.0.1:${apiPort}` } } },
  build: {
    // The content security policy forbids `data:` fonts.
    assetsInlineLimit: 0,
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
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
});

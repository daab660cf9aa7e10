import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Builds the page of a report, with relative URLs, into `dist/page`. Returns this folder. */
export async function buildPage(): Promise<string> {
  const outDir = folder('dist/page');
  await build({
    root: folder('page'),
    base: './',
    configFile: false,
    logLevel: 'warn',
    plugins: [vanillaExtractPlugin(), react()],
    build: {
      outDir,
      emptyOutDir: true,
      // The content security policy forbids `data:` fonts.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  });
  return outDir;
}

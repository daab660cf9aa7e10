import { defineConfig } from 'vite';
import { fileUrls } from './build/fileUrls.ts';
import { withoutSyncRequests } from './build/withoutSyncRequests.ts';

/** Bundles the server with its libraries, for the artifact. Tests and `pnpm start` run the sources. */
export default defineConfig({
  plugins: [fileUrls(), withoutSyncRequests()],
  // Loads native code from its own folders.
  ssr: { noExternal: true, external: ['sharp'] },
  build: {
    ssr: 'src/main.ts',
    target: 'node24',
    license: true,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});

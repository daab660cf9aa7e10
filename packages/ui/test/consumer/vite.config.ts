import { writeFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Also writes a list of the modules that the application ships. */
export default defineConfig({
  plugins: [
    react(),
    {
      name: 'list-modules',
      generateBundle(_, bundle) {
        const modules = Object.values(bundle).flatMap((chunk) =>
          chunk.type === 'chunk' ? Object.keys(chunk.modules) : [],
        );
        writeFileSync('modules.json', JSON.stringify(modules));
      },
    },
  ],
});

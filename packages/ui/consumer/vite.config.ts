import { writeFileSync } from 'node:fs';
import { defineConfig } from 'vite';

/** Besides the application, writes which modules of the kit it ships. */
export default defineConfig({
  plugins: [
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

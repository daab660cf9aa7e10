import { readdirSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** A page per host, so that the parts which several share are chunks of their own. */
export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: {
    outDir: 'hosts',
    rolldownOptions: { input: readdirSync('.').filter((file) => file.startsWith('host-')) },
  },
});

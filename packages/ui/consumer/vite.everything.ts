import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: { outDir: 'everything', chunkSizeWarningLimit: 2000, rolldownOptions: { input: 'everything.html' } },
});

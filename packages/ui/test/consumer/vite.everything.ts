import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // Only React's development build reports attributes that differ from the server's.
  define: { 'process.env.NODE_ENV': JSON.stringify('development') },
  build: { outDir: 'everything', chunkSizeWarningLimit: 2000, rolldownOptions: { input: 'everything.html' } },
});

import path from 'node:path';
import type { Plugin } from 'vite';
import { compressFolder } from './compressFolder.ts';

/** Compresses what the build writes. */
export const precompress = (): Plugin => {
  let outDir = '';
  return {
    name: 'planner:precompress',
    apply: 'build',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    writeBundle: () => compressFolder(outDir),
  };
};

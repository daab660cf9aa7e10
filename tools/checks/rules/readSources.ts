import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Sources } from './Sources.ts';

const IGNORED = new Set([
  'node_modules',
  'dist',
  'storybook-static',
  'generated',
  '.git',
  '.data',
  '__screenshots__',
]);
const SOURCE = /\.(ts|tsx|mts|mjs|js|css)$/;

/** All sources in a folder, except installed, built and generated files. */
export const readSources = (root: string): Sources =>
  new Map(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
      .filter((file) => !file.split('/').some((part) => IGNORED.has(part)))
      .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
  );

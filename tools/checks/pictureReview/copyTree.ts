import { cpSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const LEFT_OUT = new Set([
  '.git',
  '.cache',
  '.data',
  '.pnpm',
  '.vite',
  '.vite-temp',
  '.vitest-attachments',
  '.vitest-cache',
  'dist',
  'picture-report',
  'playwright-report',
  'storybook-static',
  'test-results',
]);

/** Vite serves files of the workspace only, and the dependencies stay where they are. */
const configOf = (dependencies: string) => `import { mergeConfig } from 'vitest/config';
import config from './vitest.config.ts';

export default mergeConfig(config, { server: { fs: { allow: ['.', ${JSON.stringify(dependencies)}] } } });
`;

/** Configuration of Vitest in the copy. */
export const CONFIG = 'vitest.copy.config.ts';

/** Copies the working tree to a temporary folder, in which its packages find each other; their dependencies are linked. */
export function copyTree(root: string): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'planner-pictures-')));
  cpSync(root, folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !LEFT_OUT.has(path.basename(file)),
  });
  const dependencies = path.join(root, 'node_modules/.pnpm');
  symlinkSync(dependencies, path.join(folder, 'node_modules/.pnpm'));
  writeFileSync(path.join(folder, CONFIG), configOf(dependencies));
  return folder;
}

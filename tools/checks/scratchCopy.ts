import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './run/execute.ts';

/** Browsers load these from the copy: Vite serves no files outside it. */
const SERVED = 'packages/ui/node_modules/@fontsource-variable/inter';
/** What tools keep beside the packages. */
const CACHE = /\/node_modules\/\.(?!bin)/;

const copy = (folder: string, file: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  cpSync(path.join(root, file), path.join(folder, file), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !CACHE.test(source),
  });
};

/**
 * A copy of the project for tests that edit it, committed or not, with everything installed but without the pictures of stories. Remove it in the
 * end.
 */
export const createScratchCopy = (): { folder: string; remove: () => void } => {
  // Without symbolic links, such as that of /tmp on macOS.
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'planner-copy-')));
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  }).split('\0');
  for (const file of files)
    if (file && !file.includes('__screenshots__') && existsSync(path.join(root, file))) copy(folder, file);
  // These link to the packages of the copy, and to what the root has installed.
  for (const modules of globSync('{.storybook,bench,e2e,{apps,packages,tools}/*}/node_modules', {
    cwd: root,
  }))
    copy(folder, modules);
  copy(folder, 'node_modules');
  symlinkSync(path.join(root, 'node_modules/.pnpm'), path.join(folder, 'node_modules/.pnpm'));
  rmSync(path.join(folder, SERVED));
  cpSync(realpathSync(path.join(root, SERVED)), path.join(folder, SERVED), { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

import { execFileSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { AppName } from './App.ts';

const here = (folder: string): string => fileURLToPath(new URL(folder, import.meta.url));

const brotli = promisify(brotliCompress);

/** The server sends stored `.br` files; the console's build writes its own. */
const compress = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder, { recursive: true })) {
    const file = path.join(folder, name);
    if (/\.(?:html|js|css)$/.test(name)) await writeFile(`${file}.br`, await brotli(await readFile(file)));
  }
};

const buildReference = async (name: 'floor' | 'limit', pages: readonly string[]): Promise<string> => {
  const root = here(name);
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      modulePreload: { polyfill: false },
      rolldownOptions: { input: pages.map((page) => path.join(root, page)) },
    },
  });
  const folder = path.join(root, 'dist');
  await compress(folder);
  return folder;
};

/** Builds console and reference pages for production. Returns their folders. */
export const buildApps = async (): Promise<Record<AppName, string>> => {
  const console = here('../../apps/console/');
  execFileSync('vite', ['build', '--logLevel', 'warn'], {
    cwd: console,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return {
    console: path.join(console, 'dist'),
    floor: await buildReference('floor', ['index.html']),
    limit: await buildReference('limit', ['index.html', 'users.html']),
  };
};

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from '../run/execute.ts';

/** Versions that packages of this repository share. */
export const { catalog } = parse(readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8')) as {
  catalog: Record<string, string>;
};

/** Writes the types of a contract. */
export const OPENAPI_TYPESCRIPT = path.join(root, 'tools/openapi/node_modules/.bin/openapi-typescript');
/** An application of another domain, built with the packages. */
export const ORDER_DESK = path.join(root, 'packages/ui/test/consumer/orders');
export const ORDERS = path.join(ORDER_DESK, 'orders.yaml');

/** Lets git read another remote than the clone's. */
const REMOTE = {
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: 'remote.origin.url',
  GIT_CONFIG_VALUE_0: 'https://user:secret@git.example/team/planner.git',
};

/** Style sheets have no types. */
const SHEETS = ['styles.css', 'unlayered.css'];
const CHECKS = path.join(root, 'tools/checks');

/** Checks a package's manifest and that its types resolve wherever its code does. @throws with what is wrong, which it prints */
export const checkPackage = (file: string): void => {
  for (const [command, ...args] of [
    ['publint', '--strict'],
    ['attw', '--profile', 'esm-only', '--format', 'table-flipped', '--exclude-entrypoints', ...SHEETS],
  ])
    execFileSync(`node_modules/.bin/${command}`, [file, ...args], { cwd: CHECKS, stdio: 'inherit' });
};

/** Packs a package of this repository, as it would be published, into a folder. Returns the name of the file. */
export const pack = (folder: string, destination: string): string => {
  const output = execFileSync('pnpm', ['pack', '--json', '--pack-destination', destination], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...REMOTE },
  });
  const { filename } = JSON.parse(output.slice(output.indexOf('{'))) as { filename: string };
  return path.basename(filename);
};

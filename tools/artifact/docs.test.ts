import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, expect, it } from 'vitest';
import { blocksOf } from './lifecycle.ts';

// Types the commands of README and docs in an empty folder. Only in the long run: it installs and builds twice.

const ROOT = path.resolve(import.meta.dirname, '../..');
const PASSWORD = 'correct horse battery';
const base = mkdtempSync(path.join(tmpdir(), 'planner-docs-'));
const machine = path.join(base, 'machine');
const clone = path.join(base, 'planner-admin');

let running: ChildProcess | undefined;
afterEach(async () => {
  if (running?.exitCode === null && running.kill('SIGTERM')) await once(running, 'exit');
  running = undefined;
});
afterAll(() => rmSync(base, { recursive: true }));

/** Blocks that need more than this machine, or hours. */
const LEFT_OUT = /\b(?:docker|jq|kubectl|lighthouse)\b|bench:web/;

/** Node is the one of the test. */
const createPrograms = (): string => {
  const folder = path.join(machine, 'bin');
  mkdirSync(folder, { recursive: true });
  const programs = {
    node: `exec '${process.execPath}' "$@"`,
    pnpm: 'exec npx --yes pnpm@12.21.0 "$@"',
  };
  for (const [name, line] of Object.entries(programs))
    writeFileSync(path.join(folder, name), `#!/bin/sh\n${line}\n`, { mode: 0o755 });
  return folder;
};

/** Only what a shell of an operator has, without what the tests set. */
const environment = (variables: Record<string, string> = {}): NodeJS.ProcessEnv => {
  const PATH = (process.env['PATH'] ?? '').split(path.delimiter).filter((folder) => !folder.startsWith(ROOT));
  return {
    PATH: [createPrograms(), ...PATH].join(path.delimiter),
    HOME: process.env['HOME'],
    // Of a registry within a company.
    NODE_EXTRA_CA_CERTS: process.env['NODE_EXTRA_CA_CERTS'],
    ...variables,
  };
};

/** The paths of the machine, in a folder of the test. */
const onMachine = (text: string): string =>
  text.replaceAll(/(?<![\w.])\/(var\/lib|backups)\b/g, `${machine}/$1`);

const type = (commands: string, variables: Record<string, string> = {}, cwd = clone, input = ''): string => {
  const { status, stdout, stderr } = spawnSync('bash', ['-euo', 'pipefail', '-c', onMachine(commands)], {
    cwd,
    env: environment(variables),
    input,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (status !== 0) throw new Error(`${commands}\nended with ${status}:\n${stdout}\n${stderr}`);
  return stdout;
};

/** Returns the address of the server that the command starts. */
const serve = async (command: string, variables: Record<string, string>): Promise<string> => {
  running = spawn('bash', ['-c', `exec ${onMachine(command)}`], {
    cwd: clone,
    env: environment(variables),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(running.stdout!)) {
    const [, url] = /running at (\S+)/.exec(line) ?? [];
    if (url === undefined) continue;
    running.stdout?.resume();
    return url;
  }
  throw new Error(`${command} ended`);
};

it('the two commands of the README work in a fresh clone, and the API answers the calls of its page', async () => {
  execFileSync('git', ['clone', '--quiet', ROOT, clone]);
  const [readme = ''] = blocksOf('README.md');
  const [start = '', test = ''] = readme.split('\n').map((line) => line.replace(/ +#.*/, ''));
  // Those who read this run the second one.
  expect(test).toBe(start.replace('start', 'test'));
  const url = await serve(start, {
    PORT: '0',
    PLANNER_DATA_DIR: path.join(base, 'data'),
    PLANNER_ADMIN_PASSWORD: PASSWORD,
  });
  const calls = blocksOf('docs/api.md').map((block) =>
    block
      .replaceAll('http://localhost:3000', url)
      .replace('…"', `${PASSWORD}"`)
      .replaceAll('curl ', 'curl --fail --silent --show-error '),
  );
  const [withToken = '', signIn = ''] = [/^read/, /auth\/login/].map((one) =>
    calls.find((call) => one.test(call)),
  );
  expect(type(signIn, {}, base)).toContain('"users":[');
  const token = JSON.stringify({ name: 'Docs', access: 'everything', days: 1 });
  const made = type(
    `curl --fail --silent -b cookies -H 'Content-Type: application/json' -d '${token}' ${url}/api/v1/tokens`,
    {},
    base,
  );
  const [, secret = ''] = /"(pa_[^"]+)"/.exec(made) ?? [];
  expect(type(withToken, {}, base, `${secret}\n`)).toMatch(/"users":\[.*"name":"Rent"/s);
});

it('a clone makes the artifact, whose data are backed up and restored as written', async () => {
  for (const folder of ['var/lib', 'backups']) mkdirSync(path.join(machine, folder), { recursive: true });
  type('pnpm build');
  const PLANNER_DATA_DIR = path.join(machine, 'var/lib/planner-admin');
  await serve('node dist/planner-admin/server.js', { PLANNER_DATA_DIR, PORT: '0' });

  const operations = blocksOf('docs/operations.md').flatMap((block) => block.trim().split('\n'));
  const [backup, ...restores] = operations.filter(
    (line) => /pnpm (?:backup|restore)/.test(line) && !line.includes('--keep'),
  );
  type(backup ?? '', { PLANNER_DATA_DIR });
  for (const restore of restores.filter((line) => !line.startsWith('DATABASE_URL'))) type(restore);
  expect(existsSync(path.join(machine, 'var/lib/planner-new/planner.db'))).toBe(true);
});

it('every other block of a shell needs more than this machine', () => {
  // artifact.test.ts types those with sudo.
  const typed = /npx --yes pnpm|^curl|^read|sudo|pnpm (?:backup|restore)/;
  const others = globSync('docs/*.md', { cwd: ROOT })
    .flatMap(blocksOf)
    .filter((block) => !LEFT_OUT.test(block) && !typed.test(block));
  // Lines of `.env`.
  expect(others).toEqual([expect.stringMatching(/^DOMAIN=.*\nSMTP_URL=.*\nMAIL_FROM=.*\n$/)]);
});

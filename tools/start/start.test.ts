import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

/** Each test starts a chain of processes, which is slow on a busy machine. */
const TIMEOUT_MS = 120_000;
const START = path.join(import.meta.dirname, 'start.ts');
const PATH = process.env['PATH'] ?? '';

const findPnpm = (): string => {
  const pnpm = PATH.split(path.delimiter)
    .map((folder) => path.join(folder, 'pnpm'))
    .find((file) => existsSync(file));
  if (pnpm === undefined) throw new Error('pnpm is not in PATH');
  return pnpm;
};

let project: string;
let dataDir: string;
/** Resolves when the last started command and all its children have ended. */
let running: Promise<void> | undefined;
const pidFile = () => path.join(project, 'pid');

beforeAll(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'planner-start-'));
  dataDir = path.join(project, 'data');
  const bin = path.join(project, 'node_modules/.bin');
  await mkdir(bin, { recursive: true });
  // A local pnpm needs no network.
  await symlink(findPnpm(), path.join(bin, 'pnpm'));
  // Other tests build the console.
  await writeFile(path.join(bin, 'vite'), `#!/bin/sh\necho $PPID > '${pidFile()}'\n`);
  await chmod(path.join(bin, 'vite'), 0o755);
  const start = `echo "Shell $$"; '${process.execPath}' '${START}'`;
  await writeFile(path.join(project, 'package.json'), JSON.stringify({ name: 'x', scripts: { start } }));
});
afterEach(async () => {
  // Kill a server that a failed test left running.
  if (running) process.kill(Number(await readFile(pidFile(), 'utf8')), 'SIGKILL');
  await running;
});
afterAll(() => rm(project, { recursive: true }));

interface Started {
  child: ChildProcess;
  url: string;
  /** PID of the shell in which pnpm runs the script. */
  shell: number;
}

/** Always the same folder, which requires that the previous server released it. */
const start = async (line: string): Promise<Started> => {
  const [command = '', ...args] = line.split(' ');
  const child = spawn(command, args, {
    cwd: project,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: [path.join(project, 'node_modules/.bin'), PATH].join(path.delimiter),
      HOME: project,
      PORT: '0',
      SHUTDOWN_DELAY_MS: '0',
      PLANNER_DATA_DIR: dataDir,
    },
  });
  running = new Promise((resolve) => {
    child.once('close', () => {
      running = undefined;
      resolve();
    });
  });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (text: Buffer) => {
      output += text.toString();
      const found = /^Planner Admin is running at (\S+)$/m.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('close', () => reject(new Error(output)));
  });
  return { child, url, shell: Number(/^Shell (\d+)$/m.exec(output)?.[1]) };
};

describe('a server started by a package manager', () => {
  it.each([
    // No SIGINT: npx's shell does not forward one; at a terminal every process gets it.
    ['npx pnpm start', 'SIGTERM'],
    ['npx pnpm start', 'SIGHUP'],
    ['npx pnpm start', 'SIGKILL'],
    ['pnpm start', 'SIGTERM'],
    ['pnpm start', 'SIGINT'],
    ['pnpm start', 'SIGHUP'],
    ['pnpm start', 'SIGKILL'],
  ] as const)(
    'ends when only %s gets %s',
    async (command, signal) => {
      const { child, url } = await start(command);
      expect((await fetch(`${url}/api/v1/health`)).status).toBe(200);
      child.kill(signal);
      await running;
      await expect(fetch(`${url}/api/v1/health`)).rejects.toThrow('fetch failed');
    },
    TIMEOUT_MS,
  );

  it(
    "ends when the script's shell alone gets SIGTERM, as from pnpm at a terminal",
    async () => {
      const { shell } = await start('npx pnpm start');
      process.kill(shell, 'SIGTERM');
      await running;
      // The database was closed.
      expect(existsSync(path.join(dataDir, 'planner.db-wal'))).toBe(false);
    },
    TIMEOUT_MS,
  );
});

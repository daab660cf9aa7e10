import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Finished } from './outcomeOf.ts';
import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** @param maxSilenceMs ends a command that prints nothing for so long, and the processes it has started */
export const execute = (
  command: string,
  cwd = root,
  env: NodeJS.ProcessEnv = {},
  maxSilenceMs?: number,
): Promise<Finished> =>
  new Promise((resolve) => {
    const child = spawn(command, {
      cwd,
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      // The output is read in logs, without colors and animations.
      env: { ...process.env, NO_COLOR: undefined, FORCE_COLOR: '0', ...env },
      // A process group of its own can be ended as a whole.
      detached: maxSilenceMs !== undefined,
    });
    let output = '';
    let isStalled = false;
    const end = () => child.pid && process.kill(-child.pid, 'SIGKILL');
    const silence =
      maxSilenceMs === undefined
        ? undefined
        : setTimeout(() => {
            isStalled = true;
            end();
          }, maxSilenceMs);
    // Ctrl+C does not reach it.
    if (silence) process.once('exit', end);
    const onData = (chunk: Buffer) => {
      output += chunk.toString();
      silence?.refresh();
    };
    child.stdout.on('data', onData);
    child.stderr.on('data', onData);
    child.on('close', (code) => {
      clearTimeout(silence);
      process.off('exit', end);
      resolve({ code: code ?? 1, output, isStalled });
    });
  });

const MEMORY = '/dev/shm';
/** Far more than the checks need. Containers often offer 64 MB. */
const MIN_FREE_BYTES = 8 * 2 ** 30;

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= MIN_FREE_BYTES;
}

/**
 * Gives all checks a folder in memory for their temporary files, which saves a tenth of their time: browsers share bitmaps through
 * such files, and test databases sync each write. The folder is removed at the end.
 */
export function useMemoryForTemporaryFiles(): void {
  if (process.env['TMPDIR'] || !hasRoom()) return;
  const folder = mkdtempSync(path.join(MEMORY, 'planner-checks-'));
  process.env['TMPDIR'] = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
}

/** Local PostgreSQL with trust authentication, common on development machines and CI. */
const LOCAL = 'postgres://postgres@127.0.0.1:5432/postgres';
const CONNECT_TIMEOUT_MS = 10_000;

/** `TEST_DATABASE_URL` (throws if unreachable), or a local server that accepts `postgres` without a password. */
// Each test file creates and drops its own database.
export async function postgresForTests(): Promise<string | undefined> {
  const chosen = process.env['TEST_DATABASE_URL'];
  const client = new Client({
    connectionString: chosen ?? LOCAL,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // A connection that the server drops later must not end the run.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return chosen ?? LOCAL;
  } catch (error) {
    if (chosen) throw new Error(`TEST_DATABASE_URL does not answer: ${String(error)}`, { cause: error });
    return undefined;
  }
}

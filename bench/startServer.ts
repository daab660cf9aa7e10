import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const SERVER = fileURLToPath(import.meta.resolve('@planner/api/main'));
const FOLDER_SERVER = fileURLToPath(new URL('serveFolder.ts', import.meta.url));

export const admin = { email: 'admin@planner.local', password: 'a quiet lake at noon' } as const;

interface ServerOptions {
  /** For data. A server alone has the embedded database there. */
  dataDir: string;
  databaseUrl?: string | undefined;
  /** Users to add first. */
  users?: number;
  /** Served instead of the console. */
  folder?: string;
  /** A command that runs the server, such as one that limits it. */
  command?: readonly string[];
  /** More of the environment. */
  variables?: Readonly<Record<string, string>>;
}

/** Runs a command of the server. Returns what it printed, and how long it took. */
export const runCommand = async (args: readonly string[], env: NodeJS.ProcessEnv) => {
  const start = performance.now();
  const { stdout: output } = await promisify(execFile)(process.execPath, [SERVER, ...args], { env });
  return { output, seconds: (performance.now() - start) / 1000 };
};

/** Starts the real server in a process of its own, with the administrator `admin`. */
export const startServer = async ({
  dataDir,
  databaseUrl,
  users,
  folder,
  command = [],
  variables,
}: ServerOptions) => {
  const env = {
    PATH: process.env['PATH'],
    HOST: '127.0.0.1',
    PORT: '0',
    SHUTDOWN_DELAY_MS: '0',
    PLANNER_DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    PLANNER_ADMIN_EMAIL: admin.email,
    PLANNER_ADMIN_PASSWORD: admin.password,
    ...variables,
  };
  if (users !== undefined) await runCommand(['seed', '--users', String(users), '--yes'], env);
  const server = [process.execPath, ...(folder === undefined ? [SERVER] : [FOLDER_SERVER, folder])];
  const [program = '', ...args] = [...command, ...server];
  const child = spawn(program, args, {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  createInterface(child.stderr).on('line', (line) => {
    // Requests and sign-ins.
    if (!/"level":"info"|"durationMs":/.test(line)) process.stderr.write(`${line}\n`);
  });
  const exit = once(child, 'exit');
  for await (const line of createInterface(child.stdout)) {
    const [, url] = /running at (\S+)/.exec(line) ?? [];
    if (!url) continue;
    // What the server prints later must not fill the pipe.
    child.stdout.resume();
    const stop = async () => {
      child.kill('SIGTERM');
      await exit;
    };
    return { url, pid: child.pid ?? 0, stop };
  }
  throw new Error('The server ended before it was running');
};

/** A port that nothing listens on. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/** Gives work a folder, which is deleted afterwards. */
export const inTemporaryFolder = async (work: (folder: string) => Promise<void>): Promise<void> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'planner-bench-'));
  await work(folder).finally(() => rm(folder, { recursive: true, force: true }));
};

/** Calls the API. Rejects for an error other than 503. `ms` is from sending the request to the last byte. */
export const createClient =
  (origin: string, cookie: string) => async (method: string, address: string, body?: unknown) => {
    const start = performance.now();
    const response = await fetch(`${origin}/api/v1${address}`, {
      method,
      headers: { Cookie: cookie, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const ms = performance.now() - start;
    const { status, ok, headers } = response;
    if (!ok && status !== 503) throw new Error(`${method} ${address} returned ${status}: ${text}`);
    return { status, ms, body: JSON.parse(text) as unknown, cookie: headers.get('set-cookie') ?? '' };
  };

/** Signs in. Returns the cookie of the session. */
export const logIn = async (origin: string, account: object = admin): Promise<string> => {
  const { cookie } = await createClient(origin, '')('POST', '/auth/login', account);
  return cookie.split(';')[0] ?? '';
};

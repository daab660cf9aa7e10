import { once } from 'node:events';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase, withEngine } from '../../src/platform/db/openDatabase.ts';
import { createTestDatabase, type TestDatabase } from '../support/createTestDatabase.ts';
import { freePort } from '../support/freePort.ts';
import { type RunningNode, runNode } from '../support/runNode.ts';

const URL_LINE = /^Planner Admin is running at (\S+)$/m;
const PASSWORD = 'correct horse battery';

let database: TestDatabase;
let running: RunningNode[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await Promise.all(running.map(({ finished }) => finished));
  running = [];
  await database.drop();
});

const environment = () => ({
  PORT: '0',
  PLANNER_DATA_DIR: database.dataDir,
  DATABASE_URL: database.databaseUrl,
});

const run = (file: string, variables: Record<string, string> = {}, args: string[] = []): RunningNode => {
  const started = runNode(file, { ...environment(), ...variables }, args);
  running.push(started);
  return started;
};

const sendLogIn = (url: string, email: string, password: string): Promise<Response> =>
  fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });

const logIn = async (url: string, email: string, password: string): Promise<number> =>
  (await sendLogIn(url, email, password)).status;

/** What limits the session of a sign-in. */
const limitOf = async (url: string, email: string, password: string): Promise<string | undefined> => {
  const { extras } = (await (await sendLogIn(url, email, password)).json()) as { extras: string[] };
  return extras.find((name) => name.startsWith('limit.'));
};

const linesOf = (stderr: string): unknown[] =>
  stderr
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));

/** Makes a process crash on SIGUSR2. */
const CRASHES = {
  uncaughtException: "process.on('SIGUSR2',()=>{throw(new(Error)('boom'))})",
  unhandledRejection: "process.on('SIGUSR2',()=>{Promise.reject(new(Error)('boom'))})",
};

const mails = () => readdir(path.join(database.dataDir, 'outbox')).catch(() => []);

describe('main', () => {
  test.each([
    [],
    ['migrate'],
    ['check-config'],
    ['admin', 'create', 'a@example.org'],
    ['seed', '--users', '3'],
  ])('refuses a database beyond this machine without TLS: %s', async (...args) => {
    const DATABASE_URL = 'postgres://planner:hidden-secret@db.example.net/planner?sslmode=prefer';
    const { code, stderr } = await run('main.ts', { DATABASE_URL }, args).finished;
    expect(code).toBe(1);
    expect(stderr).toMatch(/^DATABASE_URL: sslmode=prefer is for this machine only: [^\n]*\.\n$/);
    expect(stderr).not.toContain('hidden-secret');
  });

  test.each([[], ['check-config']])('names a file of DATABASE_URL that is missing: %s', async (...args) => {
    const DATABASE_URL = 'postgres://planner:hidden-secret@localhost/planner?sslrootcert=/missing/ca.pem';
    const { code, stderr } = await run('main.ts', { DATABASE_URL }, args).finished;
    expect([code, stderr]).toEqual([1, 'DATABASE_URL: the file /missing/ca.pem cannot be read.\n']);
  });

  test('prints the first administrator once, then its URL when it is ready, and drains on SIGTERM', async () => {
    const first = run('main.ts');
    const url = await first.line(URL_LINE);
    const password = await first.line(/^Password: (\S+)$/m);
    expect(password).toMatch(/^(?:[2-9a-z]{5}-){3}[2-9a-z]{5}$/);
    expect((await fetch(`${url}/api/v1/health`)).status).toBe(200);
    expect(await logIn(url, 'admin@planner.local', password)).toBe(200);
    first.child.kill('SIGTERM');
    const { code, stdout, stderr } = await first.finished;
    expect(code).toBe(0);
    expect(linesOf(stderr)).toMatchObject([
      { level: 'warn', message: expect.stringMatching(/^SMTP_URL /) },
      { level: 'warn', message: expect.stringMatching(/^PLANNER_SECRET_KEY /) },
      {
        level: 'info',
        message: 'Ready',
        version: expect.stringMatching(/^\d+\.\d+\.\d+/),
        url,
        host: '127.0.0.1',
        settings: { PLANNER_DATA_DIR: expect.any(String) },
      },
      { level: 'info', security: 'signedIn', actor: 'a***@planner.local', address: '127.0.0.1' },
      { level: 'info', method: 'POST', operation: 'logIn', status: 200 },
      { level: 'info', message: 'Stopping' },
      { level: 'info', message: 'Stopped' },
    ]);
    expect(stderr).not.toContain(password);
    expect(stdout.split('\n')).toEqual([
      'E-mail:   admin@planner.local',
      `Password: ${password}`,
      `Planner Admin is running at ${url}`,
      '',
    ]);

    const second = run('main.ts');
    const secondUrl = await second.line(URL_LINE);
    expect(second.output()).toBe(`Planner Admin is running at ${secondUrl}\n`);
    expect(await logIn(secondUrl, 'admin@planner.local', password)).toBe(200);
    second.child.kill('SIGINT');
    expect((await second.finished).code).toBe(0);
  });

  test('takes a password with # and quotes from the settings file, as every command takes its variables', async () => {
    const file = path.join(database.dataDir, 'settings');
    await writeFile(file, 'PLANNER_ADMIN_PASSWORD="co#rrect \\"horse\' battery" \nLOG_LEVEL=loud\n');
    const settings = { PLANNER_SETTINGS_FILE: file };
    expect(await run('main.ts', settings, ['check-config']).finished).toMatchObject({
      code: 1,
      stderr: 'LOG_LEVEL must be one of error, warn, info, debug, not "loud".\n',
    });
    const url = await run('main.ts', { ...settings, LOG_LEVEL: 'error' }).line(URL_LINE);
    expect(await logIn(url, 'admin@planner.local', `co#rrect "horse' battery`)).toBe(200);
  });

  test('is not ready but serves new connections for SHUTDOWN_DELAY_MS after SIGTERM', async () => {
    const server = run('main.ts', { SHUTDOWN_DELAY_MS: '2500' });
    const url = await server.line(URL_LINE);
    const statusOf = async (operation: string) => {
      const response = await fetch(`${url}/api/v1/${operation}`, { headers: { Connection: 'close' } });
      return response.status;
    };
    expect(await statusOf('ready')).toBe(200);
    const stoppedAt = performance.now();
    server.child.kill('SIGTERM');
    await expect.poll(() => statusOf('ready'), { interval: 5 }).toBe(503);
    expect(await (await fetch(`${url}/api/v1/ready`)).json()).toMatchObject({
      parts: { server: 'stopping', database: 'up' },
    });
    expect([await statusOf('health'), await statusOf('users')]).toEqual([200, 401]);
    expect(await logIn(url, 'admin@planner.local', 'a wrong password')).toBe(401);
    expect((await server.finished).code).toBe(0);
    expect(performance.now() - stoppedAt).toBeGreaterThan(2400);
    await expect(statusOf('health')).rejects.toThrow('fetch failed');
  });

  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'completes running requests on %s, even if it is repeated',
    async (signal) => {
      const server = run('main.ts', { PLANNER_ADMIN_PASSWORD: PASSWORD });
      const url = await server.line(URL_LINE);
      const body = JSON.stringify({ email: 'admin@planner.local', password: PASSWORD });
      const login = request(`${url}/api/v1/auth/login`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': body.length,
          // The server confirms that it has read the headers.
          Expect: '100-continue',
        },
      });
      login.flushHeaders();
      await once(login, 'continue');
      server.child.kill(signal);
      const isUp = () => fetch(url).then(Boolean, () => false);
      while (await isUp()) await new Promise(setImmediate);
      server.child.kill(signal);
      login.end(body);
      const [response] = (await once(login, 'response')) as [IncomingMessage];
      response.resume();
      expect(response.statusCode).toBe(200);
      expect((await server.finished).code).toBe(0);
    },
  );

  test.each(Object.entries(CRASHES))('logs an %s as JSON and exits 1', async (crash, code) => {
    const server = run('main.ts', { NODE_OPTIONS: `--import data:text/javascript,${code}` });
    await server.line(URL_LINE);
    server.child.kill('SIGUSR2');
    const finished = await server.finished;
    expect([finished.code, linesOf(finished.stderr)]).toEqual([
      1,
      [
        expect.objectContaining({ level: 'warn', message: expect.stringMatching(/^SMTP_URL /) }),
        expect.objectContaining({ level: 'warn', message: expect.stringMatching(/^PLANNER_SECRET_KEY /) }),
        expect.objectContaining({ level: 'info', message: 'Ready' }),
        {
          time: expect.any(String),
          level: 'error',
          crash,
          stack: expect.stringMatching(/^Error: boom\n/),
        },
      ],
    ]);
  });

  test('logs only what LOG_LEVEL asks for', async () => {
    const server = run('main.ts', { LOG_LEVEL: 'error' });
    const url = await server.line(URL_LINE);
    expect((await fetch(`${url}/api/v1/health`)).status).toBe(200);
    server.child.kill('SIGTERM');
    expect((await server.finished).stderr).toBe('');
  });

  test('takes the administrator from its variables and does not print a given password', async () => {
    const server = run('main.ts', {
      PLANNER_ADMIN_EMAIL: 'root@example.org',
      PLANNER_ADMIN_PASSWORD: PASSWORD,
    });
    const url = await server.line(URL_LINE);
    expect(server.output()).toContain('root@example.org');
    expect(server.output()).not.toContain(PASSWORD);
    expect(await logIn(url, 'root@example.org', PASSWORD)).toBe(200);
    expect(await logIn(url, 'admin@planner.local', 'admin')).toBe(401);
  });

  test('prints the path of a mail, but no reset link', async () => {
    const server = run('main.ts', { PLANNER_ADMIN_PASSWORD: PASSWORD });
    const url = await server.line(URL_LINE);
    await fetch(`${url}/api/v1/auth/forgot-password-web`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'admin@planner.local' }),
    });
    const file = await server.line(/^Mail to admin@planner\.local: (.*\.eml)$/m);
    // Quoted-printable breaks long lines, anywhere in the link.
    expect((await readFile(file, 'utf8')).replaceAll('=\r\n', '')).toContain('/reset-password/');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    server.child.kill('SIGTERM');
    const { stdout, stderr } = await server.finished;
    expect(stdout + stderr).not.toContain('/reset-password/');
  });

  test('continues when the readers of its output have ended', async () => {
    const server = run('main.ts', { PLANNER_ADMIN_PASSWORD: PASSWORD });
    const url = await server.line(URL_LINE);
    server.child.stdout.destroy();
    server.child.stderr.destroy();
    await fetch(`${url}/api/v1/auth/forgot-password-web`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'admin@planner.local' }),
    });
    await expect.poll(mails).toEqual([expect.stringMatching(/\.eml$/)]);
    expect((await fetch(`${url}/api/v1/health`)).status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await once(server.child, 'exit')).toEqual([0, null]);
  });

  test('fills an empty database only when configured', async () => {
    const server = run('main.ts', { PLANNER_SAMPLE_DATA: '1', PLANNER_ADMIN_PASSWORD: PASSWORD });
    const url = await server.line(URL_LINE);
    const { content } = (await (await fetch(`${url}/api/v1/policies/terms`)).json()) as { content: string };
    expect(content).toContain('<h2>');
  });

  test('keeps every acknowledged write when killed, and starts again unaided', async () => {
    const first = run('main.ts', { PLANNER_ADMIN_PASSWORD: PASSWORD });
    const url = await first.line(URL_LINE);
    const login = await fetch(`${url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'admin@planner.local', password: PASSWORD }),
    });
    const Cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
    const added: string[] = [];
    const write = async (): Promise<void> => {
      for (let number = 0; ; number += 1) {
        const response = await fetch(`${url}/api/v1/finance-categories`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Cookie },
          body: JSON.stringify({ name: `Category ${number}`, color: '#000' }),
        });
        added.push(((await response.json()) as { _id: string })['_id']);
        if (added.length === 20) first.child.kill('SIGKILL');
      }
    };
    await expect(write()).rejects.toThrow('fetch failed');
    await first.finished;

    const second = run('main.ts');
    const again = await second.line(URL_LINE);
    const list = await fetch(`${again}/api/v1/finance-categories/admin`, { headers: { Cookie } });
    const ids = ((await list.json()) as { _id: string }[]).map((category) => category['_id']);
    expect(ids).toEqual(expect.arrayContaining(added));
  });

  test('names an invalid variable in one sentence, without secrets', async () => {
    const bad = { DATABASE_URL: 'postgres://nobody:hush@127.0.0.1:9/planner' };
    const { code, stdout, stderr } = await run('main.ts', bad).finished;
    expect([code, stdout, stderr]).toEqual([
      1,
      '',
      'DATABASE_URL: the database cannot be reached (connect ECONNREFUSED 127.0.0.1:9).\n',
    ]);
  });

  test('waits for a database that starts later, and says so once', async () => {
    const port = await freePort();
    const url = `postgres://planner@127.0.0.1:${port}/planner`;
    const server = run('main.ts', { DATABASE_URL: url, DATABASE_WAIT_MS: '60000' });
    await once(server.child.stderr, 'data');
    const refuse = createServer((socket) => socket.end()).listen(port, '127.0.0.1');
    await once(refuse, 'connection');
    await once(refuse, 'connection');
    refuse.close();
    server.child.kill('SIGTERM');
    expect(linesOf((await server.finished).stderr)).toMatchObject([
      { level: 'warn', message: expect.stringMatching(/^Waiting for the database\. .*ECONNREFUSED.*\.$/) },
    ]);
  });

  test('tells systemd that it is ready', async () => {
    const folder = path.join(database.dataDir, 'bin');
    await mkdir(folder, { recursive: true });
    const program = '#!/bin/sh\necho "$NOTIFY_SOCKET $*" >"$0.told"\n';
    await writeFile(path.join(folder, 'systemd-notify'), program, { mode: 0o755 });
    const PLANNER_DATA_DIR = path.join(database.dataDir, 'data');
    const variables = {
      DATABASE_URL: '',
      PLANNER_DATA_DIR,
      NOTIFY_SOCKET: '/run/systemd/notify',
      PATH: folder,
    };
    await run('main.ts', variables).line(URL_LINE);
    const told = () => readFile(path.join(folder, 'systemd-notify.told'), 'utf8');
    await expect.poll(() => told().catch(String)).toBe('/run/systemd/notify --ready\n');
  });

  test('listens with IPv6 and IPv4', async () => {
    const server = run('main.ts', { DATABASE_URL: '', HOST: '::' });
    const { port } = new URL(await server.line(URL_LINE));
    const hosts = [
      '127.0.0.1',
      ...(networkInterfaces()['lo']?.some(({ family }) => family === 'IPv6') ? ['[::1]'] : []),
    ];
    for (const host of hosts) expect((await fetch(`http://${host}:${port}/api/v1/health`)).status).toBe(200);
  });

  test('reports an unusable folder or port in one sentence', async () => {
    await mkdir(database.dataDir, { recursive: true });
    const file = path.join(database.dataDir, 'a-file');
    await writeFile(file, '');
    const noFolder = await run('main.ts', { DATABASE_URL: '', PLANNER_DATA_DIR: path.join(file, 'data') })
      .finished;
    expect([noFolder.code, noFolder.stderr]).toEqual([
      1,
      expect.stringMatching(/^PLANNER_DATA_DIR: .*\.\n$/),
    ]);

    const server = run('main.ts');
    const { port } = new URL(await server.line(URL_LINE));
    const PLANNER_DATA_DIR = path.join(database.dataDir, 'other');
    const taken = await run('main.ts', { PORT: port, PLANNER_DATA_DIR }).finished;
    expect([taken.code, taken.stderr]).toEqual([1, `PORT: ${port} is already in use on 127.0.0.1.\n`]);
  });

  test('refuses a data folder in use until the other process ends', async () => {
    const embedded = { DATABASE_URL: '' };
    const first = run('main.ts', embedded);
    await first.line(URL_LINE);
    const refused = await run('main.ts', embedded).finished;
    expect([refused.code, refused.stderr]).toEqual([
      1,
      `Another Planner Admin is already using the data folder ${database.dataDir}.\n`,
    ]);
    first.child.kill('SIGKILL');
    await first.finished;
    await run('main.ts', embedded).line(URL_LINE);
  });
});

describe('migrate', () => {
  test('upgrades the database and ends', async () => {
    const { code, stdout, stderr } = await run('main.ts', {}, ['migrate']).finished;
    expect([code, stdout, stderr]).toEqual([0, 'The database has the newest schema.\n', '']);
    const server = run('main.ts');
    const url = await server.line(URL_LINE);
    expect((await fetch(`${url}/api/v1/health`)).status).toBe(200);
  });
});

describe('admin', () => {
  test('creates administrators and resets their passwords, which must be changed, even while the server runs', async () => {
    const server = run('main.ts', { PLANNER_ADMIN_PASSWORD: PASSWORD });
    const url = await server.line(URL_LINE);
    const created = await run('main.ts', {}, ['admin', 'create', 'second@example.org']).finished;
    const [, password = ''] =
      /^E-mail: {3}second@example\.org\nPassword: (\S+)\n$/.exec(created.stdout) ?? [];
    expect(await limitOf(url, 'second@example.org', password)).toBe('limit.firstPassword');
    const reset = await run('main.ts', {}, ['admin', '--', 'reset-password', 'SECOND@example.org']).finished;
    const [, newPassword = ''] = /Password: (\S+)\n$/.exec(reset.stdout) ?? [];
    expect(await logIn(url, 'second@example.org', password)).toBe(401);
    expect(await limitOf(url, 'second@example.org', newPassword)).toBe('limit.firstPassword');
  });

  test('mails administrators what it changed, once a server runs', async () => {
    const email = 'second@example.org';
    await run('main.ts', {}, ['admin', 'create', email]).finished;
    await withEngine(await openDatabase(database, false), async ({ db }) => {
      const { id } = await db
        .selectFrom('users')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      await db
        .insertInto('second_factors')
        .values({
          id: 'f',
          user_id: id,
          kind: 'app',
          name: 'Phone',
          secret: 'x',
          credential_id: null,
          counter: 0,
          created_at: new Date().toISOString(),
          last_used_at: null,
        })
        .execute();
    });
    for (const action of ['reset-password', 'reset-second-factor'])
      await run('main.ts', {}, ['admin', action, email]).finished;
    await run('main.ts').line(URL_LINE);
    await expect.poll(mails).toHaveLength(2);
    const texts = await Promise.all(
      (await mails()).map((name) => readFile(path.join(database.dataDir, 'outbox', name), 'utf8')),
    );
    const all = texts.join('\n').replaceAll('=\r\n', '');
    expect(all).toContain(`To: ${email}`);
    expect(all).toContain('was changed on the command line of the server');
    expect(all).toContain('all, on the command line of the server');
  });

  test('unlocks an account that wrong passwords had locked', async () => {
    const server = run('main.ts', { PLANNER_ADMIN_PASSWORD: PASSWORD });
    const url = await server.line(URL_LINE);
    const email = 'admin@planner.local';
    expect(await logIn(url, email, 'wrong password')).toBe(401);
    // As if the network had guessed often, at other accounts, too.
    await withEngine(await openDatabase(database, false), async ({ db }) => {
      await db.updateTable('rate_limits').set({ hits: 101 }).execute();
    });
    for (const address of [email, 'nobody@example.org'])
      expect(await logIn(url, address, PASSWORD)).toBe(429);
    const { stdout } = await run('main.ts', {}, ['admin', 'reset-password', email]).finished;
    const [, newPassword = ''] = /Password: (\S+)\n$/.exec(stdout) ?? [];
    expect(await logIn(url, email, newPassword)).toBe(200);
  });

  test.each([
    [['constructor', 'a@example.org'], expect.stringMatching(/^Say what to do .*\.\n$/)],
    [
      ['reset-password', 'nobody@example.org'],
      'There is no account with the e-mail address nobody@example.org.\n',
    ],
  ])('explains why %j is invalid', async (args, sentence) => {
    const { code, stdout, stderr } = await run('main.ts', {}, ['admin', ...args]).finished;
    expect({ code, stdout, stderr }).toEqual({ code: 1, stdout: '', stderr: sentence });
  });
});

describe('seed', () => {
  test('adds the given number of users and shows its progress', async () => {
    const { code, stdout } = await run('main.ts', {}, ['seed', '--', '--users', '1200']).finished;
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^1200 of 1200 users after \d+ s\n$/)]);
    const server = run('main.ts', { PLANNER_ADMIN_PASSWORD: PASSWORD });
    const url = await server.line(URL_LINE);
    expect(await logIn(url, 'admin@planner.local', PASSWORD)).toBe(200);
  });

  test('adds users to those of a server only with --yes', async () => {
    const server = run('main.ts');
    await server.line(URL_LINE);
    server.child.kill('SIGTERM');
    await server.finished;
    const refused = await run('main.ts', {}, ['seed', '--users', '3']).finished;
    expect([refused.code, refused.stdout, refused.stderr]).toEqual([
      1,
      '',
      "The database has users: 1. Invented ones can't be told from them later. Append --yes to add them all the same.\n",
    ]);
    const added = await run('main.ts', {}, ['seed', '--users', '3', '--yes']).finished;
    expect([added.code, added.stdout]).toEqual([0, expect.stringMatching(/^3 of 3 users /)]);
  });

  test('adds days of work, whose space comes back after their deletion', async () => {
    const { stdout } = await run('main.ts', {}, ['seed', '--users', '20', '--days', '2']).finished;
    expect(stdout).toMatch(
      /^20 of 20 users after \d+ s\n20 users with their indexes after \d+ s\n2 of 2 days after \d+ s\n$/,
    );
    await withEngine(await openDatabase(database, false), async ({ db }) => {
      const count = async (table: 'activity' | 'contact_messages') =>
        (await db.selectFrom(table).select('id').execute()).length;
      expect([await count('activity'), await count('contact_messages')]).toEqual([4400, 600]);
      await db.deleteFrom('activity').execute();
    });
    const vacuumed = await run('main.ts', {}, ['vacuum']).finished;
    const [, before, after] =
      /^The database had ([\d.]+) MiB, and has ([\d.]+) MiB now\.\n$/.exec(vacuumed.stdout) ?? [];
    expect(Number(before)).toBeGreaterThan(1);
    expect(Number(after)).toBeLessThan(Number(before) / 2);
  });

  test('explains invalid arguments in one sentence', async () => {
    const { code, stdout, stderr } = await run('main.ts', {}, ['seed', '--users', 'many']).finished;
    expect([code, stdout, stderr]).toEqual([
      1,
      '',
      'Say how many users to add, from 1 to 10000000: --users 1000.\n',
    ]);
  });
});

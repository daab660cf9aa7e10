import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './support/createTestDatabase.ts';
import { type RunningNode, runNode } from './support/runNode.ts';

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

const logIn = async (url: string, email: string, password: string): Promise<number> => {
  const response = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return response.status;
};

describe('main', () => {
  test('prints the first administrator once, then its address once it answers, and drains on SIGTERM', async () => {
    const first = run('main.ts');
    const url = await first.line(URL_LINE);
    const password = await first.line(/^Password: (\S+)$/m);
    expect(password).toMatch(/^(?:[2-9a-z]{5}-){3}[2-9a-z]{5}$/);
    expect((await fetch(`${url}/api/v1/health`)).status).toBe(200);
    expect(await logIn(url, 'admin@planner.local', password)).toBe(200);
    first.child.kill('SIGTERM');
    const { code, stdout, stderr } = await first.finished;
    expect(code).toBe(0);
    // A line for the operator's log, as every event that matters for security has one.
    expect(
      stderr
        .trimEnd()
        .split('\n')
        .map((line): unknown => JSON.parse(line)),
    ).toMatchObject([
      { level: 'info', security: 'signedIn', actor: 'admin@planner.local', address: '127.0.0.1' },
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

  test('takes the administrator from its variables, and prints no password that it was given', async () => {
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

  test('fills an empty database when told so, and only then', async () => {
    const server = run('main.ts', { PLANNER_SAMPLE_DATA: '1', PLANNER_ADMIN_PASSWORD: PASSWORD });
    const url = await server.line(URL_LINE);
    const { content } = (await (await fetch(`${url}/api/v1/policies/terms`)).json()) as { content: string };
    expect(content).toContain('<h2>');
  });

  test('keeps every answered write when it is killed, and starts again alone', async () => {
    const first = run('main.ts', { PLANNER_ADMIN_PASSWORD: PASSWORD });
    const url = await first.line(URL_LINE);
    const login = await fetch(`${url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'admin@planner.local', password: PASSWORD }),
    });
    const Cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
    const answered: string[] = [];
    const write = async (): Promise<void> => {
      for (let number = 0; ; number += 1) {
        const response = await fetch(`${url}/api/v1/finance-categories`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Cookie },
          body: JSON.stringify({ name: `Category ${number}`, color: '#000' }),
        });
        answered.push(((await response.json()) as { _id: string })['_id']);
        if (answered.length === 20) first.child.kill('SIGKILL');
      }
    };
    await expect(write()).rejects.toThrow('fetch failed');
    await first.finished;

    const second = run('main.ts');
    const again = await second.line(URL_LINE);
    const list = await fetch(`${again}/api/v1/finance-categories/admin`, { headers: { Cookie } });
    const ids = ((await list.json()) as { _id: string }[]).map((category) => category['_id']);
    expect(ids).toEqual(expect.arrayContaining(answered));
  });

  test('says in one sentence which variable it cannot use, and no secret', async () => {
    const bad = { DATABASE_URL: 'postgres://nobody:hush@127.0.0.1:9/planner' };
    const { code, stdout, stderr } = await run('main.ts', bad).finished;
    expect([code, stdout, stderr]).toEqual([
      1,
      '',
      'DATABASE_URL: the database cannot be reached (ECONNREFUSED).\n',
    ]);
  });

  test('says in one sentence that its folder or its port cannot be used', async () => {
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

  test('is refused a data folder that another one uses, until that has ended', async () => {
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

describe('admin', () => {
  test('creates administrators and gives them new passwords, also while the server runs', async () => {
    const server = run('main.ts', { PLANNER_ADMIN_PASSWORD: PASSWORD });
    const url = await server.line(URL_LINE);
    const created = await run('admin.ts', {}, ['create', 'second@example.org']).finished;
    const [, password = ''] =
      /^E-mail: {3}second@example\.org\nPassword: (\S+)\n$/.exec(created.stdout) ?? [];
    expect(await logIn(url, 'second@example.org', password)).toBe(200);
    const reset = await run('admin.ts', {}, ['--', 'reset-password', 'SECOND@example.org']).finished;
    const [, newPassword = ''] = /Password: (\S+)\n$/.exec(reset.stdout) ?? [];
    expect(await logIn(url, 'second@example.org', password)).toBe(401);
    expect(await logIn(url, 'second@example.org', newPassword)).toBe(200);
  });

  test.each([
    [['constructor', 'a@example.org'], expect.stringMatching(/^Say what to do .*\.\n$/)],
    [
      ['reset-password', 'nobody@example.org'],
      'There is no account with the e-mail address nobody@example.org.\n',
    ],
  ])('says what is wrong with %j', async (args, sentence) => {
    const { code, stdout, stderr } = await run('admin.ts', {}, args).finished;
    expect({ code, stdout, stderr }).toEqual({ code: 1, stdout: '', stderr: sentence });
  });
});

describe('seed', () => {
  test('adds the users it is told, with their progress', async () => {
    const { code, stdout } = await run('seed.ts', {}, ['--', '--users', '1200']).finished;
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^1200 of 1200 users after \d+ s\n$/)]);
    const server = run('main.ts', { PLANNER_ADMIN_PASSWORD: PASSWORD });
    const url = await server.line(URL_LINE);
    expect(await logIn(url, 'admin@planner.local', PASSWORD)).toBe(200);
  });

  test('says in one sentence what is wrong with its arguments', async () => {
    const { code, stdout, stderr } = await run('seed.ts', {}, ['--users', 'many']).finished;
    expect([code, stdout, stderr]).toEqual([
      1,
      '',
      'Say how many users to add, from 1 to 10000000: pnpm seed -- --users 1000.\n',
    ]);
  });
});

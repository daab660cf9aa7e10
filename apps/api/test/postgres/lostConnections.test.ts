import { sql } from 'kysely';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPostgres } from '../../src/platform/db/openPostgres.ts';
import { createRelay, type Relay } from '../support/createRelay.ts';
import { createTestDatabase, type TestDatabase } from '../support/createTestDatabase.ts';
import { type RunningNode, runNode } from '../support/runNode.ts';
import { runs } from '../support/runs.ts';

const ADMIN = { email: 'admin@planner.local', password: 'correct horse battery' };
const LANES = 12;
const CUTS = runs(8);

let database: TestDatabase;
let server: RunningNode | undefined;
let relay: Relay | undefined;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  server?.child.kill('SIGKILL');
  await server?.finished;
  await relay?.close();
  await database.drop();
  [server, relay] = [undefined, undefined];
});

const start = async (databaseUrl: string | undefined) => {
  server = runNode('main.ts', {
    PORT: '0',
    PLANNER_DATA_DIR: database.dataDir,
    DATABASE_URL: databaseUrl,
    PLANNER_ADMIN_EMAIL: ADMIN.email,
    PLANNER_ADMIN_PASSWORD: ADMIN.password,
  });
  const url = `${await server.line(/^Planner Admin is running at (\S+)$/m)}/api/v1`;
  const json = { 'Content-Type': 'application/json' };
  const login = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(ADMIN),
  });
  const headers = { ...json, Cookie: login.headers.get('set-cookie')?.split(';')[0] ?? '' };
  return async (path: string, body?: unknown): Promise<number> => {
    const response = await fetch(`${url}/${path}`, {
      method: body ? 'POST' : 'GET',
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    await response.text();
    return response.status;
  };
};

const startRelay = async (refuse?: (first: Buffer) => undefined): Promise<string> => {
  const url = new URL(database.databaseUrl ?? '');
  relay = await createRelay(url.hostname, Number(url.port || 5432), refuse);
  url.host = `127.0.0.1:${relay.port}`;
  return url.href;
};

const untilWell = async (call: (path: string) => Promise<number>, path: string): Promise<void> => {
  while ((await call(path)) !== 200) await new Promise(setImmediate);
};

test('connections that PostgreSQL cuts under load cost one request each, never the process or an acknowledged save', async () => {
  const call = await start(database.databaseUrl);
  const killer = new Client({ connectionString: database.databaseUrl });
  await killer.connect();
  const statuses: number[] = [];
  const saved: string[] = [];
  let serial = 0;
  const save = async () => {
    const name = `Food ${(serial += 1)}`;
    const status = await call('finance-categories', { name, color: '#000' });
    if (status === 201) saved.push(name);
    return status;
  };
  const over = new AbortController();
  const lane = async () => {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      statuses.push(await (turn % 2 === 0 ? save() : call('users?query=ada')));
    }
  };
  const lanes = Promise.all(Array.from({ length: LANES }, lane)).finally(() => over.abort());
  let cut = 0;
  for (let cuts = 0; cuts < CUTS; cuts += 1) {
    const { rows } = await killer.query<{ cut: number }>(
      `select count(pg_terminate_backend(pid))::int as cut from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
    );
    cut += rows[0]?.cut ?? 0;
    // The server has recovered before the next cut, which then interrupts running requests.
    const before = saved.length;
    await vi.waitUntil(() => over.signal.aborted || saved.length > before, { interval: 1, timeout: 30_000 });
  }
  over.abort();
  await lanes;
  const { rows: stored } = await killer.query<{ name: string }>('select name from finance_categories');
  await killer.end();
  const names = new Set(stored.map(({ name }) => name));
  expect(saved.filter((name) => !names.has(name))).toEqual([]);
  expect(cut).toBeGreaterThanOrEqual(CUTS);
  expect(new Set(statuses)).toEqual(new Set([200, 201, 503]));
  await untilWell(call, 'ready');
  server?.child.kill('SIGTERM');
  expect((await server?.finished)?.code).toBe(0);
});

/** Generous for busy machines: the server takes twelve seconds. */
const SOON_MS = 30_000;

test('while the database is unresponsive, requests get 503 soon and the server is not ready', async () => {
  const call = await start(await startRelay());
  await untilWell(call, 'users');
  relay?.freeze();
  const askedAt = performance.now();
  const statuses = await Promise.all(Array.from({ length: 2 * LANES }, () => call('users')));
  expect(new Set(statuses)).toEqual(new Set([503]));
  expect(await call('ready')).toBe(503);
  expect(performance.now() - askedAt).toBeLessThan(SOON_MS);
  expect(await call('health')).toBe(200);
  relay?.thaw();
  await untilWell(call, 'ready');
  await untilWell(call, 'users');
});

test('a query on an unresponsive connection fails, and the next one uses another connection', async () => {
  const engine = await openPostgres(await startRelay(), { poolSize: 1 });
  const ask = () => sql`select 1`.execute(engine.db);
  try {
    await ask();
    relay?.freeze();
    const error: unknown = await ask().catch((reason: unknown) => reason);
    expect(error).toMatchObject({ message: 'PostgreSQL does not answer' });
    expect(engine.isUnavailable(error)).toBe(true);
    expect(await engine.probe()).toBe('down');
    relay?.thaw();
    await ask();
  } finally {
    await engine.close();
  }
});

test('a slow query continues while PostgreSQL responds to others', async () => {
  let connections = 0;
  const countConnection = () => {
    connections += 1;
    return undefined;
  };
  const engine = await openPostgres(await startRelay(countConnection), { poolSize: 1 });
  const other = new Client({ connectionString: database.databaseUrl });
  await other.connect();
  await other.query('select pg_advisory_lock(1)');
  try {
    const slow = sql`select pg_advisory_lock(1)`.execute(engine.db);
    // The server asks twice, each time on a new connection.
    await Promise.race([slow, vi.waitUntil(() => connections > 2, { timeout: SOON_MS })]);
    await other.end();
    expect((await slow).rows).toHaveLength(1);
  } finally {
    await engine.close();
  }
});

test('a server with an unresponsive database stops within 30 seconds, despite pending requests', async () => {
  const call = await start(await startRelay());
  relay?.freeze();
  const waiting = Promise.allSettled(Array.from({ length: LANES }, () => call('users')));
  while ((await call('ready')) !== 503) await new Promise(setImmediate);
  const stoppedAt = performance.now();
  server?.child.kill('SIGTERM');
  expect((await server?.finished)?.code).toBe(0);
  expect(performance.now() - stoppedAt).toBeLessThan(30_000);
  await waiting;
});

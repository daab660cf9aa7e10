import { chmod, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { KyselyPlugin } from 'kysely';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Engine } from '../../src/platform/db/Engine.ts';
import { openDatabase } from '../../src/platform/db/openDatabase.ts';
import type { Database } from '../../src/platform/db/schema.ts';
import { prepareDatabase } from '../../src/prepareDatabase.ts';
import { createTestDatabase, type TestDatabase } from '../support/createTestDatabase.ts';
import { runNode } from '../support/runNode.ts';

const ADMIN = { email: 'admin@planner.local', password: 'correct horse battery' };
const SETTINGS = { adminEmail: ADMIN.email, adminPassword: ADMIN.password, sampleData: true };

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const startAndLook = async () => {
  const server = runNode('main.ts', environment());
  try {
    const url = `${await server.line(/^Planner Admin is running at (\S+)$/m)}/api/v1`;
    const login = await fetch(`${url}/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(ADMIN),
    });
    const headers = { Cookie: login.headers.get('set-cookie')?.split(';')[0] ?? '' };
    const read = async <T>(address: string): Promise<T> =>
      (await (await fetch(`${url}/${address}`, { headers })).json()) as T;
    const contentOf = async (type: string) => (await read<{ content: string }>(`policies/${type}`)).content;
    return {
      totals: (await read<{ totals: Record<string, number> }>('users/dashboard')).totals,
      policies: [(await contentOf('privacy')).length > 1000, (await contentOf('terms')).length > 1000],
      hasSubscriptions: (await read<{ data: unknown[] }>('subscriptions')).data.length > 0,
    };
  } finally {
    server.child.kill('SIGKILL');
    await server.finished;
  }
};

const environment = () => ({
  PORT: '0',
  PLANNER_DATA_DIR: database.dataDir,
  DATABASE_URL: database.databaseUrl,
  PLANNER_SAMPLE_DATA: '1',
  PLANNER_ADMIN_EMAIL: ADMIN.email,
  PLANNER_ADMIN_PASSWORD: ADMIN.password,
});

const hasUsers = async (): Promise<boolean> => {
  const query = 'select 1 from users limit 1';
  try {
    if (database.databaseUrl) {
      const client = new Client({ connectionString: database.databaseUrl });
      await client.connect();
      return (await client.query(query).finally(() => client.end())).rows.length > 0;
    }
    const file = new DatabaseSync(path.join(database.dataDir, 'planner.db'), { readOnly: true });
    try {
      return file.prepare(query).get() !== undefined;
    } finally {
      file.close();
    }
  } catch {
    // File and table may not exist yet.
    return false;
  }
};

const TABLES = [
  'users',
  'subscriptions',
  'icons',
  'habit_categories',
  'workout_categories',
  'finance_categories',
  'policies',
] as const;

const countRows = async ({ db }: Engine, table: keyof Database) => {
  const { rows } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return [table, rows] as const;
};

const failAtInsert = (table: keyof Database, nth: number): KyselyPlugin => {
  let inserts = 0;
  return {
    transformQuery({ node }) {
      if (node.kind !== 'InsertQueryNode' || node.into?.table.identifier.name !== table) return node;
      inserts += 1;
      if (inserts === nth) throw new Error('The machine is switched off');
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
};

const brokenPipe = () => {
  throw new Error('There is no terminal');
};

describe('a first start', () => {
  test.each([
    ['milestones', 1],
    ['users', 1],
    ['subscriptions', 1],
    ['icons', 1],
    ['habit_categories', 1],
    ['workout_categories', 1],
    ['finance_categories', 1],
    ['policies', 1],
    ['policies', 2],
    ['users', 2],
  ] as const)('that fails at %s (%i) is completed by the next one', async (table, nth) => {
    const engine = await openDatabase(database, true);
    const broken = { ...engine, db: engine.db.withPlugin(failAtInsert(table, nth)) };
    const start = prepareDatabase(broken, SETTINGS, () => {});
    await expect(start).rejects.toThrow('The machine is switched off');
    await prepareDatabase(engine, SETTINGS, () => {});
    const rows = Object.fromEntries(await Promise.all(TABLES.map((name) => countRows(engine, name))));
    await engine.close();
    expect(rows).toEqual({
      users: 241,
      subscriptions: expect.toSatisfy((count: number) => count > 40),
      icons: 40,
      habit_categories: 12,
      workout_categories: 8,
      finance_categories: 10,
      policies: 2,
    });
  });

  test('killed after users exist is completed by the next one', async () => {
    const server = runNode('main.ts', environment());
    await vi.waitUntil(hasUsers, { interval: 5, timeout: 50_000 });
    server.child.kill('SIGKILL');
    await server.finished;
    expect(await startAndLook()).toEqual({
      totals: { users: 241, habits: 12, finance: 10, workout: 8 },
      policies: [true, true],
      hasSubscriptions: true,
    });
  });

  test('that dies while printing the password makes the next one print a password', async () => {
    const engine = await openDatabase(database, true);
    const settings = { ...SETTINGS, adminPassword: undefined };
    await expect(prepareDatabase(engine, settings, brokenPipe)).rejects.toThrow('There is no terminal');
    const printed: string[] = [];
    await prepareDatabase(engine, settings, (line) => printed.push(line));
    await engine.close();
    expect(printed).toEqual([
      'E-mail:   admin@planner.local',
      expect.stringMatching(/^Password: (?:[2-9a-z]{5}-){3}[2-9a-z]{5}$/),
    ]);
  });
});

test('either database takes the rights of others from a data folder that was there before', async () => {
  await chmod(database.dataDir, 0o755);
  await (await openDatabase(database, true)).close();
  expect((await stat(database.dataDir)).mode & 0o777).toBe(0o700);
});

test('either database opens without a data folder', async () => {
  await rm(database.dataDir, { recursive: true });
  await expect((await openDatabase(database, true)).close()).resolves.toBeUndefined();
});

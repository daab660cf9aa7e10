import { sql } from 'kysely';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Engine } from '../../src/platform/db/Engine.ts';
import { openDatabase } from '../../src/platform/db/openDatabase.ts';
import { openPostgres } from '../../src/platform/db/openPostgres.ts';
import { createRelay } from '../support/createRelay.ts';
import { createTestDatabase, type TestDatabase } from '../support/createTestDatabase.ts';

let database: TestDatabase;
let owner: Client;
let engine: Engine | undefined;
beforeEach(async () => {
  database = await createTestDatabase();
  owner = new Client({ connectionString: database.databaseUrl });
  await owner.connect();
});
afterEach(async () => {
  await engine?.close();
  engine = undefined;
  await owner.end();
  await database.drop();
});

const ask = ({ db }: Engine) => sql`select 1`.execute(db);

/** Asks until the error is the expected one: the first query may find its connection cut. */
const refusalOf = async (asked: Engine, message: string): Promise<unknown> => {
  for (;;) {
    const error: unknown = await ask(asked).catch((reason: unknown) => reason);
    if (error instanceof Error && error.message.includes(message)) return error;
  }
};

test('connections to a read-only server are replaced when it takes writes again', async () => {
  await owner.query('create table notes (text text)');
  const setReadOnly = (isReadOnly: boolean) =>
    owner.query(`alter database ${owner.database} set default_transaction_read_only = ${isReadOnly}`);
  await setReadOnly(true);
  engine = await openPostgres(database.databaseUrl ?? '', { poolSize: 1 });
  const { db } = engine;
  const write = () => sql`insert into notes values ('x')`.execute(db);
  const error: unknown = await write().catch((reason: unknown) => reason);
  expect([engine.isUnavailable(error), await engine.probe()]).toEqual([true, 'readOnly']);
  // Affects new connections only, like a failover.
  await setReadOnly(false);
  await write();
  expect(await engine.probe()).toBe('up');
});

test('a database that accepts no connections counts as unavailable', async () => {
  engine = await openPostgres(database.databaseUrl ?? '');
  const server = new Client({ connectionString: process.env['TEST_DATABASE_URL'] });
  await server.connect();
  await server.query(`alter database ${owner.database} allow_connections false`);
  const { rows } = await owner.query<{ pid: number }>('select pg_backend_pid() as pid');
  await owner.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> $2',
    [owner.database, rows[0]?.pid],
  );
  expect(engine.isUnavailable(await refusalOf(engine, 'not currently accepting'))).toBe(true);
  await server.query(`alter database ${owner.database} allow_connections true`);
  await server.end();
});

test('a server without free connections counts as unavailable, and is used again when it has some', async () => {
  const role = `${owner.database}_role`;
  await owner.query(`create role ${role} login password 'secret'`);
  const allow = (connections: number) => owner.query(`alter role ${role} connection limit ${connections}`);
  try {
    const url = new URL(database.databaseUrl ?? '');
    [url.username, url.password] = [role, 'secret'];
    engine = await openPostgres(url.href);
    await allow(0);
    await owner.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [role]);
    expect(engine.isUnavailable(await refusalOf(engine, 'too many'))).toBe(true);
    expect(await engine.probe()).toBe('down');
    await expect(openPostgres(url.href)).rejects.toThrow(
      `DATABASE_URL: the database cannot be reached (too many connections for role "${role}" (53300)).`,
    );
    await allow(-1);
    await ask(engine);
    expect(await engine.probe()).toBe('up');
    await engine.close();
  } finally {
    await owner.query(`drop role ${role}`);
  }
});

/** PostgreSQL's ErrorResponse as PgBouncer sends it. */
const refusal = (message: string): Buffer => {
  const fields = Buffer.from(`SFATAL\0C08P01\0M${message}\0\0`);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(fields.byteLength + 4);
  return Buffer.concat([Buffer.from('E'), length, fields]);
};

test('a connection pooler that refuses timeouts works without them, with a warning', async () => {
  const url = new URL(database.databaseUrl ?? '');
  const relay = await createRelay(url.hostname, Number(url.port || 5432), (first) =>
    first.includes('statement_timeout')
      ? refusal('unsupported startup parameter: statement_timeout')
      : undefined,
  );
  url.host = `127.0.0.1:${relay.port}`;
  const pooled = { ...database, databaseUrl: url.href };
  try {
    engine = await openDatabase(pooled, true);
    expect(engine.startWarning).toBe(
      'The connection pooler refuses statement_timeout, so queries have no limit. ' +
        `Set it on the role: alter role "${owner.user}" set statement_timeout = 30000`,
    );
    await engine.close();
    await owner.query(`alter database ${owner.database} set statement_timeout = '30s'`);
    engine = await openDatabase(pooled, true);
    expect(engine.startWarning).toBeUndefined();
  } finally {
    await relay.close();
  }
});

test('pool size and statement timeout are configurable', async () => {
  engine = await openDatabase({ ...database, databasePoolSize: 2, databaseTimeoutMs: 1234 }, true);
  const { db, connections } = engine;
  const timeouts = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db);
      return rows[0]?.statement_timeout;
    }),
  );
  expect(new Set(timeouts)).toEqual(new Set(['1234ms']));
  expect(connections()).toMatchObject({ total: 2, idle: 2, waiting: 0, max: 2 });
});

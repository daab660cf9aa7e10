import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../../src/platform/db/openPostgres.ts';
import { createRelay, type Relay } from '../support/createRelay.ts';
import { createStandby, findPostgres, type Replication } from '../support/createStandby.ts';
import { startTestApi, type TestApi } from '../support/startTestApi.ts';

const programs = await findPostgres();
if (programs === undefined) console.warn('Left out: a standby for reads (Debian’s package postgresql).');

describe.runIf(programs)('a standby for reads', () => {
  let replication: Replication;
  let relay: Relay;
  let api: TestApi;
  beforeAll(async () => {
    replication = await createStandby(programs ?? '');
    const url = new URL(replication.standby);
    relay = await createRelay(url.hostname, Number(url.port));
    url.port = String(relay.port);
    const dataDir = await mkdtemp(path.join(tmpdir(), 'planner-standby-data-'));
    const drop = async () => {
      await relay.close();
      await replication.remove();
      await rm(dataDir, { recursive: true });
    };
    api = await startTestApi({
      database: { databaseUrl: replication.primary, databaseReadUrl: url.href, dataDir, drop },
      metrics: true,
    });
  });
  afterAll(() => api.stop());

  const onStandby = async (statement: string): Promise<void> => {
    const client = new Client({ connectionString: replication.standby });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  /** Whether slow reads use the standby. */
  const isUsed = async (): Promise<boolean> => {
    const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(
      api.engine.readPool,
    );
    return rows[0]?.is ?? false;
  };
  const search = async (query: string, headers = {}) => {
    const { status, body, headers: got } = await api.call('listUsers', { query: { query }, headers });
    return {
      status,
      names: status === 200 ? body.users.map(({ name }) => name) : [],
      etag: got.get('etag') ?? '',
    };
  };
  const lag = async () =>
    /^planner_standby_lag_bytes (\d+)$/m.exec(await (await api.fetch('/metrics')).text())?.[1];

  test('has slow reads, and nothing else', async () => {
    await expect.poll(isUsed).toBe(true);
    const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(api.engine.db);
    expect(rows).toEqual([{ is: false }]);
    await expect.poll(lag).toBe('0');
  });

  test('shows every write that was acknowledged before', async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      await api.addUser({ name: `Turn${turn}x`, email: `turn${turn}@example.org` });
      expect((await search(`Turn${turn}x`)).names).toEqual([`Turn${turn}x`]);
    }
    await expect.poll(isUsed).toBe(true);
  });

  test('is not used while it lags, and neither result nor ETag changes by that', async () => {
    await expect.poll(isUsed).toBe(true);
    const before = await search('turn1');
    await onStandby('select pg_wal_replay_pause()');
    const id = await api.addUser({ name: 'Late', email: 'late@example.org' });
    expect(await isUsed()).toBe(false);
    expect(Number(await lag())).toBeGreaterThan(100);
    expect((await search('late')).names).toEqual(['Late']);
    expect((await search('turn1', { 'If-None-Match': before.etag })).status).toBe(304);
    await onStandby('select pg_wal_replay_resume()');
    await expect.poll(isUsed).toBe(true);
    expect((await search('turn1', { 'If-None-Match': before.etag })).status).toBe(304);
    const { headers } = await api.call('getUser', { params: { id } });
    await api.call('deleteUser', { params: { id }, headers: { 'If-Match': headers.get('etag') ?? '' } });
    expect((await search('late')).names).toEqual([]);
    expect(api.takeLog()).toEqual([]);
  });

  test('of another database is not used', async () => {
    const warnings: unknown[] = [];
    const other = new URL(replication.standby);
    other.pathname = '/postgres';
    const engine = await openPostgres(replication.primary, {
      readUrl: other.href,
      log: ({ message }) => warnings.push(message),
    });
    const { rows } = await sql<{ is: string }>`select current_database() as is`.execute(engine.readPool);
    await engine.close();
    expect(rows).toEqual([{ is: 'planner' }]);
    expect(warnings).toEqual(['DATABASE_READ_URL is not used: it is a standby of another database']);
  });

  const endSlowQuery = async () => {
    const client = new Client({ connectionString: replication.standby });
    await client.connect();
    const { rowCount } = await client
      .query(
        `select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(case%' and pid <> pg_backend_pid()`,
      )
      .finally(() => client.end());
    return rowCount;
  };

  test('that loses a query costs only time', async () => {
    await expect.poll(isUsed).toBe(true);
    const slow = sql<{ is: boolean }>`
      select pg_is_in_recovery() as is, pg_sleep(case when pg_is_in_recovery() then 600 else 0 end)`.execute(
      api.engine.readPool,
    );
    await expect.poll(endSlowQuery).toBe(1);
    const { rows } = await slow;
    expect(rows[0]?.is).toBe(false);
    expect(api.takeLog()).toEqual([
      {
        level: 'warn',
        message: expect.stringMatching(/^DATABASE_READ_URL is not used: .*administrator command/),
      },
    ]);
    await expect.poll(isUsed).toBe(true);
  });

  test('that does not answer is not used, and used again later', async () => {
    relay.freeze();
    expect((await search('turn2')).names).toEqual(['Turn2x']);
    expect(await isUsed()).toBe(false);
    expect(await lag()).toBeUndefined();
    expect((await api.fetch('/api/v1/ready')).status).toBe(200);
    expect(api.takeLog()).toEqual([
      { level: 'warn', message: 'DATABASE_READ_URL is not used: no response within 1000 ms' },
    ]);
    relay.thaw();
    await expect.poll(isUsed).toBe(true);
  });

  test('that was promoted is a database of its own, and not used', async () => {
    await onStandby('select pg_promote()');
    expect(await isUsed()).toBe(false);
    await api.addUser({ name: 'Afterwards', email: 'afterwards@example.org' });
    expect((await search('afterwards')).names).toEqual(['Afterwards']);
    expect(api.takeLog()).toEqual([
      { level: 'warn', message: 'DATABASE_READ_URL is not used: it is not a standby' },
    ]);
  });
});

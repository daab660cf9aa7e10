import { Client } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTestApi, type TestApi } from '../support/startTestApi.ts';
import { createTestDatabase } from '../support/createTestDatabase.ts';

const POOL_SIZE = 10;

let api: TestApi;
let other: Client;
beforeEach(async () => {
  const database = await createTestDatabase();
  api = await startTestApi({ database });
  other = new Client({ connectionString: database.databaseUrl });
  await other.connect();
  await other.query('begin');
});
afterEach(async () => {
  await other.end();
  await api.stop();
});

/** Until all connections wait for the lock. */
const untilWaiting = async () => {
  const locks = 'select distinct pid from pg_locks where not granted';
  await vi.waitUntil(async () => (await other.query(locks)).rowCount === POOL_SIZE, {
    interval: 1,
    timeout: 20_000,
  });
};

const create = (name: string) => api.call('createFinanceCategory', { body: { name, color: '#000' } });

test.each<[string, string, () => Promise<{ status: number }>]>([
  // A change of the schema, or maintenance.
  ['reads of a locked table', 'lock table finance_categories', () => api.call('listFinanceCategories')],
  ['writes to a locked table', 'lock table finance_categories', () => create('Food')],
  // An operator who has left a transaction open. Locks of rows are part of normal work, so they may take longer.
  [
    'changes of a locked row',
    'select from users for update',
    () => api.call('updateOwnProfile', { body: { name: 'Ada' } }),
  ],
])('while %s wait, others get their connections', async (_, lock, request) => {
  await other.query(lock);
  const waiting = Array.from({ length: POOL_SIZE }, request);
  await untilWaiting();
  const askedAt = performance.now();
  expect((await api.call('listSubscriptions')).status).toBe(200);
  // On a quiet machine 0.4 s for tables and 1.6 s for rows.
  expect(performance.now() - askedAt).toBeLessThan(3500);
  expect((await api.call('getReadiness', { as: null })).status).toBe(200);
  await other.query('rollback');
  const statuses = (await Promise.all(waiting)).map(({ status }) => status);
  expect(statuses).toContain(503);
  expect(JSON.stringify(api.takeLog())).toContain('Gave up waiting for a lock');
});

test('a query that waits for a lock continues while there are other connections', async () => {
  await other.query('lock table finance_categories');
  const waiting = create('Food');
  await vi.waitUntil(() => api.engine.connections()?.idle !== api.engine.connections()?.total);
  for (let calls = 0; calls < 20; calls += 1) expect((await api.call('listSubscriptions')).status).toBe(200);
  await other.query('rollback');
  expect((await waiting).status).toBe(201);
});

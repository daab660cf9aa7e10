import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../src/platform/db/inTransaction.ts';
import { openDatabase } from '../../src/platform/db/openDatabase.ts';
import { createTestDatabase } from '../support/createTestDatabase.ts';
import { runNode } from '../support/runNode.ts';
import { startTestApi, type TestApi } from '../support/startTestApi.ts';

/* Another program writes to the embedded database, whichever database the other tests use. */

const NS_PER_MS = 1e6;
const staticFiles = { serve: () => new Response('a file') };

let api: TestApi;
let other: DatabaseSync;
const eventLoop = monitorEventLoopDelay({ resolution: 10 });
beforeEach(async () => {
  api = await startTestApi({ database: await createTestDatabase(''), staticFiles });
  other = new DatabaseSync(path.join(api.dataDir, 'planner.db'));
  eventLoop.reset();
  eventLoop.enable();
});
afterEach(async () => {
  eventLoop.disable();
  other.close();
  await api.stop();
});

const lock = () => other.exec('begin immediate');
const unlock = () => other.exec('rollback');

const addCategory = async (name: string): Promise<number> =>
  (await api.call('createFinanceCategory', { body: { name, color: '#000' } })).status;

const sendMessage = async (): Promise<number> => {
  const body = { firstName: 'A', lastName: 'B', email: 'a@example.org', message: 'Hello' };
  return (await api.call('sendContactMessage', { body, as: null })).status;
};

const readTypicalScreens = async (): Promise<number[]> => [
  (await api.fetch('/assets/a.js')).status,
  (await api.call('getHealth', { as: null })).status,
  (await api.call('listUsers')).status,
  (await api.call('listUsers', { query: { query: 'admin', sort: 'name' } })).status,
];

test('writes wait for the other program, and reads do not', async () => {
  lock();
  let done = 0;
  const writes = [
    ...Array.from({ length: 20 }, (_, number) => addCategory(String(number))),
    sendMessage(),
  ].map(async (write) => {
    const status = await write;
    done += 1;
    return status;
  });
  for (let times = 0; times < 3; times += 1) expect(await readTypicalScreens()).toEqual([200, 200, 200, 200]);
  expect(done).toBe(0);
  unlock();
  expect(new Set(await Promise.all(writes))).toEqual(new Set([200, 201]));
  expect(eventLoop.max / NS_PER_MS).toBeLessThan(2000);
});

test('a write that waits for seconds gets 503, and the server stays responsive', async () => {
  lock();
  const start = performance.now();
  const responses = await Promise.all([
    api.call('createFinanceCategory', { body: { name: 'Food', color: '#000' } }),
    api.call('logIn', { body: { email: 'a@example.org', password: 'a fine passphrase' }, as: null }),
  ]);
  const waitedMs = performance.now() - start;
  expect(responses.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
    [503, '5'],
    [503, '5'],
  ]);
  expect(waitedMs).toBeGreaterThan(4000);
  expect(waitedMs).toBeLessThan(20_000);
  expect(eventLoop.max / NS_PER_MS).toBeLessThan(2000);
  // An outage is logged once, and counted.
  expect(api.takeLog()).toHaveLength(1);
  unlock();
  expect(await addCategory('Food')).toBe(201);
});

test("reads succeed when the session's last use cannot be written", async () => {
  api.clock.advance(10 * 60_000);
  lock();
  expect(await readTypicalScreens()).toEqual([200, 200, 200, 200]);
  unlock();
});

test('a write parallel to a transaction waits for it, and is not rolled back with it', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const broken = inTransaction(api.engine, async (trx) => {
    await trx.deleteFrom('sessions').execute();
    await held;
    throw new Error('taken back');
  });
  const beside = sendMessage();
  setImmediate(release);
  await expect(broken).rejects.toThrow('taken back');
  expect(await beside).toBe(200);
  const { body } = await api.call('listContactMessages');
  expect(body.pagination.totalItems).toBe(1);
});

test('a server that starts meanwhile reports the lock', async () => {
  const database = await createTestDatabase('');
  await (await openDatabase(database, true)).close();
  const { dataDir } = database;
  const blocker = new DatabaseSync(path.join(dataDir, 'planner.db'));
  blocker.exec('begin immediate');
  const { code, stderr } = await runNode('main.ts', { PLANNER_DATA_DIR: dataDir }).finished;
  blocker.close();
  await database.drop();
  expect([code, stderr]).toEqual([
    1,
    `PLANNER_DATA_DIR: the database in ${dataDir} cannot be written (database is locked).\n`,
  ]);
});

import type { components } from '@planner/api-client/schema';
import type { Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { checkResponse } from '../support/checkResponse.ts';
import { createIds } from '../../src/platform/ids.ts';
import { inTransaction } from '../../src/platform/db/inTransaction.ts';
import type { Database } from '../../src/platform/db/schema.ts';
import { createSampleSubscription, createRandom } from '../../src/sample/createSampleUsers.ts';
import { seedUsers } from '../../src/sample/seedUsers.ts';
import { deleteSubscriptionsOf, insertSubscriptions } from '../../src/subscriptions/rows.ts';
import { contract, operationById } from '../support/contractForTests.ts';
import { startTestApi, type TestApi } from '../support/startTestApi.ts';
import { watchQueries } from '../support/watchQueries.ts';

const USERS = 30_000;
type Subscription = components['schemas']['Subscription'];

let api: TestApi;
beforeAll(async () => {
  // Validation would buffer the streamed response; its content is checked below.
  api = await startTestApi({ validateResponses: false });
  await seedUsers(api.engine, USERS, api.clock.now(), () => {});
  // The server has closed its idle connection; fetch notices only now.
  await vi.waitFor(() => api.fetch('/api/v1/health'));
}, 120_000);
afterAll(() => api.stop());

const request = (search = '', init: RequestInit = {}) =>
  api.fetch(`/api/v1/subscriptions${search}`, { ...init, headers: { Cookie: api.cookie } });

const chunksOf = ({ body }: Response) => {
  const decoded = body?.pipeThrough(new TextDecoderStream())[Symbol.asyncIterator]();
  const read = async () => (await decoded?.next())?.value;
  return {
    async next(): Promise<string> {
      const chunk = await read();
      if (chunk === undefined) throw new Error('The response has ended');
      return chunk;
    },
    async rest(): Promise<string> {
      let text = '';
      for (let chunk = await read(); chunk !== undefined; chunk = await read()) text += chunk;
      return text;
    },
  };
};

const readAll = async (search = ''): Promise<Subscription[]> => {
  const response = await request(search);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
  await checkResponse(contract, operationById('listSubscriptions'), response);
  const body = (await response.json()) as { data: Subscription[] };
  expect(Object.keys(body)).toEqual(['data']);
  return body.data;
};

const stored = (): Promise<Subscription[]> =>
  api.engine.db
    .selectFrom('subscriptions')
    .innerJoin('users', 'users.id', 'subscriptions.user_id')
    .select([
      'subscriptions.id as id',
      'user_id as userId',
      'name',
      'email',
      'original_transaction_id as originalTransactionId',
      'status',
      'expires_at as expiresDate',
    ])
    .orderBy('subscriptions.id', 'desc')
    .execute();

const byEnd = (a: Subscription, b: Subscription): number => {
  const [one, other] = [a, b].map(({ expiresDate, id }) => `${expiresDate ?? '9999'} ${id}`);
  return (one ?? '') < (other ?? '') ? -1 : 1;
};

const idsOf = (subscriptions: Subscription[]): string[] => subscriptions.map(({ id }) => id);

test('the seed gives one user in five a subscription, whatever their number', async () => {
  const { length } = await stored();
  expect(length).toBeGreaterThan(5700);
  expect(length).toBeLessThan(6300);
});

test('two seed runs with the same random numbers create distinct transaction ids', () => {
  const user = { id: api.adminId, created_at: api.clock.now().toISOString() };
  const idIn = (run: number) =>
    createSampleSubscription(createRandom(1), user, api.clock.now(), run).original_transaction_id;
  expect(idIn(1_780_000_123)).toMatch(/^20\d{14}$/);
  expect(new Set([0, 1_780_000_123, 1_780_000_124].map(idIn)).size).toBe(3);
});

const failingAt = (reader: Kysely<Database>, query: number) =>
  watchQueries(reader, (result, count) => {
    if (count === query) throw new Error('The disk is gone');
    return result;
  });

describe('the unpaged list', () => {
  let original: Kysely<Database>;
  beforeAll(() => {
    original = api.engine.readPool;
  });
  afterEach(() => {
    api.engine.readPool = original;
  });

  test('is complete and in order', async () => {
    const all = await stored();
    expect(await readAll()).toEqual(all);
    expect(idsOf(await readAll('?status=ACTIVE'))).toEqual(
      idsOf(all.filter(({ status }) => status === 'ACTIVE')),
    );
    const ascending = all.toSorted(byEnd);
    expect(idsOf(await readAll('?sort=expires'))).toEqual(idsOf(ascending));
    expect(idsOf(await readAll('?sort=-expires'))).toEqual(idsOf(ascending.toReversed()));
    expect(idsOf(await readAll('?sort=-expires&status=EXPIRED'))).toEqual(
      idsOf(ascending.toReversed().filter(({ status }) => status === 'EXPIRED')),
    );
    const found = all.filter(({ name }) => name.toLowerCase().includes('an'));
    expect(found.length).toBeGreaterThan(1000);
    const received = idsOf(await readAll('?query=an'));
    expect(received).toEqual(idsOf(all.filter(({ id }) => received.includes(id))));
    expect(received).toEqual(expect.arrayContaining(idsOf(found)));
    expect(await readAll('?query=no+such+person')).toEqual([]);
  });

  test('starts to arrive while the rest is being read', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    let queries = 0;
    api.engine.readPool = watchQueries(original, async (result, count) => {
      queries = count;
      if (count === 3) await released;
      return result;
    });
    const chunks = chunksOf(await request());
    const [newest] = await stored();
    let text = '';
    while (!text.includes(newest?.id ?? '')) text += await chunks.next();
    expect(queries).toBeLessThanOrEqual(3);
    release();
    text += await chunks.rest();
    const { data } = JSON.parse(text) as { data: Subscription[] };
    expect(idsOf(data)).toEqual(idsOf(await stored()));
    expect(queries).toBeGreaterThan(5);
  });

  test.each(['', '?sort=expires', '?sort=-expires'])(
    'lists every subscription exactly once despite concurrent additions and deletions: %s',
    async (search) => {
      const before = await stored();
      const ids = createIds();
      const subscriptionAt = (userId: string, at: Date, serial: string) => ({
        id: ids(at),
        user_id: userId,
        original_transaction_id: `meanwhile-${search}-${serial}`,
        status: 'ACTIVE',
        expires_at: at.toISOString(),
      });
      const gone: string[] = [];
      api.engine.readPool = watchQueries(original, async (result, count) => {
        // Between two batches: old and new subscriptions, and a deleted one.
        const { userId } = before[count * 700] ?? { userId: '' };
        await inTransaction(api.engine, async (trx) => {
          await deleteSubscriptionsOf(trx, [userId]);
          const days = [-600, -300, -30, -1, 30, 300].map(
            (day) => new Date(api.clock.now().getTime() + day * 86_400_000),
          );
          await insertSubscriptions(
            trx,
            days.map((at, index) => subscriptionAt(api.adminId, at, `${count}.${index}`)),
          );
        });
        gone.push(...before.filter((row) => row.userId === userId).map(({ id }) => id));
        return result;
      });
      const received = idsOf(await readAll(search));
      expect(new Set(received).size).toBe(received.length);
      const seen = new Set(received);
      expect(gone.length).toBeGreaterThan(5);
      expect(idsOf(before).filter((id) => !gone.includes(id) && !seen.has(id))).toEqual([]);
    },
  );

  test('stops reading when the client disconnects, and waits for a slow client', async () => {
    const seen = { queries: 0 };
    let rows: Record<string, unknown>[] = [];
    api.engine.readPool = watchQueries(original, (result, count) => {
      seen.queries = count;
      if (result.rows.length === 1000) ({ rows } = result);
      return { rows };
    });
    const rest = async (): Promise<number> => {
      const before = seen.queries;
      for (let turn = 0; turn < 200; turn += 1) await new Promise(setImmediate);
      return seen.queries - before;
    };
    const abort = new AbortController();
    const chunks = chunksOf(await request('', { signal: abort.signal }));
    await chunks.next();
    // The kernel's buffer for the client is full.
    await expect.poll(rest, { timeout: 30_000 }).toBe(0);
    const taken = seen.queries;
    while (seen.queries === taken) await chunks.next();
    abort.abort();
    await expect.poll(rest, { timeout: 30_000 }).toBe(0);
    expect((await api.call('getHealth')).status).toBe(200);
  }, 90_000);

  test('fails with 503 if reading fails at once, and aborts if it fails later', async () => {
    api.engine.readPool = failingAt(original, 1);
    const failed = await api.call('listSubscriptions');
    expect([failed.status, failed.failure.message]).toEqual([500, 'Something went wrong on our side']);
    api.engine.readPool = failingAt(original, 3);
    const read = await request()
      .then((response) => response.text())
      .catch(() => 'broken off' as const);
    expect(read).toBe('broken off');
    expect(api.takeLog()).toMatchObject([
      { operation: 'listSubscriptions', status: 500 },
      { operation: 'listSubscriptions', stack: expect.stringContaining('The disk is gone') },
    ]);
  });

  test('arrives complete when the server stops meanwhile', async () => {
    const stopping = await startTestApi({ validateResponses: false });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
    const rows = (await stored()).slice(0, 1000).map((row) => ({ ...row }));
    stopping.engine.readPool = watchQueries(stopping.engine.readPool, async (_, count) => {
      if (count === 3) {
        ask();
        await released;
      }
      return { rows: count < 6 ? rows : rows.slice(0, 7) };
    });
    const reading = stopping
      .fetch('/api/v1/subscriptions', { headers: { Cookie: stopping.cookie } })
      .then(async (response) => (await response.json()) as { data: Subscription[] });
    await asked;
    const stopped = stopping.stop();
    release();
    expect((await reading).data).toHaveLength(5007);
    await stopped;
  });

  test("runs pages on the server's own thread, searches and far pages on the read workers", async () => {
    const { db } = api.engine;
    const asked: string[] = [];
    const noteTo = (name: string, result: { rows: Record<string, unknown>[] }) => {
      if (result.rows.some((row) => 'originalTransactionId' in row || 'total' in row)) asked.push(name);
      return result;
    };
    api.engine.db = watchQueries(db, (result) => noteTo('db', result));
    api.engine.readPool = watchQueries(original, (result) => noteTo('reader', result));
    try {
      await api.call('listSubscriptions', { query: { page: 1 } });
      expect(asked.splice(0)).toEqual(['db']);
      await api.call('listSubscriptions', { query: { page: 500 } });
      expect(asked.splice(0)).toEqual(['reader']);
      await api.call('listSubscriptions', { query: { page: 1, query: 'an' } });
      expect(asked.splice(0)).toEqual(['reader']);
    } finally {
      api.engine.db = db;
    }
  });
});

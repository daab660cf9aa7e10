import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSearchCache } from '../../src/platform/search/createSearch.ts';
import { currentAbortSignal, RequestAborted, withAbortSignal } from '../../src/platform/withAbortSignal.ts';
import type { UserPages } from '../../src/users/list.ts';
import { startTestApi, type TestApi } from '../support/startTestApi.ts';

describe('a request whose client leaves', () => {
  let api: TestApi;
  let started: PromiseWithResolvers<void>;
  let ended: PromiseWithResolvers<unknown>;

  const readForever = async (): Promise<never> => {
    const { readPool, textSearch } = api.engine;
    const statement = process.env['TEST_DATABASE_URL']
      ? sql`select pg_sleep(600)`
      : sql`with recursive endless (position, search) as (
              select 1, 'a' union all select position + 1, search from endless
            ) select count(*) from endless where ${textSearch.containsAll('endless', ['a'])}`;
    try {
      const reading = statement.execute(readPool);
      started.resolve();
      await reading;
      throw new Error('The query has ended');
    } catch (error) {
      ended.resolve(error);
      throw error;
    }
  };

  const userPages: UserPages = {
    read: readForever,
    async *readAll() {
      yield [];
      await readForever();
    },
  };

  beforeAll(async () => {
    api = await startTestApi({ userPages, validateResponses: false });
  });
  beforeEach(() => {
    started = Promise.withResolvers();
    ended = Promise.withResolvers();
  });
  afterAll(() => api.stop());

  // Less than the statement timeout.
  test.each(['/users', '/users/export'])(
    'GET %s stops its query and keeps the connection pool usable',
    async (path) => {
      const client = new AbortController();
      const response = api.fetch(`/api/v1${path}`, {
        headers: { Cookie: api.cookie },
        signal: client.signal,
      });
      const left = response.then((streaming) => streaming.text()).catch((error: unknown) => error);
      await started.promise;
      client.abort();
      expect(await left).toBeInstanceOf(DOMException);
      expect(await ended.promise).toBeInstanceOf(RequestAborted);
      const reads = Array.from({ length: 20 }, () => api.call('listFinanceCategories'));
      expect(new Set((await Promise.all(reads)).map(({ status }) => status))).toEqual(new Set([200]));
    },
    20_000,
  );
});

/** A cache of one value, whose computation the test controls, and two requests for it. */
const createShared = () => {
  const cache = createSearchCache<string>(() => Promise.resolve(1), 10);
  const computing = Promise.withResolvers<AbortSignal | undefined>();
  const result = Promise.withResolvers<string>();
  const [first, second] = [new AbortController(), new AbortController()];
  const read = ({ signal }: AbortController, value: Promise<string> = result.promise) =>
    withAbortSignal(signal, () =>
      cache('key', () => {
        computing.resolve(currentAbortSignal());
        return value;
      }),
    );
  return { first, second, read, computing: computing.promise, result };
};

describe('a value that several requests wait for', () => {
  test('is computed until the last one leaves, and then again for the next', async () => {
    const { first, second, read, computing, result } = createShared();
    const values = [read(first), read(second)];
    const work = await computing;
    first.abort();
    expect(work?.aborted).toBe(false);
    second.abort();
    expect(work?.aborted).toBe(true);
    expect(await read(new AbortController(), Promise.resolve('new'))).toBe('new');
    result.resolve('old');
    await Promise.all(values);
  });

  test('stays cached when a request is aborted later', async () => {
    const { first, second, read, result } = createShared();
    result.resolve('value');
    expect(await read(first)).toBe('value');
    first.abort();
    expect(await read(second, Promise.resolve('another'))).toBe('value');
  });
});

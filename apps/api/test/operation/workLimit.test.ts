import { type ClientRequest, request } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createWorkLimit } from '../../src/platform/http/createWorkLimit.ts';
import { HttpError } from '../../src/platform/http/HttpError.ts';
import { startSession } from '../../src/sessions/rows.ts';
import { startTestApi, type TestApi } from '../support/startTestApi.ts';

const setUp = () => {
  const limit = createWorkLimit({
    perAccount: 2,
    total: 3,
    waitingPerAccount: 1,
    waiting: 2,
    waitMs: 30_000,
  });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (account: string, name: string) =>
    limit(account, () => {
      started.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    }).catch((error: unknown) => error);
  return { run, started, end: (name: string) => ends.get(name)?.() };
};

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('an account waits for itself, and others do not wait for it', async () => {
  const { run, started, end } = setUp();
  for (const name of ['a1', 'a2', 'a3']) void run('a', name);
  void run('b', 'b1');
  await settle();
  expect(started).toEqual(['a1', 'a2', 'b1']);
  end('b1');
  await settle();
  expect(started).toEqual(['a1', 'a2', 'b1']);
  end('a1');
  await settle();
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
});

test('what is too much is refused with 429 to the account, and with 503 to all', async () => {
  const { run } = setUp();
  for (const name of ['a1', 'a2', 'a3']) void run('a', name);
  const refused = await run('a', 'a4');
  expect(refused).toMatchObject({
    status: 429,
    message: 'This account may have 3 large requests at a time. Wait until one is done',
    details: { headers: { 'Retry-After': '10' } },
  });
  for (const name of ['b1', 'b2']) void run('b', name);
  expect(await run('c', 'c1')).toMatchObject({ status: 503, details: { headers: { 'Retry-After': '10' } } });
});

test('what has waited too long is refused with 503, and makes room', async () => {
  vi.useFakeTimers();
  const { run, started, end } = setUp();
  for (const name of ['a1', 'a2']) void run('a', name);
  const late = run('a', 'a3');
  await vi.advanceTimersByTimeAsync(30_000);
  vi.useRealTimers();
  expect(await late).toMatchObject({ status: 503, details: { headers: { 'Retry-After': '10' } } });
  void run('a', 'a4');
  end('a1');
  await settle();
  expect(started).toEqual(['a1', 'a2', 'a4']);
});

test('work that fails makes room', async () => {
  const limit = createWorkLimit({
    perAccount: 1,
    total: 1,
    waitingPerAccount: 0,
    waiting: 0,
    waitMs: 30_000,
  });
  await expect(limit('a', () => Promise.reject(HttpError.notFound()))).rejects.toThrow('does not exist');
  await expect(limit('a', () => Promise.resolve('done'))).resolves.toBe('done');
});

describe('a server takes heavy requests whose files are on their way', () => {
  let api: TestApi;
  const open = new Set<ClientRequest>();
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterEach(() => {
    for (const sent of open) sent.destroy();
    open.clear();
  });
  afterAll(() => api.stop());

  /** Starts uploads that never end, by accounts in turn, and returns the status of the first that is answered. */
  const firstAnswer = async (uploads: number, accounts: readonly string[]): Promise<number> => {
    const cookies: string[] = [];
    for (const id of accounts)
      cookies.push(`planner_session=${await startSession(api.engine.db, id, api.clock.now())}`);
    const { promise, resolve } = Promise.withResolvers<number>();
    for (let index = 0; index < uploads; index += 1) {
      const Cookie = cookies[index % cookies.length];
      const sent = request({
        port: api.port,
        host: '127.0.0.1',
        path: '/api/v1/imports/users',
        method: 'POST',
        headers: { Cookie, 'Content-Type': 'text/csv', 'Content-Length': 100 },
        agent: false,
      });
      sent.on('response', ({ statusCode = 0 }) => resolve(statusCode));
      // The end of the test.
      sent.on('error', () => {});
      sent.write('Name,Mail\n');
      open.add(sent);
    }
    return promise;
  };

  test('ten of an account', async () => {
    expect(await firstAnswer(11, [api.adminId])).toBe(429);
  });

  test('46 of all accounts', async () => {
    const accounts: string[] = [];
    for (let index = 0; index < 6; index += 1)
      accounts.push(await api.addUser({ email: `upload${index}@example.org`, role: 'admin' }));
    expect(await firstAnswer(47, accounts)).toBe(503);
  });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApiClient, createFinanceCategory, retryWhenBusy, type RetryWhenBusyOptions } from './index.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const busy = (headers: HeadersInit, status = 503) =>
  Response.json({ message: 'Too many requests' }, { status, headers });

/** Adds a category by a client whose server gives these answers, the last one again and again. */
const adding = (answers: (() => Response)[], options: RetryWhenBusyOptions = {}, signal?: AbortSignal) => {
  const sent: { afterMs: number; body: string }[] = [];
  const startedAt = Date.now();
  const client = createApiClient({
    baseUrl: 'http://planner.test/api/v1',
    fetch: retryWhenBusy({
      ...options,
      fetch: async (request) => {
        const answer = answers[Math.min(sent.length, answers.length - 1)];
        sent.push({ afterMs: Date.now() - startedAt, body: await request.text() });
        return answer?.() ?? Response.error();
      },
    }),
  });
  const added = createFinanceCategory(client, { name: 'Reading', color: '#3b82f6' }, { signal });
  return { sent, added };
};

const stored = () => Response.json({ _id: '1', name: 'Reading' });

test('a busy server gets the request again after the time that it names, body included', async () => {
  const { sent, added } = adding([
    () => busy({ 'Retry-After': '7' }),
    () => busy({ 'Retry-After': '2' }, 429),
    stored,
  ]);
  await vi.runAllTimersAsync();
  await added;
  expect(sent.map(({ afterMs }) => afterMs)).toEqual([0, 7000, 9000]);
  expect(sent[2]?.body).toContain('Reading');
});

test('it waits for as long as allowed', async () => {
  const { sent, added } = adding([() => busy({ 'Retry-After': '60' }), stored]);
  await vi.runAllTimersAsync();
  await added;
  expect(sent.map(({ afterMs }) => afterMs)).toEqual([0, 60_000]);
});

test('it gives up after the given number of attempts', async () => {
  const { sent, added } = adding([() => busy({ 'Retry-After': '1' })], { attempts: 3 });
  const refused = added.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await refused).toMatchObject({ status: 503, retryAfterS: 1 });
  expect(sent).toHaveLength(3);
});

test.each([
  ['names no time', {}],
  ['asks for more patience than allowed', { 'Retry-After': '61' }],
])('a server that %s is not asked again', async (_, headers) => {
  const { sent, added } = adding([() => busy(headers)]);
  await expect(added).rejects.toMatchObject({ status: 503 });
  expect(sent).toHaveLength(1);
});

test('aborting ends the wait', async () => {
  const controller = new AbortController();
  const { sent, added } = adding([() => busy({ 'Retry-After': '30' })], {}, controller.signal);
  const aborted = added.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1000);
  controller.abort(new Error('Closed'));
  expect(await aborted).toEqual(new Error('Closed'));
  expect(vi.getTimerCount()).toBe(0);
  expect(sent).toHaveLength(1);
});

test('a wait of months does not end at once', async () => {
  const { sent } = adding([() => busy({ 'Retry-After': '9999999' })], { maxWaitS: Infinity });
  await vi.advanceTimersByTimeAsync(86_400_000);
  expect(sent).toHaveLength(1);
});

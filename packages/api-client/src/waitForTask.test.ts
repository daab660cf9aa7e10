import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApiClient, waitForTask } from './index.ts';
import { wireTask } from './testing/wireTask.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const client = () => {
  let done = 0;
  return createApiClient({
    baseUrl: 'http://planner.test/api/v1',
    fetch: () => {
      done += 40;
      const end = done >= 120 ? { state: 'done', endedAt: '2026-11-29T12:00:00.000Z' } : { endedAt: null };
      return Promise.resolve(Response.json({ ...wireTask, done, ...end }));
    },
  });
};

test('a task is asked for once a second until it has ended', async () => {
  const progress: [ms: number, done: number][] = [];
  const startedAt = Date.now();
  const task = waitForTask(client(), '1', {
    onProgress: ({ done }) => progress.push([Date.now() - startedAt, done]),
  });
  await vi.runAllTimersAsync();
  expect((await task).state).toBe('done');
  expect(progress).toEqual([
    [0, 40],
    [1000, 80],
    [2000, 120],
  ]);
});

test('aborting ends the wait with its reason', async () => {
  const controller = new AbortController();
  const task = waitForTask(client(), '1', { signal: controller.signal });
  const aborted = task.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(500);
  controller.abort(new Error('Closed'));
  expect(await aborted).toEqual(new Error('Closed'));
});

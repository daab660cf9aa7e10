import { EventEmitter } from 'node:events';
import { syncBuiltinESMExports } from 'node:module';
import workerThreads from 'node:worker_threads';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPolicyCleaner } from './createPolicyCleaner.ts';

let workers: EventEmitter[] = [];

class SilentWorker extends EventEmitter {
  constructor() {
    super();
    workers.push(this);
  }
  ref() {}
  unref() {}
  postMessage() {}
  terminate() {
    return Promise.resolve(0);
  }
}

const { Worker } = workerThreads;
beforeEach(() => {
  workers = [];
  vi.useFakeTimers();
  Object.assign(workerThreads, { Worker: SilentWorker });
  syncBuiltinESMExports();
});
afterEach(() => {
  vi.useRealTimers();
  Object.assign(workerThreads, { Worker });
  syncBuiltinESMExports();
});

test('gives a text 30 seconds', async () => {
  const cleaner = createPolicyCleaner();
  let refusal: unknown;
  void cleaner.clean('<p>slow</p>').catch((error: unknown) => {
    refusal = error;
  });
  await vi.advanceTimersByTimeAsync(29_999);
  expect(refusal).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(refusal).toMatchObject({ message: 'The text is too complicated' });
  await cleaner.stop();
});

test('counts the CPU time of a text, not its waiting', async () => {
  let cpuMs = 5_000;
  Object.assign(SilentWorker.prototype, {
    cpuUsage: () => Promise.resolve({ user: (cpuMs - 1_000) * 1_000, system: 1_000_000 }),
  });
  const cleaner = createPolicyCleaner();
  let refusal: unknown;
  void cleaner.clean('<p>slow</p>').catch((error: unknown) => {
    refusal = error;
  });
  await vi.advanceTimersByTimeAsync(29_999);
  cpuMs = 15_000;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(refusal).toBeUndefined();
  cpuMs = 35_000;
  await vi.advanceTimersByTimeAsync(1);
  expect(refusal).toMatchObject({ message: 'The text is too complicated' });
  // Until it seems to be stuck.
  const stuck = cleaner.clean('<p>stuck</p>').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(await stuck).toMatchObject({ message: 'The text is too complicated' });
  await cleaner.stop();
  Reflect.deleteProperty(SilentWorker.prototype, 'cpuUsage');
});

test('ignores the answer of a terminated worker', async () => {
  const cleaner = createPolicyCleaner({ timeoutMs: 1000 });
  const refusal = cleaner.clean('<p>first</p>').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await refusal).toMatchObject({ message: 'The text is too complicated' });
  const second = cleaner.clean('<p>second</p>');
  await vi.advanceTimersByTimeAsync(0);
  expect(workers).toHaveLength(2);
  workers[0]?.emit('message', { done: { html: '<p>first</p>', removed: [] } });
  workers[1]?.emit('message', { done: { html: '<p>second</p>', removed: [] } });
  expect(await second).toEqual({ html: '<p>second</p>', removed: [] });
  await cleaner.stop();
});

test('ignores what Node posts under --watch', async () => {
  const cleaner = createPolicyCleaner();
  const cleaned = cleaner.clean('<p>a</p>');
  await vi.advanceTimersByTimeAsync(0);
  workers[0]?.emit('message', { 'watch:import': ['file:///cleanInWorker.ts'] });
  workers[0]?.emit('message', { done: { html: '<p>a</p>', removed: [] } });
  expect(await cleaned).toEqual({ html: '<p>a</p>', removed: [] });
  await cleaner.stop();
});

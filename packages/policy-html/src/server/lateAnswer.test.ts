import type { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPolicyCleaner } from './createPolicyCleaner.ts';

/** Workers that say nothing by themselves, in the order in which they were started. */
const workers = vi.hoisted((): EventEmitter[] => []);

vi.mock('node:worker_threads', async () => {
  const { EventEmitter: Emitter } = await import('node:events');
  class SilentWorker extends Emitter {
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
  return { Worker: SilentWorker };
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('what a worker says after it was given up is not taken for the next text', async () => {
  const cleaner = createPolicyCleaner({ timeoutMs: 1000 });
  const refusal = cleaner.clean('<p>first</p>').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await refusal).toMatchObject({ message: 'The text is too complicated' });
  const second = cleaner.clean('<p>second</p>');
  await vi.advanceTimersByTimeAsync(0);
  expect(workers).toHaveLength(2);
  workers[0]?.emit('message', { cleaned: { html: '<p>first</p>', removed: [] } });
  workers[1]?.emit('message', { cleaned: { html: '<p>second</p>', removed: [] } });
  expect(await second).toEqual({ html: '<p>second</p>', removed: [] });
  await cleaner.stop();
});

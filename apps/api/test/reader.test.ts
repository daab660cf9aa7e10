import type { EventEmitter } from 'node:events';
import { CompiledQuery } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import { ReaderDriver } from '../src/db/reader/ReaderDriver.ts';

/** Reading threads that say nothing by themselves, in the order in which they were started. */
const threads = vi.hoisted((): EventEmitter[] => []);

vi.mock('node:worker_threads', async () => {
  const { EventEmitter: Emitter } = await import('node:events');
  class SilentWorker extends Emitter {
    constructor() {
      super();
      threads.push(this);
    }
    unref() {}
    postMessage() {}
  }
  return { Worker: SilentWorker };
});

beforeEach(() => {
  threads.length = 0;
});

test('a thread that crashed fails what it was asked, and nothing that the next one is asked', async () => {
  const connection = await new ReaderDriver(1, 'planner.db', '').acquireConnection();
  const lost = connection.executeQuery(CompiledQuery.raw('select 1')).catch((error: unknown) => error);
  threads[0]?.emit('error', new Error('out of memory'));
  expect(await lost).toMatchObject({ message: 'out of memory' });
  const next = connection.executeQuery(CompiledQuery.raw('select 2'));
  threads[0]?.emit('exit');
  threads[1]?.emit('message', { id: 2, rows: [{ two: 2 }] });
  expect(await next).toEqual({ rows: [{ two: 2 }] });
});

import { EventEmitter } from 'node:events';
import { syncBuiltinESMExports } from 'node:module';
import workerThreads from 'node:worker_threads';
import { CompiledQuery } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createReadWorkerDriver } from '../../src/platform/db/createReadWorkerDriver.ts';
import { RequestAborted, withAbortSignal } from '../../src/platform/withAbortSignal.ts';

/** Fake worker threads, in order of their start. They respond only when a test emits a message. */
const threads: SilentWorker[] = [];

class SilentWorker extends EventEmitter {
  constructor() {
    super();
    threads.push(this);
  }
  ref() {}
  unref() {}
  readonly queries: string[] = [];
  #number = 0;
  postMessage({ number, value }: { number: number; value: { sql: string } }) {
    this.#number = number;
    this.queries.push(value.sql);
  }
  answer(rows: object[]) {
    this.emit('message', { number: this.#number, value: { rows } });
  }
}

const { Worker } = workerThreads;
beforeEach(() => {
  threads.length = 0;
  Object.assign(workerThreads, { Worker: SilentWorker });
  syncBuiltinESMExports();
});
afterEach(() => {
  Object.assign(workerThreads, { Worker });
  syncBuiltinESMExports();
});

test('a crashed worker fails its own queries and none of its successor', async () => {
  const connection = await createReadWorkerDriver(1, 'planner.db', '').acquireConnection();
  const lost = connection.executeQuery(CompiledQuery.raw('select 1')).catch((error: unknown) => error);
  threads[0]?.emit('error', new Error('out of memory'));
  expect(await lost).toMatchObject({ message: 'out of memory' });
  const next = connection.executeQuery(CompiledQuery.raw('select 2'));
  threads[0]?.emit('exit');
  threads[1]?.answer([{ two: 2 }]);
  expect(await next).toEqual({ rows: [{ two: 2 }] });
});

test('queries wait for a free worker, in order, and those of aborted requests never start', async () => {
  const driver = createReadWorkerDriver(1, 'planner.db', '');
  const read = async (query: string) => {
    const connection = await driver.acquireConnection();
    await connection.executeQuery(CompiledQuery.raw(query));
    await driver.releaseConnection(connection);
  };
  const request = new AbortController();
  const reads = [
    read('select 1'),
    withAbortSignal(request.signal, () => read('select 2').catch((error: unknown) => error)),
    read('select 3'),
  ];
  request.abort();
  expect(await reads[1]).toBeInstanceOf(RequestAborted);
  const [thread] = threads;
  expect(thread?.queries).toEqual(['select 1']);
  thread?.answer([]);
  await reads[0];
  await expect.poll(() => thread?.queries).toEqual(['select 1', 'select 3']);
  thread?.answer([]);
  await reads[2];
});

test('ignores what Node posts under --watch, and results of other queries', async () => {
  const connection = await createReadWorkerDriver(1, 'planner.db', '').acquireConnection();
  const first = connection.executeQuery(CompiledQuery.raw('select 1'));
  threads[0]?.emit('message', { 'watch:import': ['file:///readWorker.ts'] });
  threads[0]?.emit('message', undefined);
  threads[0]?.answer([{ one: 1 }]);
  expect(await first).toEqual({ rows: [{ one: 1 }] });
  const second = connection.executeQuery(CompiledQuery.raw('select 2'));
  threads[0]?.emit('message', { number: 1, value: { rows: [{ one: 1 }] } });
  threads[0]?.answer([{ two: 2 }]);
  expect(await second).toEqual({ rows: [{ two: 2 }] });
});

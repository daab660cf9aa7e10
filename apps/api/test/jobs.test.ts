import { beforeEach, describe, expect, test } from 'vitest';
import { createJobQueue, HopelessJob } from '../src/jobs/createJobQueue.ts';

let log: Record<string, unknown>[] = [];
beforeEach(() => {
  log = [];
});

const queueWith = (retryDelaysMs: readonly number[]) =>
  createJobQueue({ log: (event) => log.push(event), retryDelaysMs });

const failing = (times: number, error = new Error('Not now')) => {
  const job = {
    name: 'test',
    requestId: '7',
    runs: 0,
    run: () => {
      job.runs += 1;
      return job.runs <= times ? Promise.reject(error) : Promise.resolve();
    },
  };
  return job;
};

describe('a job', () => {
  test('is done once, and not before its caller has gone on', async () => {
    const jobs = queueWith([0]);
    const job = failing(0);
    jobs.add(job);
    expect(job.runs).toBe(0);
    await jobs.settled();
    expect([job.runs, log]).toEqual([1, []]);
  });

  test('waits for what it is to follow, however that ends', async () => {
    const jobs = queueWith([]);
    const job = failing(0);
    const { promise: after, reject } = Promise.withResolvers<void>();
    jobs.add({ ...job, after });
    await new Promise(setImmediate);
    expect(job.runs).toBe(0);
    reject(new Error('Broken off'));
    await jobs.settled();
    expect([job.runs, log]).toEqual([1, []]);
  });

  test('that fails is tried again after each pause, and noted', async () => {
    const jobs = queueWith([1, 1]);
    const job = failing(2);
    jobs.add(job);
    await jobs.settled();
    expect(job.runs).toBe(3);
    expect(log).toEqual([
      { level: 'warn', job: 'test', requestId: '7', tries: 1, stack: expect.stringContaining('Not now') },
      { level: 'warn', job: 'test', requestId: '7', tries: 2, stack: expect.stringContaining('Not now') },
    ]);
  });

  test('is given up after the last pause', async () => {
    const jobs = queueWith([1]);
    const job = failing(9);
    jobs.add(job);
    await jobs.settled();
    expect([job.runs, log.map(({ level }) => level)]).toEqual([2, ['warn', 'error']]);
  });

  test('without hope is given up at once', async () => {
    const jobs = queueWith([1]);
    const job = failing(9, new HopelessJob('Never'));
    jobs.add(job);
    await jobs.settled();
    expect([job.runs, log.map(({ level }) => level)]).toEqual([1, ['error']]);
  });

  test('may leave another one', async () => {
    const jobs = queueWith([]);
    const second = failing(0);
    jobs.add({
      ...second,
      run: () => {
        jobs.add(second);
        return Promise.resolve();
      },
    });
    await jobs.settled();
    expect(second.runs).toBe(1);
  });
});

describe('the queue', () => {
  test('works on four jobs at a time, in their order', async () => {
    const jobs = queueWith([]);
    const begun: number[] = [];
    let running = 0;
    let most = 0;
    for (let index = 0; index < 20; index += 1) {
      jobs.add({
        name: 'test',
        requestId: '7',
        run: async () => {
          begun.push(index);
          running += 1;
          most = Math.max(most, running);
          await new Promise(setImmediate);
          running -= 1;
        },
      });
    }
    await jobs.settled();
    expect([begun, most]).toEqual([Array.from({ length: 20 }, (_, index) => index), 4]);
  });

  test('turns away more than it can hold, and says so', async () => {
    const jobs = queueWith([]);
    const job = failing(0);
    for (let index = 0; index < 1001; index += 1) jobs.add(job);
    await jobs.settled();
    expect(job.runs).toBe(1000);
    expect(log).toEqual([
      { level: 'error', job: 'test', requestId: '7', tries: 0, stack: 'Too many jobs are waiting' },
    ]);
  });

  test('that is full turns away also what was to follow something that breaks off', async () => {
    const jobs = queueWith([]);
    const job = failing(0);
    for (let index = 0; index < 1000; index += 1) jobs.add(job);
    // A rejection that nobody hears would end the process, here as in a server.
    jobs.add({ ...job, after: Promise.reject(new Error('Broken off')) });
    await jobs.settled();
    expect([job.runs, log.length]).toEqual([1000, 1]);
  });

  test('gives what is left one more try when it stops', async () => {
    const HOUR_MS = 3_600_000;
    const jobs = queueWith([HOUR_MS]);
    const lucky = failing(1);
    const unlucky = failing(9);
    jobs.add(lucky);
    jobs.add(unlucky);
    // Until both have failed once and pause.
    while (log.length < 2) await new Promise(setImmediate);
    await jobs.stop();
    expect([lucky.runs, unlucky.runs]).toEqual([2, 2]);
    expect(log.map(({ level }) => level)).toEqual(['warn', 'warn', 'error']);
  });

  test('that is empty is settled, and stops at once', async () => {
    const jobs = queueWith([]);
    await jobs.settled();
    await expect(jobs.stop()).resolves.toBeUndefined();
  });
});

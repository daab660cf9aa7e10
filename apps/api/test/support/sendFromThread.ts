import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

export interface ThreadRequest {
  port: number;
  path: string;
  method: string;
  headers: Record<string, string>;
  body?: Uint8Array | undefined;
}

type Usage = ReturnType<typeof process.threadCpuUsage>;

const msBetween = (before: Usage, after: Usage): number =>
  (after.user + after.system - before.user - before.system) / 1000;

/** Processor time of this thread. */
export const cpuMs = (work: () => unknown): number => {
  const before = process.threadCpuUsage();
  work();
  return msBetween(before, process.threadCpuUsage());
};

/** Sends requests from another thread, and measures the server in this one. */
export const createThreadClient = () => {
  const worker = new Worker(new URL('./requestThread.ts', import.meta.url));

  return {
    /** Returns the longest turn of the event loop until the response, in processor time of this thread. */
    async measure(request: ThreadRequest): Promise<number> {
      const done = new AbortController();
      worker.once('message', () => done.abort());
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Workers have no origin.
      worker.postMessage(request);
      let longest = 0;
      let last = process.threadCpuUsage();
      while (!done.signal.aborted) {
        await turn();
        const now = process.threadCpuUsage();
        longest = Math.max(longest, msBetween(last, now));
        last = now;
      }
      return longest;
    },
    /** Returns the status of the response, and the time until it. */
    async time(request: ThreadRequest): Promise<{ status: number; ms: number }> {
      const response = once(worker, 'message');
      const startedAt = performance.now();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Workers have no origin.
      worker.postMessage(request);
      const [status] = (await response) as [number];
      return { status, ms: performance.now() - startedAt };
    },
    stop: () => worker.terminate(),
  };
};

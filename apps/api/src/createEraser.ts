import { setTimeout as pause } from 'node:timers/promises';
import { type Log, stackOf } from './platform/createLog.ts';
import type { Engine } from './platform/db/Engine.ts';
import { inTransaction } from './platform/db/inTransaction.ts';
import type { Trx } from './platform/db/schema.ts';
import { HOUR_MS } from './platform/time.ts';

/** After each step, several times as long as one takes: an hour of steps must not slow down requests. */
const PAUSE_MS = 20;

/** Deletes some of what has expired. Returns whether there may be more. */
export type Erase = (trx: Trx, now: Date) => Promise<boolean>;

interface EraserOptions {
  engine: Engine;
  clock: () => Date;
  log: Log;
  /** By what each erases, which the log names. */
  steps: Readonly<Record<string, Erase>>;
}

/** Deletes what has expired: at the start, and every hour. */
export const createEraser = ({ engine, clock, log, steps }: EraserOptions) => {
  const stop = new AbortController();
  const eraseAll = async (): Promise<void> => {
    for (const [eraser, erase] of Object.entries(steps))
      try {
        while (!stop.signal.aborted && (await inTransaction(engine, (trx) => erase(trx, clock()))))
          await pause(PAUSE_MS);
      } catch (error) {
        // The database is not available. The next hour tries again.
        log({ level: 'warn', eraser, stack: stackOf(error) });
      }
  };
  let work = Promise.resolve();
  /** Resolves when all that has expired is deleted. */
  const run = (): Promise<void> => (work = work.then(eraseAll));
  void run();
  const timer = setInterval(() => void run(), HOUR_MS).unref();
  return {
    run,
    /** Completes the current step. */
    async stop(): Promise<void> {
      stop.abort();
      clearInterval(timer);
      await work;
    },
  };
};

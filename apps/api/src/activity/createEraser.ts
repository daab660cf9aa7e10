import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { type Log, stackOf } from '../platform/createLog.ts';
import type { Engine } from '../platform/db/Engine.ts';
import { HOUR_MS } from '../platform/time.ts';
import { eraseForUndo } from './rows.ts';

interface EraserOptions {
  engine: Engine;
  clock: () => Date;
  log: Log;
}

/** Erases what can't be undone anymore: at the start, and every hour. */
export const createEraser = ({ engine, clock, log }: EraserOptions) => {
  const stop = new AbortController();
  const eraseAll = async (): Promise<void> => {
    try {
      // SQLite's statements don't wait for anything, so requests would wait for all of them.
      while (!stop.signal.aborted && (await eraseForUndo(engine.db, clock()))) await yieldToOthers();
    } catch (error) {
      // The database is not available. The next hour tries again.
      log({ level: 'warn', eraser: 'undo', stack: stackOf(error) });
    }
  };
  let work = eraseAll();
  const timer = setInterval(() => {
    work = work.then(eraseAll);
  }, HOUR_MS).unref();
  return {
    /** Completes the current step. */
    async stop(): Promise<void> {
      stop.abort();
      clearInterval(timer);
      await work;
    },
  };
};

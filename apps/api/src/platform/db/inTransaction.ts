import { setTimeout as pause } from 'node:timers/promises';
import type { Engine } from './Engine.ts';
import type { Trx } from './schema.ts';

/** Thrown in a transaction when another one has changed a row since it was read. */
export class LostRace extends Error {}

const MAX_TRIES = 10;
const FIRST_PAUSE_MS = 10;
const MAX_PAUSE_MS = 250;

/** Exponential backoff with full jitter. */
const pauseAfter = (tries: number): Promise<void> =>
  pause(Math.random() * Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), MAX_PAUSE_MS));

const actionsOf = new WeakMap<Trx, (() => void)[]>();

/** Runs an action after the commit. For effects that cannot be rolled back or must not repeat on retry. */
export const afterCommit = (trx: Trx, action: () => void): void => {
  const actions = actionsOf.get(trx);
  if (!actions) throw new Error('This transaction was not started by inTransaction');
  actions.push(action);
};

/** Retries after a `LostRace` or a transient error, so `work` must change only the database; see `afterCommit`. */
export const inTransaction = async <T>(
  { db, isTransient }: Engine,
  work: (trx: Trx) => Promise<T>,
): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    const actions: (() => void)[] = [];
    try {
      const result = await db.transaction().execute((trx) => {
        actionsOf.set(trx, actions);
        return work(trx);
      });
      for (const action of actions) action();
      return result;
    } catch (error) {
      if (tries === MAX_TRIES || !(error instanceof LostRace || isTransient(error))) throw error;
      await pauseAfter(tries);
    }
  }
};

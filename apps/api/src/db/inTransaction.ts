import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Engine } from './Engine.ts';
import type { Database } from './schema.ts';

/** Thrown in a transaction that lost a race: a row is not as it was read any more. */
export class LostRace extends Error {}

const MAX_TRIES = 10;
const FIRST_PAUSE_MS = 10;
const MAX_PAUSE_MS = 250;

/** Random, and longer from try to try: those who met once, many of them perhaps, do not all meet again. */
const pauseAfter = (tries: number): Promise<void> =>
  pause(Math.random() * Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), MAX_PAUSE_MS));

/** What is to be done once a transaction is committed. */
const actionsOf = new WeakMap<Transaction<Database>, (() => void)[]>();

/**
 * Leaves something to be done once a transaction of `inTransaction` is committed: what cannot be taken back when it fails, or
 * must not be done again when it is tried again.
 */
export const afterCommit = (trx: Transaction<Database>, action: () => void): void => {
  const actions = actionsOf.get(trx);
  if (!actions) throw new Error('This transaction was not begun by inTransaction');
  actions.push(action);
};

/**
 * Runs the work in a transaction, and again from its start, after a pause, when it lost a race or the database asks for
 * that. The work must not change anything but the database; the rest is for `afterCommit`.
 */
export const inTransaction = async <T>(
  { db, isTransient }: Engine,
  work: (trx: Transaction<Database>) => Promise<T>,
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

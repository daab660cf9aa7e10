import { sql } from 'kysely';
import { readCounter } from '../db/counters.ts';
import type { Engine } from '../db/Engine.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { insertSubscriptions } from '../db/subscriptions.ts';
import { insertUsers, type NewUser } from '../db/users.ts';
import { createRandom } from './createRandom.ts';
import { createSampleSubscription } from './createSampleSubscription.ts';
import { createSampleUsers } from './createSampleUsers.ts';
import { fillCategoriesAndPolicies } from './fillCategoriesAndPolicies.ts';

const SEED = 19_970_101;
/** Rows a statement; PostgreSQL takes 65,535 values in one, SQLite 32,766. */
const ROWS = 500;
/** Users a transaction, and a line of progress for every tenth of these. */
const USERS_PER_TRANSACTION = 10_000;
/** From here on indexes are built after the load. */
const BULK = 50_000;
const SUBSCRIBERS = 0.2;
/** The list of subscriptions is answered whole, so it stays of a size that a browser can show. */
const MAX_SUBSCRIPTIONS = 5000;

function* batches<T>(items: Iterable<T>, size: number): Generator<T[]> {
  let batch: T[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/**
 * Adds many made-up users with subscriptions, and categories and legal texts where there are none. Can be called again and
 * again; what was added before stays.
 * @param onProgress hears how many users are stored, every now and then
 */
export const seedUsers = async (
  engine: Engine,
  count: number,
  now: Date,
  onProgress: (done: number) => void,
): Promise<void> => {
  const { db } = engine;
  const before = await readCounter(db, 'users');
  // A second run must not make the same ids and addresses again.
  const run = before === 0 ? 0 : Math.floor(now.getTime() / 1000);
  const random = createRandom(SEED + run);
  const tag = run === 0 ? '' : `.${run.toString(36)}`;
  const share = Math.min(SUBSCRIBERS, MAX_SUBSCRIPTIONS / count);

  const subscribe = (users: readonly NewUser[]) =>
    users.filter(() => random.chance(share)).map((user) => createSampleSubscription(random, user, now));

  await fillCategoriesAndPolicies(engine, random, now, null);
  /** Fewer are added quicker row by row than by building an index anew. */
  const load =
    count < BULK
      ? (work: () => Promise<void>) => work()
      : (work: () => Promise<void>) => engine.ddl.whileLoading(db, work);
  await load(async () => {
    let done = 0;
    for (const users of batches(createSampleUsers({ random, count, now, tag }), USERS_PER_TRANSACTION)) {
      const subscriptionsOfUsers = subscribe(users);
      await inTransaction(engine, async (trx) => {
        await insertUsers(trx, users);
        for (const rows of batches(subscriptionsOfUsers, ROWS)) {
          await insertSubscriptions(trx, rows);
        }
      });
      done += users.length;
      onProgress(done);
    }
  });
  // Fresh figures for the query planner; without them PostgreSQL guesses until its own time comes.
  await sql`analyze`.execute(db);
};

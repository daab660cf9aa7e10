import { readCounter } from '../platform/db/counters.ts';
import type { Engine } from '../platform/db/Engine.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import { updateStatistics } from '../platform/db/openDatabase.ts';
import { insertSubscriptions } from '../subscriptions/rows.ts';
import { insertUsers, type NewUser } from '../users/rows.ts';
import { createSampleUsers, createSampleSubscription, createRandom } from './createSampleUsers.ts';
import { drawSampleIcons, fillCategoriesAndPolicies } from './fillCategoriesAndPolicies.ts';

const SEED = 19_970_101;
const USERS_PER_TRANSACTION = 10_000;
/** From this count, indexes are rebuilt after the load. */
const BULK = 50_000;
const SUBSCRIBERS = 0.2;

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

/** How many of the users are returned. */
const RETURNED = 1000;

/** Later calls add more users. Adds categories and legal texts only where there are none. Returns some of the users. */
export const seedUsers = async (
  engine: Engine,
  count: number,
  now: Date,
  onProgress: (done: number) => void,
): Promise<readonly NewUser[]> => {
  const { db } = engine;
  const before = await readCounter(db, 'users');
  // Another run must generate other ids and addresses.
  const run = before === 0 ? 0 : Math.floor(now.getTime() / 1000);
  const random = createRandom(SEED + run);
  const tag = run === 0 ? '' : `.${run.toString(36)}`;

  const subscribe = (users: readonly NewUser[]) =>
    users
      .filter(() => random.chance(SUBSCRIBERS))
      .map((user) => createSampleSubscription(random, user, now, run));

  const icons = await drawSampleIcons();
  await inTransaction(engine, (trx) => fillCategoriesAndPolicies(trx, { icons, random, now, adminId: null }));
  const some: NewUser[] = [];
  const load = count < BULK ? (work: () => Promise<void>) => work() : engine.whileLoading;
  await load(async () => {
    let done = 0;
    for (const users of batches(createSampleUsers({ random, count, now, tag }), USERS_PER_TRANSACTION)) {
      const subscriptionsOfUsers = subscribe(users);
      await inTransaction(engine, async (trx) => {
        await insertUsers(trx, users);
        await insertSubscriptions(trx, subscriptionsOfUsers);
      });
      done += users.length;
      some.push(...users.slice(0, RETURNED - some.length));
      onProgress(done);
    }
  });
  // PostgreSQL would do it later.
  await updateStatistics(db);
  return some;
};

import type { Engine } from '../db/Engine.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { insertSubscriptions } from '../db/subscriptions.ts';
import { insertUsers } from '../db/users.ts';
import { createRandom } from './createRandom.ts';
import { createSampleSubscription } from './createSampleSubscription.ts';
import { createSampleUsers } from './createSampleUsers.ts';
import { fillCategoriesAndPolicies } from './fillCategoriesAndPolicies.ts';

const SEED = 20_240_229;
const USERS = 240;
const ADMINS = 3;
/** Share of users who have subscribed. */
const SUBSCRIBERS = 0.3;

/**
 * Fills an empty database with a small, believable data set: users who joined over the last two years, categories with
 * icons, both legal texts, and subscriptions in all states. It is the same every time, counted from the present. Of two
 * servers that start on one database, one does it.
 */
export const fillWithSampleData = async (engine: Engine, now: Date): Promise<void> => {
  const random = createRandom(SEED);
  const users = [...createSampleUsers({ random, count: USERS, now, admins: ADMINS })];
  const subscribers = users.filter(({ role }) => role === 'user' && random.chance(SUBSCRIBERS));
  const subscriptions = subscribers.map((user) => createSampleSubscription(random, user, now));
  const isMine = await inTransaction(engine, async (trx) => {
    const milestone = await trx
      .insertInto('milestones')
      .values({ name: 'sample_data', reached_at: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('name')
      .executeTakeFirst();
    if (!milestone) return false;
    await insertUsers(trx, users);
    await insertSubscriptions(trx, subscriptions);
    return true;
  });
  if (!isMine) return;
  const admin = users.find(({ role }) => role === 'admin');
  await fillCategoriesAndPolicies(engine, random, now, admin?.id ?? null);
};

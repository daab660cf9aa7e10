import type { Engine } from '../platform/db/Engine.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import { reachMilestone } from '../platform/db/milestones.ts';
import { insertSubscriptions } from '../subscriptions/rows.ts';
import { insertUsers } from '../users/rows.ts';
import { createSampleUsers, createSampleSubscription, createRandom } from './createSampleUsers.ts';
import { fillMessages } from './sampleMessages.ts';
import { drawSampleIcons, fillCategoriesAndPolicies } from './fillCategoriesAndPolicies.ts';

const SEED = 20_240_229;
const USERS = 240;
const ADMINS = 3;
const SUBSCRIBERS = 0.3;

/** Reproducible, relative to `now`. Atomic, and only one of several servers on a database does it. */
export const fillWithSampleData = async (engine: Engine, now: Date): Promise<void> => {
  const random = createRandom(SEED);
  const users = [...createSampleUsers({ random, count: USERS, now, admins: ADMINS })];
  const subscribers = users.filter(({ role }) => role === 'user' && random.chance(SUBSCRIBERS));
  const subscriptions = subscribers.map((user) => createSampleSubscription(random, user, now));
  // They write about payments.
  const paying = new Set(
    subscriptions
      .filter(({ status, expires_at }) => status === 'ACTIVE' && expires_at !== null)
      .map(({ user_id }) => user_id),
  );
  const adminId = users.find(({ role }) => role === 'admin')?.id ?? null;
  const icons = await drawSampleIcons();
  await inTransaction(engine, async (trx) => {
    if (!(await reachMilestone(trx, 'sample_data', now))) return;
    await insertUsers(trx, users);
    await insertSubscriptions(trx, subscriptions);
    await fillCategoriesAndPolicies(trx, { icons, random, now, adminId });
    const payers = subscribers.filter(({ id }) => paying.has(id));
    await fillMessages(trx, { subscribers: payers, users, random, now, adminId });
  });
};

import { keepProofs, listAcceptances, restoreAcceptances } from '../acceptances/rows.ts';
import type { PolicyAcceptancesTable } from '../acceptances/table.ts';
import { removeFinanceCategoryOwners, restoreFinanceCategoryOwner } from '../categories/rows.ts';
import { type KeptFactors, readFactorsOf, restoreFactors } from '../factors/rows.ts';
import type { Trx } from '../platform/db/schema.ts';
import { deleteSubscriptionsOf, insertSubscriptions, type NewSubscription } from '../subscriptions/rows.ts';
import { countUsers } from './counters.ts';
import { HEALTH, type HealthValues } from './table.ts';
import { type UserWithHash, type LockedUser, toRow } from './rows.ts';

/** What `restoreUsers` needs, as JSON. */
export interface DeletedUser {
  user: UserWithHash & HealthValues;
  subscriptions: NewSubscription[];
  /** Ids of finance categories that had this owner. */
  financeCategories: string[];
  /** Undefined in what earlier versions stored. */
  factors?: KeptFactors;
  /** Undefined in what earlier versions stored. */
  acceptances?: PolicyAcceptancesTable[];
}

/** @throws LastAdministrator, like `updateUser` */
export const deleteUsers = async (trx: Trx, before: readonly LockedUser[]): Promise<DeletedUser[]> => {
  const ids = before.map(({ id }) => id);
  const subscriptions = Map.groupBy(await deleteSubscriptionsOf(trx, ids), ({ user_id }) => user_id);
  const categories = Map.groupBy(await removeFinanceCategoryOwners(trx, ids), ({ user_id }) => user_id);
  const { factors, recoveryCodes } = await readFactorsOf(trx, ids);
  const accepted = await listAcceptances(trx, ids);
  await keepProofs(trx, accepted);
  const acceptances = Map.groupBy(accepted, ({ user_id }) => user_id);
  const deleted = await trx
    .deleteFrom('users')
    .where('id', 'in', ids)
    .returning(['id', ...HEALTH])
    .execute();
  const kept = new Map(deleted.map((row) => [row.id, row]));
  await countUsers(
    trx,
    before.map((user) => ({ before: user })),
  );
  return before.map((user) => ({
    user: { ...user, ...kept.get(user.id) } as DeletedUser['user'],
    subscriptions: subscriptions.get(user.id) ?? [],
    financeCategories: (categories.get(user.id) ?? []).map(({ id }) => id),
    acceptances: acceptances.get(user.id) ?? [],
    factors: {
      factors: factors.filter(({ user_id }) => user_id === user.id),
      recoveryCodes: recoveryCodes.filter(({ user_id }) => user_id === user.id),
    },
  }));
};

/** Undoes `deleteUsers`, except for users whose address is taken. Returns the ids of those restored. */
export const restoreUsers = async (trx: Trx, deleted: readonly DeletedUser[]): Promise<Set<string>> => {
  const rows = deleted.map(({ user }) => {
    const { updated_at, version } = user;
    return { ...toRow(user), updated_at, version };
  });
  const inserted = await trx
    .insertInto('users')
    .values(rows)
    // Waits for transactions that insert the same addresses.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  const ids = new Set(inserted.map(({ id }) => id));
  const restored = deleted.filter(({ user }) => ids.has(user.id));
  await insertSubscriptions(
    trx,
    restored.flatMap(({ subscriptions }) => subscriptions),
  );
  await restoreAcceptances(
    trx,
    restored.flatMap(({ acceptances = [] }) => acceptances),
  );
  for (const { user, financeCategories, factors } of restored) {
    await restoreFinanceCategoryOwner(trx, user.id, financeCategories);
    if (factors) await restoreFactors(trx, factors);
  }
  await countUsers(
    trx,
    restored.map(({ user }) => ({ after: user })),
  );
  return ids;
};

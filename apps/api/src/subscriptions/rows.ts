import { addCounts, addToCounter } from '../platform/db/counters.ts';
import { positionOf } from '../platform/ids.ts';
import type { Db } from '../platform/db/schema.ts';
import { updateEach } from '../platform/db/updateEach.ts';
import { searchTextOf } from '../platform/text/foldText.ts';
import { BILLING_PROBLEMS, type SubscriptionsTable } from './table.ts';

export type NewSubscription = Omit<SubscriptionsTable, 'position' | 'search'>;

/** Rows per INSERT statement: PostgreSQL takes 65,535 values, SQLite 32,766. */
const ROWS = 500;

const searchText = (
  userSearch: string,
  { original_transaction_id, user_id }: Pick<NewSubscription, 'original_transaction_id' | 'user_id'>,
): string => `${userSearch}\n${searchTextOf([original_transaction_id])}\n${user_id}`;

/** Adds to the counts of statuses, and clears the caches of searches. */
const recordChange = async (trx: Db, rows: readonly Pick<SubscriptionsTable, 'status'>[], sign: 1 | -1) => {
  const counts = rows.map(({ status }) => ({ status, subscriptions: sign }));
  await addCounts(trx, 'subscription_statuses', counts);
  await addToCounter(trx, 'subscription_changes', 1);
};

const toRows = async (trx: Db, subscriptions: readonly NewSubscription[]) => {
  const userIds = [...new Set(subscriptions.map(({ user_id }) => user_id))];
  const users = await trx.selectFrom('users').select(['id', 'search']).where('id', 'in', userIds).execute();
  const searches = new Map(users.map(({ id, search }) => [id, search]));
  return subscriptions.map((row) => ({
    ...row,
    position: positionOf(row.id),
    search: searchText(searches.get(row.user_id) ?? '', row),
  }));
};

export const insertSubscriptions = async (trx: Db, subscriptions: readonly NewSubscription[]) => {
  if (subscriptions.length === 0) return;
  for (let from = 0; from < subscriptions.length; from += ROWS) {
    const rows = await toRows(trx, subscriptions.slice(from, from + ROWS));
    await trx.insertInto('subscriptions').values(rows).execute();
  }
  await recordChange(trx, subscriptions, 1);
};

/** Returns them, for `insertSubscriptions`. */
export const deleteSubscriptionsOf = async (
  trx: Db,
  userIds: readonly string[],
): Promise<NewSubscription[]> => {
  const deleted = await trx
    .deleteFrom('subscriptions')
    .where('user_id', 'in', userIds)
    .returning(['id', 'user_id', 'original_transaction_id', 'status', 'expires_at'])
    .execute();
  if (deleted.length > 0) await recordChange(trx, deleted, -1);
  return deleted;
};

/** Call it when the `search` of users has changed, with the new ones by their ids. */
export const updateSubscriptionTexts = async (
  trx: Db,
  userSearches: ReadonlyMap<string, string>,
): Promise<void> => {
  // PostgreSQL has no empty list.
  if (userSearches.size === 0) return;
  const rows = await trx
    .selectFrom('subscriptions')
    .select(['id', 'user_id', 'original_transaction_id'])
    .where('user_id', 'in', [...userSearches.keys()])
    .execute();
  const texts = rows.map((row) => ({
    id: row.id,
    values: { search: searchText(userSearches.get(row.user_id) ?? '', row) },
  }));
  await updateEach(trx, 'subscriptions', texts);
  if (rows.length > 0) await addToCounter(trx, 'subscription_changes', 1);
};

/** Those of some users who have a subscription. */
export const findSubscribers = async (db: Db, userIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('subscriptions')
    .select('user_id')
    .where('user_id', 'in', userIds)
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
};

/** Status and end of a user's newest subscription. */
export const findLatestSubscription = (db: Db, userId: string) =>
  db
    .selectFrom('subscriptions')
    .select(['status', 'expires_at as expiresDate'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** @param statuses empty for all */
export const countStatuses = async (db: Db, statuses: readonly string[]): Promise<number> => {
  const counts = await readSubscriptionStatuses(db);
  return counts
    .filter(({ status }) => statuses.length === 0 || statuses.includes(status))
    .reduce((sum, { subscriptions }) => sum + subscriptions, 0);
};

/** Number of subscriptions in each status that occurs, in alphabetical order. */
export const readSubscriptionStatuses = (db: Db) =>
  db
    .selectFrom('subscription_statuses')
    .select(['status', 'subscriptions'])
    .where('subscriptions', '>', 0)
    .orderBy('status')
    .execute();

/** Those that the console knows, and all that a subscription has had. */
export const listStatuses = async (db: Db): Promise<string[]> => {
  const rows = await db.selectFrom('subscription_statuses').select('status').orderBy('status').execute();
  return [...new Set(['ACTIVE', 'EXPIRED', ...BILLING_PROBLEMS, ...rows.map(({ status }) => status)])];
};

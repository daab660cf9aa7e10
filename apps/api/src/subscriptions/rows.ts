import type { Insertable, Kysely } from 'kysely';
import { addCounts } from '../platform/db/counters.ts';
import { positionOf } from '../platform/db/ids.ts';
import type { Database } from '../platform/db/schema.ts';
import type { SubscriptionsTable } from './table.ts';
import { recordSearchChange, type SearchedText } from '../platform/search/recordSearchChange.ts';
import { GramCounts } from '../platform/text/grams.ts';
import { foldForSearch } from '../platform/text/search.ts';

export type NewSubscription = Omit<SubscriptionsTable, 'position' | 'search'>;

/** Rows per INSERT statement: PostgreSQL takes 65,535 values, SQLite 32,766. */
const ROWS = 500;

const searchText = (
  userSearch: string,
  { original_transaction_id, user_id }: Pick<NewSubscription, 'original_transaction_id' | 'user_id'>,
): string => `${userSearch}${foldForSearch(original_transaction_id)}\n${user_id}\n\n`;

type Counted = Pick<SubscriptionsTable, 'status' | 'search'>;

const toSearched = ({ status, search }: Counted): SearchedText => ({ search, part: status });

const countLetters = async (trx: Kysely<Database>, rows: readonly Counted[], sign: 1 | -1): Promise<void> => {
  const counts = new Map<string, GramCounts>();
  for (const { status, search } of rows) {
    const ofStatus = counts.get(status) ?? new GramCounts();
    counts.set(status, ofStatus);
    ofStatus.add(search);
  }
  const changes = [...counts].flatMap(([status, grams]) =>
    Array.from(grams, ([key, count]) => ({ key, status, subscriptions: sign * count })),
  );
  await addCounts(trx, 'subscription_grams', changes);
};

const toRows = async (
  trx: Kysely<Database>,
  subscriptions: readonly NewSubscription[],
): Promise<Insertable<SubscriptionsTable>[]> => {
  const userIds = [...new Set(subscriptions.map(({ user_id }) => user_id))];
  const users = await trx.selectFrom('users').select(['id', 'search']).where('id', 'in', userIds).execute();
  const searches = new Map(users.map(({ id, search }) => [id, search]));
  return subscriptions.map((row) => ({
    ...row,
    position: positionOf(row.id),
    search: searchText(searches.get(row.user_id) ?? '', row),
  }));
};

export const insertSubscriptions = async (
  trx: Kysely<Database>,
  subscriptions: readonly NewSubscription[],
): Promise<void> => {
  if (subscriptions.length === 0) return;
  const inserted: Counted[] = [];
  for (let from = 0; from < subscriptions.length; from += ROWS) {
    const rows = await toRows(trx, subscriptions.slice(from, from + ROWS));
    await trx.insertInto('subscriptions').values(rows).execute();
    inserted.push(...rows);
  }
  await addCounts(
    trx,
    'subscription_statuses',
    inserted.map(({ status }) => ({ status, subscriptions: 1 })),
  );
  await countLetters(trx, inserted, 1);
  await recordSearchChange(trx, 'subscriptions', [], inserted.map(toSearched));
};

export const deleteSubscriptionsOf = async (trx: Kysely<Database>, userId: string): Promise<void> => {
  const deleted = await trx
    .deleteFrom('subscriptions')
    .where('user_id', '=', userId)
    .returning(['status', 'search'])
    .execute();
  if (deleted.length === 0) return;
  await addCounts(
    trx,
    'subscription_statuses',
    deleted.map(({ status }) => ({ status, subscriptions: -1 })),
  );
  await countLetters(trx, deleted, -1);
  await recordSearchChange(trx, 'subscriptions', deleted.map(toSearched), []);
};

/** Call it when the `search` of a user has changed. */
export const updateSubscriptionTexts = async (
  trx: Kysely<Database>,
  userId: string,
  userSearch: string,
): Promise<void> => {
  const before = await trx
    .selectFrom('subscriptions')
    .select(['id', 'user_id', 'original_transaction_id', 'status', 'search'])
    .where('user_id', '=', userId)
    .execute();
  if (before.length === 0) return;
  const after = before.map((row) => ({ ...row, search: searchText(userSearch, row) }));
  for (const { id, search } of after)
    await trx.updateTable('subscriptions').set({ search }).where('id', '=', id).execute();
  await countLetters(trx, before, -1);
  await countLetters(trx, after, 1);
  await recordSearchChange(trx, 'subscriptions', before.map(toSearched), after.map(toSearched));
};

/** Number of subscriptions in each status that occurs, in alphabetical order. */
export const readSubscriptionStatuses = (db: Kysely<Database>) =>
  db
    .selectFrom('subscription_statuses')
    .select(['status', 'subscriptions'])
    .where('subscriptions', '>', 0)
    .orderBy('status')
    .execute();

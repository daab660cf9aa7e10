import { type Kysely, type RawBuilder, sql } from 'kysely';
import { foldForSearch } from '../text/foldForSearch.ts';
import type { Engine } from './Engine.ts';
import type { Database, SubscriptionsTable } from './schema.ts';

/*
 * The only place that writes to `subscriptions`: how many there are in each status is kept here, in the caller's transaction.
 */

const addToStatuses = async (
  trx: Kysely<Database>,
  statuses: readonly string[],
  sign: 1 | -1,
): Promise<void> => {
  const amounts = new Map<string, number>();
  for (const status of statuses) amounts.set(status, (amounts.get(status) ?? 0) + sign);
  // Always in this order, so that two transactions never wait for each other's rows.
  for (const [status, amount] of [...amounts].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    await trx
      .insertInto('subscription_statuses')
      .values({ status, subscriptions: amount })
      .onConflict((conflict) =>
        conflict.column('status').doUpdateSet({
          subscriptions: sql<number>`subscription_statuses.subscriptions + excluded.subscriptions`,
        }),
      )
      .execute();
};

/** Adds subscriptions. */
export const insertSubscriptions = async (
  trx: Kysely<Database>,
  rows: readonly SubscriptionsTable[],
): Promise<void> => {
  if (rows.length === 0) return;
  await trx.insertInto('subscriptions').values(rows).execute();
  await addToStatuses(
    trx,
    rows.map(({ status }) => status),
    1,
  );
};

/** Deletes what a user has subscribed to. */
export const deleteSubscriptionsOf = async (trx: Kysely<Database>, userId: string): Promise<void> => {
  const gone = await trx
    .deleteFrom('subscriptions')
    .where('user_id', '=', userId)
    .returning('status')
    .execute();
  await addToStatuses(
    trx,
    gone.map(({ status }) => status),
    -1,
  );
};

/** How many subscriptions there are in each status that occurs, in the order of the alphabet. */
export const readSubscriptionStatuses = (db: Kysely<Database>) =>
  db
    .selectFrom('subscription_statuses')
    .select(['status', 'subscriptions'])
    .where('subscriptions', '>', 0)
    .orderBy('status')
    .execute();

/** Which subscriptions to list, and in which order. */
export interface SubscriptionChoice {
  /** Looked for literally, without case, in name, e-mail and ids; empty for all. */
  query: string;
  /** Empty for all. */
  status: string;
  /** By when they end; undefined for the newest first. */
  sort: 'expires' | '-expires' | undefined;
}

/** Mentions the expression that the index has, so that the index is used. */
const END: RawBuilder<unknown> = sql.raw(`coalesce(subscriptions.expires_at, '9999-12-31T23:59:59.999Z')`);

/** Reads the subscriptions of one database. */
export const createSubscriptionList = ({ db, textHolds }: Engine) => {
  const choose = ({ query, status }: SubscriptionChoice) => {
    const term = foldForSearch(query);
    return db
      .selectFrom('subscriptions')
      .innerJoin('users', 'users.id', 'subscriptions.user_id')
      .$if(status !== '', (select) => select.where('subscriptions.status', '=', status))
      .$if(term !== '', (select) =>
        select.where((eb) =>
          eb.or([
            textHolds(sql.ref('users.search'), term),
            textHolds(sql`lower(subscriptions.original_transaction_id)`, term),
            textHolds(sql`cast(subscriptions.user_id as text)`, term),
          ]),
        ),
      );
  };

  const countChosen = async (choice: SubscriptionChoice): Promise<number> => {
    if (choice.query === '') {
      const statuses = await readSubscriptionStatuses(db);
      return statuses
        .filter(({ status }) => choice.status === '' || status === choice.status)
        .reduce((sum, { subscriptions }) => sum + subscriptions, 0);
    }
    const { total } = await choose(choice)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return total;
  };

  const select = (choice: SubscriptionChoice) => {
    const query = choose(choice).select([
      'subscriptions.id as id',
      'user_id as userId',
      'name',
      'original_transaction_id as originalTransactionId',
      'status',
      'expires_at as expiresDate',
    ]);
    if (choice.sort === undefined) return query.orderBy('subscriptions.id', 'desc');
    const direction = choice.sort === 'expires' ? 'asc' : 'desc';
    return query.orderBy(END, direction).orderBy('subscriptions.id', direction);
  };

  return {
    /** All that fit. */
    readAll: (choice: SubscriptionChoice) => select(choice).execute(),
    /** One page of those that fit; the last one where a later one is asked for. */
    async readPage(choice: SubscriptionChoice, page: number, limit: number) {
      const total = await countChosen(choice);
      const totalPages = Math.max(1, Math.ceil(total / limit));
      const currentPage = Math.min(page, totalPages);
      const rows = await select(choice)
        .limit(limit)
        .offset((currentPage - 1) * limit)
        .execute();
      return { rows, currentPage, totalPages, total };
    },
  };
};

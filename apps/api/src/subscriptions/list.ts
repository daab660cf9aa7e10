import { type RawBuilder, sql } from 'kysely';
import type { Engine } from '../platform/db/Engine.ts';
import { type Page, readPage } from '../platform/db/readPage.ts';
import type { Db } from '../platform/db/schema.ts';
import {
  createSearch,
  type Direction,
  fromNearerEnd,
  positionList,
  reverse,
  type Search,
  SEARCH_LIMITS,
  readInSteps,
} from '../platform/search/createSearch.ts';
import { DAY_MS, MINUTE_MS } from '../platform/time.ts';
import { wordsOf } from '../platform/text/foldText.ts';
import { countStatuses } from './rows.ts';

export interface SubscriptionChoice {
  /** Words that name, e-mail and ids contain, in any order; see `wordsOf`. Empty for all. */
  query: string;
  /** Empty for all. */
  statuses: readonly string[];
  /** Only those that end from the first to the second of these times. */
  ends: { from: string; to: string } | undefined;
  /** Only those of a user. */
  userId?: string | undefined;
  /** By end date; undefined for newest first. */
  sort: 'expires' | '-expires' | undefined;
}

/** Subscriptions that end within some days. From a full minute, so that searches can be cached. */
export const endsWithin = (now: Date, days: number): NonNullable<SubscriptionChoice['ends']> => {
  const from = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  return { from: new Date(from).toISOString(), to: new Date(from + days * DAY_MS).toISOString() };
};

export interface ListedSubscription {
  id: string;
  userId: string;
  name: string;
  email: string;
  originalTransactionId: string;
  status: string;
  expiresDate: string | null;
}

export interface SubscriptionList {
  count(choice: SubscriptionChoice): Promise<number>;
  /** All matches, in steps. A subscription that exists throughout appears once, even if others are added or deleted. */
  readAll(choice: SubscriptionChoice): AsyncGenerator<ListedSubscription[], void>;
  readPage(choice: SubscriptionChoice, page: number, limit: number): Promise<Page<ListedSubscription>>;
}

/** Sorts subscriptions without an end last: the databases sort null differently. */
const NEVER = '9999-12-31T23:59:59.999Z';
/** The expression of the index. */
const END: RawBuilder<unknown> = sql.raw(`coalesce(subscriptions.expires_at, '${NEVER}')`);
/** Ids ascend with time. */
const ID = sql.ref('subscriptions.id');

const directionOf = ({ sort }: SubscriptionChoice): Direction => (sort === 'expires' ? 'asc' : 'desc');

const conditionsOf = ({ statuses, ends, userId }: SubscriptionChoice): RawBuilder<boolean>[] => [
  ...(statuses.length > 0 ? [sql<boolean>`subscriptions.status in (${sql.join(statuses)})`] : []),
  ...(userId === undefined ? [] : [sql<boolean>`user_id = ${userId}`]),
  ...(ends ? [sql<boolean>`${END} >= ${ends.from} and ${END} < ${ends.to}`] : []),
];

const searchOf = (words: readonly string[], choice: SubscriptionChoice): Search => {
  const { statuses, ends, userId, sort } = choice;
  const conditions = conditionsOf(choice);
  return {
    words,
    filter:
      conditions.length === 0
        ? undefined
        : { name: JSON.stringify([statuses, ends, userId]), condition: sql.join(conditions, sql` and `) },
    order: sort === undefined ? [ID] : [END, ID],
    orderName: sort === undefined ? 'joined' : 'end',
    direction: directionOf(choice),
  };
};

const isAfter = (sort: SubscriptionChoice['sort'], { id, expiresDate }: ListedSubscription) => {
  if (sort === undefined) return sql<boolean>`subscriptions.id < ${id}`;
  const end = expiresDate ?? NEVER;
  const sign = sql.raw(sort === 'expires' ? '>' : '<');
  // The second condition implies the first, but SQLite uses the index of an expression only for the first.
  return sql<boolean>`${END} ${sign}= ${end} and (${END}, subscriptions.id) ${sign} (${end}, ${id})`;
};

const select = (from: Db, choice: SubscriptionChoice, direction = directionOf(choice)) =>
  from
    .selectFrom('subscriptions')
    .innerJoin('users', 'users.id', 'subscriptions.user_id')
    .select([
      'subscriptions.id as id',
      'user_id as userId',
      'name',
      'email',
      'original_transaction_id as originalTransactionId',
      'status',
      'expires_at as expiresDate',
    ])
    .$if(choice.sort !== undefined, (query) => query.orderBy(END, direction))
    .orderBy(ID, direction);

const selectFiltered = (from: Db, choice: SubscriptionChoice, direction?: Direction) =>
  select(from, choice, direction).where((eb) => eb.and(conditionsOf(choice)));

/** All subscriptions of a user, newest first. */
export const listSubscriptionsOf = (db: Db, userId: string): Promise<ListedSubscription[]> =>
  selectFiltered(db, { query: '', statuses: [], ends: undefined, sort: undefined, userId }).execute();

/** Creates the reader of subscription lists of a database. */
export const createSubscriptionList = (engine: Engine, limits = SEARCH_LIMITS): SubscriptionList => {
  const { textSearch } = engine;
  const search = createSearch(engine, { table: 'subscriptions', changes: 'subscription_changes' }, limits);

  const countFiltered = async (choice: SubscriptionChoice): Promise<number> => {
    if (!choice.ends && choice.userId === undefined) return countStatuses(engine.db, choice.statuses);
    // Counts at most 90 days of an index, which takes less time than to start a read worker.
    const { count } = await engine.db
      .selectFrom('subscriptions')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where((eb) => eb.and(conditionsOf(choice)))
      .executeTakeFirstOrThrow();
    return count;
  };

  const count = (choice: SubscriptionChoice): Promise<number> => {
    const words = wordsOf(choice.query);
    return words.length > 0 ? search.count(searchOf(words, choice)) : countFiltered(choice);
  };

  const readPlain = async (
    choice: SubscriptionChoice,
    size: number,
    farOffset: number,
    pageLimit: number,
  ) => {
    const { isReversed, offset, limit } = fromNearerEnd({ size, offset: farOffset, limit: pageLimit });
    const direction = isReversed ? reverse(directionOf(choice)) : directionOf(choice);
    const rows = await selectFiltered(
      offset <= limits.farOffset ? engine.db : engine.readPool,
      choice,
      direction,
    )
      .limit(limit)
      .offset(offset)
      .execute();
    return isReversed ? rows.toReversed() : rows;
  };

  const readFound = async (choice: SubscriptionChoice, found: Search, offset: number, limit: number) => {
    const positions = await search.read(found, offset, limit);
    if (positions.length === 0) return [];
    return select(engine.readPool, choice)
      .where('subscriptions.position', 'in', positionList(positions))
      .execute();
  };

  return {
    count,
    async *readAll(choice) {
      const words = wordsOf(choice.query);
      yield* readInSteps<ListedSubscription>((last, limit) =>
        selectFiltered(engine.readPool, choice)
          .$if(words.length > 0, (step) => step.where(textSearch.containsAll('subscriptions', words)))
          .$if(last !== undefined, (step) => (last ? step.where(isAfter(choice.sort, last)) : step))
          .limit(limit)
          .execute(),
      );
    },
    async readPage(choice, page, limit) {
      const words = wordsOf(choice.query);
      const found = words.length === 0 ? undefined : searchOf(words, choice);
      const total = await count(choice);
      return readPage({ total, page, limit }, (offset) =>
        found ? readFound(choice, found, offset, limit) : readPlain(choice, total, offset, limit),
      );
    },
  };
};

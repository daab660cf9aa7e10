import { type Kysely, sql } from 'kysely';
import { countFirstRows } from '../platform/db/countFirstRows.ts';
import type { Engine } from '../platform/db/Engine.ts';
import { pageOf } from '../platform/db/pageOf.ts';
import type { Database } from '../platform/db/schema.ts';
import { foldForSearch } from '../platform/text/search.ts';
import { createSubscriptionSearch } from './createSubscriptionSearch.ts';
import { END, NEVER, orderKeys } from './orderKeys.ts';
import { readSubscriptionStatuses } from './rows.ts';

export interface SubscriptionChoice {
  /** Text that name, e-mail or an id contains, compared literally and without case; empty for all. */
  query: string;
  /** Empty for all. */
  status: string;
  /** By end date; undefined for newest first. */
  sort: 'expires' | '-expires' | undefined;
}

interface ListedSubscription {
  id: string;
  userId: string;
  name: string;
  originalTransactionId: string;
  status: string;
  expiresDate: string | null;
}

export interface SubscriptionPage {
  rows: ListedSubscription[];
  /** From 1; the last page if a later one was requested. */
  page: number;
  totalPages: number;
  total: number;
}

export interface SubscriptionList {
  /** All matches, in steps. A subscription that exists throughout appears once, whatever is added or deleted. */
  readAll(choice: SubscriptionChoice): AsyncGenerator<ListedSubscription[], void>;
  readPage(choice: SubscriptionChoice, requested: number, limit: number): Promise<SubscriptionPage>;
}

const STEP = 1000;
/** Pages that skip more rows are read by a read worker. */
const FAR_OFFSET = 1000;
/** Searches with up to this many hits sort and cache all of them. */
const MAX_LISTED = 50_000;

type Direction = 'asc' | 'desc';

const reverse = (direction: Direction): Direction => (direction === 'asc' ? 'desc' : 'asc');
const directionOf = ({ sort }: SubscriptionChoice): Direction => (sort === 'expires' ? 'asc' : 'desc');
const orderOf = ({ sort }: SubscriptionChoice) => (sort === undefined ? 'joined' : 'end');

const isAfter = (sort: SubscriptionChoice['sort'], { id, expiresDate }: ListedSubscription) => {
  if (sort === undefined) return sql<boolean>`subscriptions.id < ${id}`;
  const end = expiresDate ?? NEVER;
  const sign = sql.raw(sort === 'expires' ? '>' : '<');
  // The second condition implies the first, but SQLite uses the index of an expression only for the first.
  return sql<boolean>`${END} ${sign}= ${end} and (${END}, subscriptions.id) ${sign} (${end}, ${id})`;
};

const select = (from: Kysely<Database>, choice: SubscriptionChoice, direction = directionOf(choice)) =>
  orderKeys(orderOf(choice)).reduce(
    (query, key) => query.orderBy(key, direction),
    from
      .selectFrom('subscriptions')
      .innerJoin('users', 'users.id', 'subscriptions.user_id')
      .select([
        'subscriptions.id as id',
        'user_id as userId',
        'name',
        'original_transaction_id as originalTransactionId',
        'status',
        'expires_at as expiresDate',
      ]),
  );

/** Creates the reader of subscription lists of a database. */
export const createSubscriptionList = (engine: Engine, maxListed = MAX_LISTED): SubscriptionList => {
  const { textContains } = engine;
  const search = createSubscriptionSearch(engine, maxListed);

  const selectMatches = (from: Kysely<Database>, choice: SubscriptionChoice, direction?: Direction) => {
    const term = foldForSearch(choice.query);
    return select(from, choice, direction)
      .$if(choice.status !== '', (query) => query.where('subscriptions.status', '=', choice.status))
      .$if(term !== '', (query) => query.where(textContains(sql.ref('subscriptions.search'), term)));
  };

  const readAt = (choice: SubscriptionChoice, positions: readonly string[]) =>
    positions.length === 0
      ? Promise.resolve([])
      : select(engine.readPool, choice)
          .where('subscriptions.position', 'in', sql<never>`(${sql.join(positions.map(BigInt))})`)
          .execute();

  const countStatus = async (status: string): Promise<number> => {
    const statuses = await readSubscriptionStatuses(engine.db);
    return statuses
      .filter((row) => status === '' || row.status === status)
      .reduce((sum, { subscriptions }) => sum + subscriptions, 0);
  };

  const count = ({ query, status }: SubscriptionChoice): Promise<number> => {
    const term = foldForSearch(query);
    return term === '' ? countStatus(status) : search.count({ term, status });
  };

  /** Reads hits from the first subscriptions in order; undefined unless these probably and really have all of them. */
  const readFirst = async (choice: SubscriptionChoice, total: number, offset: number, limit: number) => {
    const first = countFirstRows(offset + limit, total, await countStatus(choice.status));
    if (first === undefined) return undefined;
    const direction = directionOf(choice);
    const key = orderOf(choice) === 'end' ? END : sql.ref('subscriptions.id');
    const end = engine.readPool
      .selectFrom('subscriptions')
      .select(sql`${key}`.as('key'))
      .$if(choice.status !== '', (query) => query.where('status', '=', choice.status))
      .orderBy(key, direction)
      .offset(first)
      .limit(1);
    const sign = sql.raw(direction === 'asc' ? '<=' : '>=');
    const rows = await selectMatches(engine.readPool, choice)
      .where(sql<boolean>`${key} ${sign} (${end})`)
      .offset(offset)
      .limit(limit)
      .execute();
    return rows.length === Math.min(limit, total - offset) ? rows : undefined;
  };

  const listOf = async (choice: SubscriptionChoice): Promise<readonly string[]> => {
    const hits = { term: foldForSearch(choice.query), status: choice.status };
    const ascending = await search.list(hits, orderOf(choice));
    return directionOf(choice) === 'asc' ? ascending : ascending.toReversed();
  };

  const readSearched = async (choice: SubscriptionChoice, total: number, offset: number, limit: number) => {
    if (total === 0) return [];
    const term = foldForSearch(choice.query);
    if (await search.isListed(term)) {
      const isNewest = choice.sort === undefined && choice.status === '' && offset <= FAR_OFFSET;
      const page = isNewest ? await search.page(term, limit, offset) : undefined;
      if (!page)
        return (
          (await readFirst(choice, total, offset, limit)) ??
          readAt(choice, (await listOf(choice)).slice(offset, offset + limit))
        );
      return select(engine.readPool, choice)
        .where('subscriptions.position', 'in', sql<never>`(${page})`)
        .execute();
    }
    const behind = Math.max(0, total - offset - limit);
    if (behind >= offset) return selectMatches(engine.readPool, choice).limit(limit).offset(offset).execute();
    const rows = await selectMatches(engine.readPool, choice, reverse(directionOf(choice)))
      .limit(Math.min(limit, total - offset))
      .offset(behind)
      .execute();
    return rows.toReversed();
  };

  return {
    async *readAll(choice) {
      const term = foldForSearch(choice.query);
      if (term !== '' && (await search.isListed(term))) {
        const positions = await listOf(choice);
        for (let from = 0; from < positions.length; from += STEP)
          yield await readAt(choice, positions.slice(from, from + STEP));
        return;
      }
      let last: ListedSubscription | undefined;
      for (;;) {
        const rows = await selectMatches(engine.readPool, choice)
          .$if(last !== undefined, (step) => (last ? step.where(isAfter(choice.sort, last)) : step))
          .limit(STEP)
          .execute();
        if (rows.length > 0) yield rows;
        last = rows.at(-1);
        if (rows.length < STEP) return;
      }
    },
    async readPage(choice, requested, limit) {
      const total = await count(choice);
      const { page, totalPages, offset } = pageOf(total, requested, limit);
      const from = offset <= FAR_OFFSET ? engine.db : engine.readPool;
      const rows =
        foldForSearch(choice.query) === ''
          ? await selectMatches(from, choice).limit(limit).offset(offset).execute()
          : await readSearched(choice, total, offset, limit);
      return { rows, page, totalPages, total };
    },
  };
};

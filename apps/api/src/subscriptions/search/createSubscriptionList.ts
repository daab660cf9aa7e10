import { type Kysely, sql } from 'kysely';
import type { Engine } from '../../platform/db/Engine.ts';
import { type Page, readPage } from '../../platform/db/readPage.ts';
import type { Database } from '../../platform/db/schema.ts';
import { positionList } from '../../platform/search/positions.ts';
import { readFirst } from '../../platform/search/readFirst.ts';
import { readInSteps, readListedInSteps } from '../../platform/search/readInSteps.ts';
import { SEARCH_LIMITS } from '../../platform/search/searchLimits.ts';
import { type Direction, fromNearerEnd, reverse, type Slice, sliceOf } from '../../platform/search/slices.ts';
import { foldForSearch } from '../../platform/text/search.ts';
import { readSubscriptionStatuses } from '../rows.ts';
import { createSubscriptionSearch } from './createSubscriptionSearch.ts';
import { END, NEVER, orderKeys } from './orderKeys.ts';

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

export interface SubscriptionList {
  /** All matches, in steps. A subscription that exists throughout appears once, even if others are added or deleted. */
  readAll(choice: SubscriptionChoice): AsyncGenerator<ListedSubscription[], void>;
  readPage(choice: SubscriptionChoice, page: number, limit: number): Promise<Page<ListedSubscription>>;
}

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
export const createSubscriptionList = (engine: Engine, limits = SEARCH_LIMITS): SubscriptionList => {
  const { farOffset } = limits;
  const search = createSubscriptionSearch(engine, limits);

  const selectMatches = (from: Kysely<Database>, choice: SubscriptionChoice, direction?: Direction) => {
    const term = foldForSearch(choice.query);
    return select(from, choice, direction)
      .$if(choice.status !== '', (query) => query.where('subscriptions.status', '=', choice.status))
      .$if(term !== '', (query) => query.where(search.contains(term)));
  };

  const readAt = (choice: SubscriptionChoice, positions: readonly string[]) =>
    positions.length === 0
      ? Promise.resolve([])
      : select(engine.readPool, choice)
          .where('subscriptions.position', 'in', positionList(positions))
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

  const readFirstOf = async (choice: SubscriptionChoice, slice: Slice) => {
    const { status } = choice;
    const direction = directionOf(choice);
    const key = orderOf(choice) === 'end' ? END : sql.ref('subscriptions.id');
    const rows = engine.readPool
      .selectFrom('subscriptions')
      .$if(status !== '', (query) => query.where('status', '=', status))
      .orderBy(key, direction);
    const hits = selectMatches(engine.readPool, choice);
    return readFirst({ hits, rows, count: await countStatus(status), key, direction }, slice);
  };

  /** Positions of all hits, ascending. */
  const listOf = (choice: SubscriptionChoice): Promise<readonly string[]> =>
    search.list({ term: foldForSearch(choice.query), status: choice.status }, orderOf(choice));

  const readScanned = async (choice: SubscriptionChoice, slice: Slice) => {
    const { isReversed, offset, limit } = fromNearerEnd(slice);
    const direction = directionOf(choice);
    const rows = await selectMatches(engine.readPool, choice, isReversed ? reverse(direction) : direction)
      .limit(limit)
      .offset(offset)
      .execute();
    return isReversed ? rows.toReversed() : rows;
  };

  const readSearched = async (choice: SubscriptionChoice, slice: Slice) => {
    const { size, offset, limit } = slice;
    if (size === 0) return [];
    const term = foldForSearch(choice.query);
    if (!(await search.isListed(term))) return readScanned(choice, slice);
    const isNewest = choice.sort === undefined && choice.status === '' && offset <= farOffset;
    const page = isNewest ? await search.page(term, limit, offset) : undefined;
    if (page)
      return select(engine.readPool, choice)
        .where('subscriptions.position', 'in', sql<never>`(${page})`)
        .execute();
    return (
      (await readFirstOf(choice, slice)) ??
      readAt(choice, sliceOf(await listOf(choice), directionOf(choice), slice))
    );
  };

  return {
    async *readAll(choice) {
      const term = foldForSearch(choice.query);
      if (term !== '' && (await search.isListed(term))) {
        const ascending = await listOf(choice);
        const positions = directionOf(choice) === 'asc' ? ascending : ascending.toReversed();
        yield* readListedInSteps(positions, (step) => readAt(choice, step));
        return;
      }
      yield* readInSteps<ListedSubscription>((last, limit) =>
        selectMatches(engine.readPool, choice)
          .$if(last !== undefined, (step) => (last ? step.where(isAfter(choice.sort, last)) : step))
          .limit(limit)
          .execute(),
      );
    },
    async readPage(choice, page, limit) {
      const total = await count(choice);
      return readPage({ total, page, limit }, (offset) =>
        foldForSearch(choice.query) === ''
          ? selectMatches(offset <= farOffset ? engine.db : engine.readPool, choice)
              .limit(limit)
              .offset(offset)
              .execute()
          : readSearched(choice, { size: total, offset, limit }),
      );
    },
  };
};

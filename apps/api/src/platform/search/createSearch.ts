import { type RawBuilder, sql } from 'kysely';
import { readCounter } from '../db/counters.ts';
import type { Engine } from '../db/Engine.ts';
import type { CounterName } from '../db/schema.ts';
import { currentAbortSignal, withAbortSignal } from '../withAbortSignal.ts';

/** Other requests run between two steps. */
const STEP = 1000;

/** Reads a whole list in steps. @param read continues after a row */
export async function* readInSteps<Row>(
  read: (last: Row | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[], void> {
  let last: Row | undefined;
  for (;;) {
    const rows = await read(last, STEP);
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
    if (rows.length < STEP) return;
  }
}

interface Entry<T> {
  value: Promise<T>;
  /** Adds a request to those that wait for the value. */
  join: (signal: AbortSignal | undefined) => void;
}

/** Starts to compute a value, for several requests. When all of them are aborted first, calls `onAbandon` and aborts the work. */
const createEntry = <T>(compute: () => Promise<T>, onAbandon: () => void): Entry<T> => {
  const abandoned = new AbortController();
  const value = withAbortSignal(abandoned.signal, compute);
  let waiting = 0;
  const leave = () => {
    waiting -= 1;
    if (waiting > 0) return;
    onAbandon();
    abandoned.abort();
  };
  return {
    value,
    join(signal) {
      waiting += 1;
      signal?.addEventListener('abort', leave);
      const stopListening = () => signal?.removeEventListener('abort', leave);
      value.then(stopListening, stopListening);
    },
  };
};

/**
 * A change of the searched rows, by any server, clears the cache. At `size` keys, evicts the least recently used.
 * @param readChanges reads a counter that such changes increase
 */
export const createSearchCache = <T>(readChanges: () => Promise<number>, size: number) => {
  const entries = new Map<string, Entry<T>>();
  let cachedAt = -1;
  return async (key: string, compute: () => Promise<T>): Promise<T> => {
    const changes = await readChanges();
    if (changes !== cachedAt) {
      entries.clear();
      cachedAt = changes;
    }
    const signal = currentAbortSignal();
    const remove = () => {
      if (entries.get(key) === entry) entries.delete(key);
    };
    const entry = entries.get(key) ?? createEntry(compute, () => remove());
    entries.delete(key);
    entries.set(key, entry);
    entry.join(signal);
    entry.value.catch(remove);
    const [oldest] = entries.keys();
    if (entries.size > size && oldest !== undefined) entries.delete(oldest);
    return entry.value;
  };
};

/** Cached searches, each with its total and up to `maxListed` positions, and cached pages of those with more hits. */
const MAX_SEARCHES = 32;
const MAX_PAGES = 500;

export interface SearchLimits {
  /** Up to this many hits are sorted and cached. With more, reading rows in order soon fills a page. */
  maxListed: number;
  /** Reads that skip more rows run on a read worker. */
  farOffset: number;
}

/** Measured with a million users. Tests use lower ones, to cover every way with few rows. */
export const SEARCH_LIMITS: SearchLimits = { maxListed: 50_000, farOffset: 1000 };

export type Direction = 'asc' | 'desc';

/** `limit` rows after `offset`, of the `size` rows of a list. */
export interface Slice {
  size: number;
  offset: number;
  limit: number;
}

export const reverse = (direction: Direction): Direction => (direction === 'asc' ? 'desc' : 'asc');

/** The slice counted from the nearer end of its list, without rows beyond the end. */
export const fromNearerEnd = ({ size, offset, limit }: Slice): Slice & { isReversed: boolean } => {
  const count = Math.max(0, Math.min(limit, size - offset));
  const behind = size - offset - count;
  return behind < offset
    ? { isReversed: true, size, offset: behind, limit: count }
    : { isReversed: false, size, offset, limit: count };
};

export interface Search {
  /** Of `wordsOf`, not empty. */
  words: readonly string[];
  /** A condition on other columns, with a name that distinguishes it; all rows if omitted. */
  filter?: { name: string; condition: RawBuilder<boolean> } | undefined;
  /** Sort keys, together unique, which an index has in order. */
  order: readonly RawBuilder<unknown>[];
  /** Distinguishes `order` from others. */
  orderName: string;
  direction: Direction;
}

interface Found {
  hits: number;
  /** Of all hits, ascending; undefined if there are too many. */
  positions: readonly string[] | undefined;
}

const inFilter = ({ filter }: Search) => (filter ? sql`and ${filter.condition}` : sql``);

/** The right side of `position in`. There must be a position. */
export const positionList = (positions: readonly string[]): RawBuilder<never> =>
  sql<never>`(${sql.join(positions.map(BigInt))})`;

/**
 * Counts and pages the rows of a table whose column `search` contains all words; see ADR 21. What was read is cached until a
 * change of the table, by any server, increases the counter `changes`.
 */
export const createSearch = (
  { db, readPool, textSearch }: Engine,
  { table, changes }: { table: string; changes: CounterName },
  { maxListed }: SearchLimits,
) => {
  const readChanges = () => readCounter(db, changes);
  const searches = createSearchCache<Found>(readChanges, MAX_SEARCHES);
  const pages = createSearchCache<readonly string[]>(readChanges, MAX_PAGES);

  const fromIndex = (search: Search) => sql`${textSearch.fromHits(table, search.words)} ${inFilter(search)}`;
  const fromTexts = (search: Search) =>
    sql`from ${sql.table(table)} where ${textSearch.containsAll(table, search.words)} ${inFilter(search)}`;
  const position = sql`cast(${sql.ref(`${table}.position`)} as text)`;

  const count = async (rows: RawBuilder<unknown>): Promise<number> => {
    const counted = await sql<{ hits: number }>`select count(*) as hits from (${rows}) as found`.execute(
      readPool,
    );
    return counted.rows[0]?.hits ?? 0;
  };

  /** Positions of all hits, ascending. */
  const list = async (search: Search): Promise<readonly string[]> => {
    // One text, because a read worker would copy many rows one by one.
    const { rows } = await sql<{ hits: string | null }>`
      select string_agg(${position}, ',' order by ${sql.join(search.order)}) as hits ${fromIndex(search)}`.execute(
      readPool,
    );
    return rows[0]?.hits?.split(',') ?? [];
  };

  const find = (search: Search): Promise<Found> =>
    searches(JSON.stringify([search.words, search.filter?.name, search.orderName]), async () => {
      const some = await count(sql`select 1 ${fromIndex(search)} limit ${maxListed + 1}`);
      // Comparing all texts takes less time than looking up so many.
      if (some > maxListed)
        return { hits: await count(sql`select 1 ${fromTexts(search)}`), positions: undefined };
      const positions = await list(search);
      return { hits: positions.length, positions };
    });

  /** Reads rows in order until the page is filled, from the nearer end. */
  const scan = (search: Search, slice: Slice): Promise<readonly string[]> => {
    const { isReversed, offset, limit } = fromNearerEnd(slice);
    const direction = isReversed ? reverse(search.direction) : search.direction;
    const { words, filter, order, orderName } = search;
    return pages(JSON.stringify([words, filter?.name, orderName, search.direction, slice]), async () => {
      const keys = order.map((key) => sql`${key} ${sql.raw(direction)}`);
      const { rows } = await sql<{ hit: string }>`
        select ${position} as hit ${fromTexts(search)}
        order by ${sql.join(keys)} limit ${limit} offset ${offset}`.execute(readPool);
      const positions = rows.map(({ hit }) => hit);
      return isReversed ? positions.toReversed() : positions;
    });
  };

  return {
    count: async (search: Search): Promise<number> => (await find(search)).hits,
    /** Reads the positions of a page of hits, in order. */
    async read(search: Search, offset: number, limit: number): Promise<readonly string[]> {
      const { hits, positions } = await find(search);
      if (!positions) return scan(search, { size: hits, offset, limit });
      if (search.direction === 'asc') return positions.slice(offset, offset + limit);
      const end = Math.max(0, hits - offset);
      return positions.slice(Math.max(0, end - limit), end).toReversed();
    },
  };
};

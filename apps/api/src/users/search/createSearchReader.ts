import { sql } from 'kysely';
import { chooseGrams } from '../../platform/db/chooseGrams.ts';
import { countFirstRows } from '../../platform/db/countFirstRows.ts';
import { createSearchCache } from '../../platform/db/createSearchCache.ts';
import type { Engine, IndexTerms } from '../../platform/db/Engine.ts';
import { GRAM_LENGTH, trigramsOf } from '../../platform/text/grams.ts';
import type { UserRow } from '../rows.ts';
import { readCounter, readCounters } from '../../platform/db/counters.ts';
import type { PageLimits } from './pageLimits.ts';
import {
  countRole,
  fromKeys,
  fromNearerEnd,
  type Keys,
  reverse,
  selectRange,
  type Slice,
  type UserRange,
} from './ranges.ts';
import { listTrigrams, readGrams } from './textCounts.ts';

/** Cached lists of hits, of up to a few megabytes each. */
const MAX_LISTS = 16;
/** Scans whose checkpoints are cached, and checkpoints per scan. */
const MAX_SCANS = 100;
const MAX_CHECKPOINTS = 100;
/** A rare term of one or two letters is searched by the trigrams that start with it, up to this many. */
const MAX_TRIGRAMS = 200;

/** A search by name or e-mail. */
export interface Search {
  /** Folded, not empty. */
  term: string;
  /** Number of hits in all roles. */
  hits: number;
}

/** A row that an earlier scan reached: `offset` hits come before the user with these keys. */
interface Checkpoint {
  direction: UserRange['direction'];
  offset: number;
  keys: Keys;
}

/** The checkpoint as counted by a scan in a direction, of `size` hits in all. */
const countedFrom = (checkpoint: Checkpoint, direction: UserRange['direction'], size: number): Checkpoint =>
  checkpoint.direction === direction
    ? checkpoint
    : { ...checkpoint, direction, offset: size - 1 - checkpoint.offset };

/** Whether a range is all users in the order of the search index. */
const isNewestFirst = ({ key, direction, role }: UserRange): boolean =>
  key === 'position' && direction === 'desc' && role === undefined;

const cacheKey = ({ key, role }: UserRange, { term }: Search): string => [key, role ?? '', term].join('\n');

/** Reads slices of the hits of searches, either from a cached list of all hits or by a scan; see ADR 11. */
export const createSearchReader = (engine: Engine, { maxListed, farOffset, scanStep }: PageLimits) => {
  const { db, readPool, userSearch, textContains } = engine;
  const readChanges = () => readCounter(db, 'user_changes');
  const lists = createSearchCache<readonly string[]>(readChanges, MAX_LISTS);
  const scans = createSearchCache<Checkpoint[]>(readChanges, MAX_SCANS);

  /** What to look up in the index; undefined where the index doesn't help. */
  const indexTermsOf = async ({ term, hits }: Search): Promise<IndexTerms | undefined> => {
    if (Array.from(term).length >= GRAM_LENGTH)
      return chooseGrams(term, await readGrams(db, trigramsOf(term)));
    if (hits > maxListed) return undefined;
    const trigrams = await listTrigrams(db, term, MAX_TRIGRAMS + 1);
    return trigrams.length > 0 && trigrams.length <= MAX_TRIGRAMS ? { term, any: trigrams } : undefined;
  };

  /** Positions of all hits in a range, ascending. */
  const readPositions = async ({ key, role }: UserRange, search: Search): Promise<readonly string[]> => {
    const terms = await indexTermsOf(search);
    const { positions } = await readPool
      .selectFrom('users')
      .select(
        // One text, because a read worker would copy many rows one by one.
        sql<string | null>`string_agg(cast(position as text), ',' order by ${sql.ref(key)}, position)`.as(
          'positions',
        ),
      )
      .where(terms ? userSearch.contains(terms) : textContains(sql.ref('users.search'), search.term))
      .$if(role !== undefined, (query) => query.where('role', '=', role ?? 'user'))
      .executeTakeFirstOrThrow();
    return positions === null ? [] : positions.split(',');
  };

  const isListed = ({ hits }: Search): boolean => hits <= maxListed;

  const listOf = (range: UserRange, search: Search): Promise<readonly string[]> =>
    lists(cacheKey(range, search), () => readPositions(range, search));

  const readAt = (range: UserRange, positions: readonly string[]): Promise<UserRow[]> =>
    positions.length === 0
      ? Promise.resolve([])
      : selectRange(db, range)
          .where('position', 'in', sql<never>`(${sql.join(positions.map(BigInt))})`)
          .execute();

  const readListed = async (range: UserRange, search: Search, offset: number, limit: number) => {
    const ascending = await listOf(range, search);
    const end = ascending.length - offset;
    return readAt(
      range,
      range.direction === 'asc'
        ? ascending.slice(offset, offset + limit)
        : ascending.slice(Math.max(0, end - limit), Math.max(0, end)),
    );
  };

  /** Reads hits from the first users of a range; undefined unless these probably and really have all of them. */
  const readFirst = async (range: UserRange, { term }: Search, { size, offset, limit }: Slice) => {
    const users = countRole(range.role)(await readCounters(db, ['users', 'admins']));
    const count = countFirstRows(offset + limit, size, users);
    if (count === undefined) return undefined;
    const key = sql.ref(range.key);
    const end = selectRange(readPool, range).clearSelect().select(key.as('key')).offset(count).limit(1);
    const rows = await selectRange(readPool, range)
      .where(textContains(sql.ref('users.search'), term))
      .where(sql<boolean>`${key} ${sql.raw(range.direction === 'asc' ? '<=' : '>=')} (${end})`)
      .offset(offset)
      .limit(limit)
      .execute();
    return rows.length === limit ? rows : undefined;
  };

  /** The last checkpoint at or before a slice, and how many hits to skip from there. */
  const findStart = (
    checkpoints: readonly Checkpoint[],
    range: UserRange,
    { size, offset, limit }: Slice,
  ) => {
    const checkpoint = checkpoints
      .map((one) => countedFrom(one, range.direction, size))
      .filter((one) => one.offset <= offset)
      .reduce<Checkpoint | undefined>(
        (best, one) => (best && best.offset > one.offset ? best : one),
        undefined,
      );
    return { range, offset, limit, checkpoint, skipped: offset - (checkpoint?.offset ?? 0) };
  };

  /** Scans from the nearest checkpoint in either direction; uses the search index where it has the hits in order. */
  const scan = async (whole: UserRange, search: Search, slice: Slice): Promise<UserRow[]> => {
    const checkpoints = await scans(cacheKey(whole, search), () => Promise.resolve([]));
    const ahead = findStart(checkpoints, whole, slice);
    const back = findStart(checkpoints, reverse(whole), {
      ...slice,
      offset: slice.size - slice.offset - slice.limit,
    });
    const { range, offset, limit, ...start } = back.skipped < ahead.skipped ? back : ahead;
    let { checkpoint, skipped } = start;
    const isInOrder = userSearch.isInOrder && isNewestFirst(range);
    const terms = isInOrder && (!checkpoint || skipped > farOffset) ? await indexTermsOf(search) : undefined;
    const isSlow = terms !== undefined || skipped > farOffset || range.role !== undefined;
    const selectFrom = (keys: Keys | undefined) =>
      selectRange(isSlow ? readPool : db, range)
        .where(textContains(sql.ref('users.search'), search.term))
        .$if(keys !== undefined, (rest) => (keys ? rest.where(fromKeys(range, keys)) : rest));
    // The index skips by itself.
    const step = terms ? Infinity : scanStep;
    while (skipped > step) {
      const keys = await selectFrom(checkpoint?.keys)
        .clearSelect()
        .select(['id', 'name_key', 'email_key'])
        .offset(step)
        .limit(1)
        .executeTakeFirst();
      if (!keys) return [];
      checkpoint = { direction: range.direction, offset: (checkpoint?.offset ?? 0) + step, keys };
      skipped -= step;
    }
    const query = terms
      ? selectRange(readPool, range).where(
          'position',
          'in',
          sql<never>`(${userSearch.page(terms, limit, offset)})`,
        )
      : selectFrom(checkpoint?.keys).offset(skipped).limit(limit);
    const rows = await query.select(['name_key', 'email_key']).execute();
    const [keys] = rows;
    if (keys && offset > farOffset && skipped > 0) {
      if (checkpoints.length === MAX_CHECKPOINTS) checkpoints.shift();
      checkpoints.push({ direction: range.direction, offset, keys });
    }
    const users = rows.map(({ name_key: _name, email_key: _email, ...user }) => user);
    return range === whole ? users : users.toReversed();
  };

  return {
    isListed,
    listOf,
    readAt,
    async read(range: UserRange, search: Search, slice: Slice): Promise<UserRow[]> {
      const { isReversed, nearer, offset, count } = fromNearerEnd(range, slice);
      if (count === 0) return [];
      const start = { size: slice.size, offset, limit: count };
      const isNear = userSearch.isInOrder && isNewestFirst(nearer) && offset <= farOffset;
      const rows =
        isListed(search) && !isNear
          ? ((await readFirst(nearer, search, start)) ?? (await readListed(nearer, search, offset, count)))
          : await scan(nearer, search, start);
      return isReversed ? rows.toReversed() : rows;
    },
  };
};

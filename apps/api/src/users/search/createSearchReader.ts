import { sql } from 'kysely';
import { readCounter, readCounters } from '../../platform/db/counters.ts';
import type { Engine } from '../../platform/db/Engine.ts';
import { createSearchCache } from '../../platform/search/createSearchCache.ts';
import { positionList, readPositions } from '../../platform/search/positions.ts';
import { readFirst } from '../../platform/search/readFirst.ts';
import { MAX_LISTS } from '../../platform/search/searchLimits.ts';
import { type Direction, fromNearerEnd, type Slice, sliceOf } from '../../platform/search/slices.ts';
import { GRAM_LENGTH } from '../../platform/text/grams.ts';
import type { UserRow } from '../rows.ts';
import type { UserTermSearch } from './createUserTermSearch.ts';
import type { PageLimits } from './pageLimits.ts';
import { countRole, fromKeys, type Keys, reverseRange, selectRange, type UserRange } from './ranges.ts';

/** Scans whose checkpoints are cached, and checkpoints per scan. */
const MAX_SCANS = 100;
const MAX_CHECKPOINTS = 100;

/** A search by name or e-mail. */
export interface Search {
  /** Folded, not empty. */
  term: string;
  /** Number of hits in all roles. */
  hits: number;
}

/** A row that an earlier scan reached: `offset` hits come before the user with these keys. */
interface Checkpoint {
  direction: Direction;
  offset: number;
  keys: Keys;
}

/** The checkpoint as counted by a scan in a direction, of `size` hits in all. */
const countedFrom = (checkpoint: Checkpoint, direction: Direction, size: number): Checkpoint =>
  checkpoint.direction === direction
    ? checkpoint
    : { ...checkpoint, direction, offset: size - 1 - checkpoint.offset };

/** True for the range of all users in the order of the search index. */
const isNewestFirst = ({ key, direction, role }: UserRange): boolean =>
  key === 'position' && direction === 'desc' && role === undefined;

const cacheKey = ({ key, role }: UserRange, { term }: Search): string => [key, role ?? '', term].join('\n');

/** Reads slices of the hits of searches, either from a cached list of all hits or by a scan; see ADR 11. */
export const createSearchReader = (
  { db, readPool, userSearch }: Engine,
  { contains, indexTermsOf }: UserTermSearch,
  { maxListed, farOffset, scanStep }: PageLimits,
) => {
  const readChanges = () => readCounter(db, 'user_changes');
  const lists = createSearchCache<readonly string[]>(readChanges, MAX_LISTS);
  const scans = createSearchCache<Checkpoint[]>(readChanges, MAX_SCANS);

  const isListed = ({ hits }: Search): boolean => hits <= maxListed;

  /** Positions of all hits in a range, ascending. */
  const listOf = (range: UserRange, search: Search): Promise<readonly string[]> =>
    lists(cacheKey(range, search), async () => {
      const { key, role } = range;
      const { term } = search;
      const hits = readPool
        .selectFrom('users')
        .where(contains(term, await indexTermsOf(term)))
        .$if(role !== undefined, (query) => query.where('role', '=', role ?? 'user'));
      return readPositions(hits, [sql.ref(key), sql.ref('position')]);
    });

  const readAt = (range: UserRange, positions: readonly string[]): Promise<UserRow[]> =>
    positions.length === 0
      ? Promise.resolve([])
      : selectRange(db, range).where('position', 'in', positionList(positions)).execute();

  const readListed = async (range: UserRange, search: Search, slice: Slice) =>
    readAt(range, sliceOf(await listOf(range, search), range.direction, slice));

  const readFirstOf = async (range: UserRange, { term }: Search, slice: Slice) => {
    const rows = selectRange(readPool, range);
    const count = countRole(range.role)(await readCounters(db, ['users', 'admins']));
    const { direction } = range;
    return readFirst(
      { hits: rows.where(contains(term)), rows, count, key: sql.ref(range.key), direction },
      slice,
    );
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
    const back = findStart(checkpoints, reverseRange(whole), {
      ...slice,
      offset: slice.size - slice.offset - slice.limit,
    });
    const { range, offset, limit, ...start } = back.skipped < ahead.skipped ? back : ahead;
    let { checkpoint, skipped } = start;
    const isInOrder = userSearch.isInOrder && isNewestFirst(range);
    const isIndexed = isInOrder && (!checkpoint || skipped > farOffset);
    // The trigrams that start with a frequent short term are too many.
    const isFrequent = !isListed(search) && Array.from(search.term).length < GRAM_LENGTH;
    const terms = isIndexed && !isFrequent ? await indexTermsOf(search.term) : undefined;
    const isSlow = terms !== undefined || skipped > farOffset || range.role !== undefined;
    const selectFrom = (keys: Keys | undefined) =>
      selectRange(isSlow ? readPool : db, range)
        .where(contains(search.term))
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
      const { isReversed, ...start } = fromNearerEnd(slice);
      if (start.limit === 0) return [];
      const nearer = isReversed ? reverseRange(range) : range;
      const isNear = userSearch.isInOrder && isNewestFirst(nearer) && start.offset <= farOffset;
      const rows =
        isListed(search) && !isNear
          ? ((await readFirstOf(nearer, search, start)) ?? (await readListed(nearer, search, start)))
          : await scan(nearer, search, start);
      return isReversed ? rows.toReversed() : rows;
    },
  };
};

import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { Direction } from '../../platform/search/slices.ts';
import { PREFIX_LENGTHS, prefixKind, type PrefixOf } from '../countUserTexts.ts';

/** Sorts after a prefix and before everything longer that starts with it. */
const FIRST = '\u0001';
const LAST = '\u{10FFFF}';

/** Start of a read in a sorted list: at keys from (if descending, below) `bound`, after skipping `offset` users. */
export interface Start {
  bound: string;
  offset: number;
}

export interface SortedPosition {
  of: PrefixOf;
  direction: Direction;
  offset: number;
  /** How many users of a count are in the list. */
  countOf: (counted: { users: number; admins: number }) => number;
  /** Skipping this many users is as fast as looking up a longer prefix. */
  few: number;
}

/** Finds a start at or shortly before a position of the list sorted by name or address. */
export const findStartByPrefix = async (
  db: Kysely<Database>,
  { of, direction, offset, countOf, few }: SortedPosition,
): Promise<Start> => {
  const isAscending = direction === 'asc';
  let left = offset;
  let prefix = '';
  for (const length of PREFIX_LENGTHS) {
    const children = await db
      .selectFrom('user_tallies')
      .select(['key', 'users', 'admins'])
      .where('kind', '=', prefixKind(of, length))
      .where('key', '>=', prefix)
      .where('key', '<', prefix + LAST)
      .where('users', '>', 0)
      .orderBy('key', direction)
      .execute();
    let found: string | undefined;
    let count = 0;
    for (const child of children) {
      count = countOf(child);
      if (count > left) {
        found = child.key;
        break;
      }
      left -= count;
    }
    // Users were deleted meanwhile: the position is beyond the end.
    if (found === undefined) break;
    prefix = found;
    // A whole key, which has no longer prefixes.
    if (Array.from(found).length < length)
      return { bound: isAscending ? found : found + FIRST, offset: left };
    if (count <= few) break;
  }
  return { bound: isAscending ? prefix : prefix + LAST, offset: left };
};

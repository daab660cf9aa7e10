import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { GRAM_LENGTH } from '../../platform/text/grams.ts';
import { GRAM, PREFIX_LENGTHS, prefixKind, type PrefixOf } from '../countUserTexts.ts';

/** Sorts after a prefix and before everything longer that starts with it. */
const FIRST = '\u0001';
const LAST = '\u{10FFFF}';

/** Counts of grams, in the order given. */
export const readGrams = async (db: Kysely<Database>, grams: readonly string[]) => {
  const rows = await db
    .selectFrom('user_tallies')
    .select(['key', 'users', 'admins'])
    .where('kind', '=', GRAM)
    .where('key', 'in', grams)
    .execute();
  const counts = new Map(rows.map((row) => [row.key, row]));
  return grams.map((key) => {
    const { users, admins } = counts.get(key) ?? { users: 0, admins: 0 };
    return { key, texts: users, users, admins };
  });
};

/** Trigrams in use that start with a shorter gram, among the first `limit` grams that do; the most frequent first. */
export const listTrigrams = async (db: Kysely<Database>, gram: string, limit: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('user_tallies')
    .select(['key', 'users'])
    .where('kind', '=', GRAM)
    .where('key', '>', gram)
    .where('key', '<', gram + LAST)
    .where('users', '>', 0)
    .limit(limit)
    .execute();
  return rows
    .toSorted((a, b) => b.users - a.users)
    .map(({ key }) => key)
    .filter((key) => Array.from(key).length === GRAM_LENGTH);
};

/** Where to start reading a sorted list: at keys from (if descending, below) `bound`, skipping `offset` users. */
export interface Start {
  bound: string;
  offset: number;
}

export interface SortedPosition {
  of: PrefixOf;
  direction: 'asc' | 'desc';
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

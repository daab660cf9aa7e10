import type { Kysely } from 'kysely';
import { addCounts } from '../../platform/db/addCounts.ts';
import type { Database, UserTalliesTable, UsersTable } from '../../platform/db/schema.ts';
import { GRAM_LENGTH, gramsOf } from '../../platform/text/grams.ts';
import { nameKey } from '../../platform/text/sorting.ts';
import type { UserChange } from '../counters.ts';

// Counts of users by the letters in their names and addresses, updated in the transactions that change users. Counts
// of grams answer short searches without counting rows; counts of prefixes locate deep pages without a scan.

/** Prefix lengths that are counted; each narrows the one before. */
export const PREFIX_LENGTHS = [2, 4, 8, 16] as const;

export type UserText = Pick<UsersTable, 'name' | 'email_key' | 'role' | 'search'>;

export type PrefixOf = 'name' | 'email';

const kindOf = (of: PrefixOf, length: number): string => `${of}:${length}`;
const GRAM = 'gram';

/** A key that is shorter than the prefix counts as a whole. */
const prefixOf = (letters: readonly string[], length: number): string => letters.slice(0, length).join('');

/** By kind and key, joined by a character that neither contains. */
type Amounts = Map<string, UserTalliesTable>;

const collect = (amounts: Amounts, user: UserText | undefined, sign: 1 | -1): void => {
  if (!user) return;
  const admins = user.role === 'admin' ? sign : 0;
  const add = (kind: string, key: string) => {
    const id = `${kind}\u0000${key}`;
    const amount = amounts.get(id);
    if (amount) {
      amount.users += sign;
      amount.admins += admins;
    } else amounts.set(id, { kind, key, users: sign, admins });
  };
  const keys = { name: Array.from(nameKey(user.name)), email: Array.from(user.email_key) };
  for (const length of PREFIX_LENGTHS) {
    add(kindOf('name', length), prefixOf(keys.name, length));
    add(kindOf('email', length), prefixOf(keys.email, length));
  }
  for (const gram of gramsOf(user.search)) add(GRAM, gram);
};

export const countUserTexts = async (
  trx: Kysely<Database>,
  changes: Iterable<UserChange<UserText>>,
): Promise<void> => {
  const amounts: Amounts = new Map();
  for (const { before, after } of changes) {
    collect(amounts, before, -1);
    collect(amounts, after, 1);
  }
  await addCounts(trx, 'user_tallies', amounts.values());
};

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
      .where('kind', '=', kindOf(of, length))
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

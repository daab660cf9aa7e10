import { type Kysely, sql } from 'kysely';
import { nameKey } from '../text/nameKey.ts';
import type { Database, UserTalliesTable, UsersTable } from './schema.ts';

/*
 * How many users have something in common, kept in the transactions that change users: the letters their names and addresses
 * hold, so that short searches need no counting, and how these begin, so that deep pages of sorted lists are found without
 * walking there.
 */

/** Lengths of beginnings that are counted; each step leads from one to the next. */
export const PREFIX_LENGTHS = [2, 4, 8, 16] as const;
/** Longest run of letters that is counted. */
export const GRAM_LENGTH = 3;
/** Rows a statement: SQLite takes 32,766 values in one. */
const ROWS = 4000;

/** What the tallies look at in a user. */
export type Tallied = Pick<UsersTable, 'name' | 'email_key' | 'role' | 'search'>;

/** Of which key of a user the beginnings are counted. */
export type PrefixOf = 'name' | 'email';

const kindOf = (of: PrefixOf, length: number): string => `${of}:${length}`;
const GRAM = 'gram';

/** Runs of one to three letters. Those with a line break are kept where they are longest only: no search holds one. */
const gramsOf = (text: string): Set<string> => {
  const letters = Array.from(text);
  const grams = new Set<string>();
  for (let from = 0; from < letters.length; from += 1) {
    let gram = '';
    for (let length = 1; length <= GRAM_LENGTH && from + length <= letters.length; length += 1) {
      gram += letters[from + length - 1];
      if (length === GRAM_LENGTH || !gram.includes('\n')) grams.add(gram);
    }
  }
  return grams;
};

/** The beginning of a key: the whole key where it is shorter. */
const prefixOf = (letters: readonly string[], length: number): string => letters.slice(0, length).join('');

type Amounts = Map<string, { users: number; admins: number }>;

/** Between kind and key, which never hold it. */
const SEPARATOR = '\u0000';

const collect = (amounts: Amounts, user: Tallied | undefined, sign: 1 | -1): void => {
  if (!user) return;
  const admins = user.role === 'admin' ? sign : 0;
  const add = (kind: string, key: string) => {
    const id = kind + SEPARATOR + key;
    const amount = amounts.get(id);
    if (amount) {
      amount.users += sign;
      amount.admins += admins;
    } else amounts.set(id, { users: sign, admins });
  };
  const keys = { name: Array.from(nameKey(user.name)), email: Array.from(user.email_key) };
  for (const length of PREFIX_LENGTHS) {
    add(kindOf('name', length), prefixOf(keys.name, length));
    add(kindOf('email', length), prefixOf(keys.email, length));
  }
  for (const gram of gramsOf(user.search)) add(GRAM, gram);
};

const toRow = ([id, { users, admins }]: [string, { users: number; admins: number }]): UserTalliesTable => {
  const [kind = '', key = ''] = id.split(SEPARATOR);
  return { kind, key, users, admins };
};

/** Brings the tallies in line with users who were added (no `before`), changed, or deleted (no `after`). */
export const tallyUsers = async (
  trx: Kysely<Database>,
  changes: Iterable<{ before?: Tallied | undefined; after?: Tallied | undefined }>,
): Promise<void> => {
  const amounts: Amounts = new Map();
  for (const { before, after } of changes) {
    collect(amounts, before, -1);
    collect(amounts, after, 1);
  }
  const rows = [...amounts]
    .filter(([, { users, admins }]) => users !== 0 || admins !== 0)
    // Always in this order, so that two transactions never wait for each other's rows.
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(toRow);
  for (let from = 0; from < rows.length; from += ROWS)
    await trx
      .insertInto('user_tallies')
      .values(rows.slice(from, from + ROWS))
      .onConflict((conflict) =>
        conflict.columns(['kind', 'key']).doUpdateSet({
          users: sql<number>`user_tallies.users + excluded.users`,
          admins: sql<number>`user_tallies.admins + excluded.admins`,
        }),
      )
      .execute();
};

/** Sorts behind the letters before it, and in front of everything longer that begins with them. */
const FIRST = '\u0001';
/** Sorts behind everything that begins with the same letters. */
const LAST = '\u{10FFFF}';

/** How many users, and how many administrators, hold these one to three letters. */
export const readGram = async (db: Kysely<Database>, gram: string) =>
  (await db
    .selectFrom('user_tallies')
    .select(['users', 'admins'])
    .where('kind', '=', GRAM)
    .where('key', '=', gram)
    .executeTakeFirst()) ?? { users: 0, admins: 0 };

/** The runs of three letters that begin with a shorter one, at most `limit`. */
export const readLongerGrams = async (
  db: Kysely<Database>,
  gram: string,
  limit: number,
): Promise<string[]> => {
  const rows = await db
    .selectFrom('user_tallies')
    .select('key')
    .where('kind', '=', GRAM)
    .where('key', '>', gram)
    .where('key', '<', gram + LAST)
    .where('users', '>', 0)
    .limit(limit)
    .execute();
  return rows.map(({ key }) => key).filter((key) => Array.from(key).length === GRAM_LENGTH);
};

/** Where in a sorted list to begin: at keys from (or, backwards, below) `bound`, leaving out `offset` users there. */
export interface Start {
  bound: string;
  offset: number;
}

/** A place in a sorted list. */
export interface SortedPlace {
  of: PrefixOf;
  direction: 'asc' | 'desc';
  offset: number;
  /** How many users of a tally the list has. */
  countOf: (tally: { users: number; admins: number }) => number;
  /** So many users are walked through as quickly as a longer beginning is found. */
  few: number;
}

/** Finds where in the list sorted by name or address a place lies, or one little before it. */
export const findPrefix = async (
  db: Kysely<Database>,
  { of, direction, offset, countOf, few }: SortedPlace,
): Promise<Start> => {
  const forwards = direction === 'asc';
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
    // The lists have just become shorter: what is read from here on is the end.
    if (found === undefined) break;
    prefix = found;
    // Shorter than the step: this is a whole key, and nothing longer is counted under it.
    if (Array.from(found).length < length) return { bound: forwards ? found : found + FIRST, offset: left };
    if (count <= few) break;
  }
  return { bound: forwards ? prefix : prefix + LAST, offset: left };
};

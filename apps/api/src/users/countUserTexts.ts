import type { Kysely } from 'kysely';
import { addCounts } from '../platform/db/counters.ts';
import type { Database } from '../platform/db/schema.ts';
import type { UserTalliesTable, UsersTable } from './table.ts';
import { GramCounts } from '../platform/text/grams.ts';
import { nameKey } from '../platform/text/sorting.ts';

/** Prefix lengths that are counted; each narrows the one before. */
export const PREFIX_LENGTHS = [2, 4, 8, 16] as const;

type UserText = Pick<UsersTable, 'name' | 'email_key' | 'role' | 'search'>;

export type PrefixOf = 'name' | 'email';

export const GRAM = 'gram';

export const prefixKind = (of: PrefixOf, length: number): string => `${of}:${length}`;

/** A key that is shorter than the prefix counts as a whole. */
const prefixOf = (letters: readonly string[], length: number): string => letters.slice(0, length).join('');

function* countsOf(users: Iterable<UserText>, sign: 1 | -1): Generator<UserTalliesTable> {
  const grams = { user: new GramCounts(), admin: new GramCounts() };
  for (const { name, email_key, role, search } of users) {
    const amount = { users: sign, admins: role === 'admin' ? sign : 0 };
    const letters = { name: Array.from(nameKey(name)), email: Array.from(email_key) };
    for (const length of PREFIX_LENGTHS)
      for (const text of ['name', 'email'] as const)
        yield { kind: prefixKind(text, length), key: prefixOf(letters[text], length), ...amount };
    grams[role].add(search);
  }
  for (const role of ['user', 'admin'] as const)
    for (const [key, count] of grams[role])
      yield { kind: GRAM, key, users: sign * count, admins: role === 'admin' ? sign * count : 0 };
}

/**
 * Counts users by the letters of their names and addresses, in the transaction that changes them. Counts of grams answer
 * short searches without counting rows; counts of prefixes locate deep pages without a scan.
 */
export const countUserTexts = async (
  trx: Kysely<Database>,
  before: readonly UserText[],
  after: readonly UserText[],
): Promise<void> => {
  await addCounts(trx, 'user_tallies', [...countsOf(before, -1), ...countsOf(after, 1)]);
};

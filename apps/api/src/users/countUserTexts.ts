import type { Kysely } from 'kysely';
import { addCounts } from '../platform/db/addCounts.ts';
import type { Database, UserTalliesTable, UsersTable } from '../platform/db/schema.ts';
import { gramsOf } from '../platform/text/grams.ts';
import { nameKey } from '../platform/text/sorting.ts';
import type { UserChange } from './counters.ts';

/** Prefix lengths that are counted; each narrows the one before. */
export const PREFIX_LENGTHS = [2, 4, 8, 16] as const;

type UserText = Pick<UsersTable, 'name' | 'email_key' | 'role' | 'search'>;

export type PrefixOf = 'name' | 'email';

export const GRAM = 'gram';

export const prefixKind = (of: PrefixOf, length: number): string => `${of}:${length}`;

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
    add(prefixKind('name', length), prefixOf(keys.name, length));
    add(prefixKind('email', length), prefixOf(keys.email, length));
  }
  for (const gram of gramsOf(user.search)) add(GRAM, gram);
};

/**
 * Counts users by the letters of their names and addresses, in the transaction that changes them. Counts of grams answer
 * short searches without counting rows; counts of prefixes locate deep pages without a scan.
 */
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

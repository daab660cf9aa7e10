import { addCounts, addToCounter, readCounter } from '../platform/db/counters.ts';
import type { Db } from '../platform/db/schema.ts';
import { canonicalEmail } from '../platform/text/email.ts';
import { nameKey } from '../platform/text/foldText.ts';
import { dayOf } from '../platform/time.ts';
import {
  type AccountLimits,
  SEARCHED,
  type SearchedColumns,
  type UserCountsTable,
  type UsersTable,
} from './table.ts';

/** Users are counted by so many first letters of their name and address. */
export const PREFIX_LENGTH = 3;

export type Counted = Pick<UsersTable, 'name' | 'email' | 'role' | 'password_hash' | 'created_at'> &
  SearchedColumns &
  Partial<Pick<AccountLimits, 'access' | 'suspended_at'>>;

/** Thrown when a change would leave no administrator who can sign in and has access to everything. */
export class LastAdministrator extends Error {}

/** A user who was added (no `before`), changed, or deleted (no `after`). */
export interface UserChange {
  before?: Counted | undefined;
  after?: Counted | undefined;
}

const isAdmin = ({ role }: Counted): boolean => role === 'admin';

/** Empty columns are missing in users that older versions have deleted. */
const isSignInAdmin = (user: Counted): boolean =>
  isAdmin(user) && user.password_hash !== null && !user.access && !user.suspended_at;

const prefixOf = (key: string): string => Array.from(key).slice(0, PREFIX_LENGTH).join('');

const countsOf = (user: Counted, sign: 1 | -1): UserCountsTable[] => {
  const { name, email, created_at } = user;
  const amount = { users: sign, admins: isAdmin(user) ? sign : 0 };
  return [
    { kind: 'day', key: dayOf(created_at), ...amount },
    { kind: 'name', key: prefixOf(nameKey(name)), ...amount },
    { kind: 'email', key: prefixOf(canonicalEmail(email)), ...amount },
  ];
};

/** True if a search can find other users, or another order, after the change. */
const isSearchChanged = ({ before, after }: UserChange): boolean =>
  [...SEARCHED, 'role' as const].some((column) => before?.[column] !== after?.[column]);

const sumOf = (changes: readonly UserChange[], isCounted: (user: Counted) => boolean): number => {
  const count = (user: Counted | undefined) => (user && isCounted(user) ? 1 : 0);
  return changes.reduce((sum, { before, after }) => sum + count(after) - count(before), 0);
};

/** True if the account is the only one that could let the others in. */
export const isOnlySignInAdmin = async (trx: Db, user: Counted): Promise<boolean> =>
  isSignInAdmin(user) && (await readCounter(trx, 'sign_in_admins')) <= 1;

/** Call it in the transaction of the change, after its rows are written. @throws LastAdministrator */
export const countUsers = async (trx: Db, changes: readonly UserChange[]): Promise<void> => {
  const signInAdmins = sumOf(changes, isSignInAdmin);
  // Always in this order, which prevents deadlocks between transactions.
  await addToCounter(trx, 'sign_in_admins', signInAdmins);
  await addToCounter(trx, 'admins', sumOf(changes, isAdmin));
  await addToCounter(
    trx,
    'users',
    sumOf(changes, () => true),
  );
  await addToCounter(trx, 'user_changes', changes.some(isSearchChanged) ? 1 : 0);
  // The counter is locked: of two transactions that remove the last two administrators, the second one fails.
  if (signInAdmins < 0 && (await readCounter(trx, 'sign_in_admins')) < 1) throw new LastAdministrator();
  await addCounts(
    trx,
    'user_counts',
    changes.flatMap(({ before, after }) => [
      ...(before ? countsOf(before, -1) : []),
      ...(after ? countsOf(after, 1) : []),
    ]),
  );
};

export const readUserDays = (db: Db, since: Date): Promise<{ day: string; users: number }[]> =>
  db
    .selectFrom('user_counts')
    .select(['key as day', 'users'])
    .where('kind', '=', 'day')
    .where('key', '>=', dayOf(since.toISOString()))
    .execute();

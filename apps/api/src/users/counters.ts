import type { Kysely } from 'kysely';
import { addCounts, addToCounter, readCounter } from '../platform/db/counters.ts';
import type { CounterName, Database } from '../platform/db/schema.ts';
import type { UsersTable } from './table.ts';
import { dayOf } from '../platform/time.ts';

export type Counted = Pick<UsersTable, 'name' | 'email' | 'role' | 'password_hash' | 'created_at'>;

/** Thrown when a change would leave no administrator who can sign in. */
export class LastAdministrator extends Error {}

/** A user who was added (no `before`), changed, or deleted (no `after`). */
export interface UserChange<Columns> {
  before?: Columns | undefined;
  after?: Columns | undefined;
}

const amountsOf = (user: Counted | undefined) => {
  const isAdmin = user?.role === 'admin';
  return {
    users: user ? 1 : 0,
    admins: isAdmin ? 1 : 0,
    sign_in_admins: isAdmin && user.password_hash !== null ? 1 : 0,
  };
};

/** True if a search can find other users, or another order, after the change. */
export const isSearchChanged = ({ before, after }: UserChange<Counted>): boolean =>
  before?.name !== after?.name || before?.email !== after?.email || before?.role !== after?.role;

/** Updating counters in one order prevents deadlocks between transactions. */
const ORDER = ['sign_in_admins', 'admins', 'users'] as const satisfies CounterName[];

/** Call it in the transaction of the change, after its rows are written. @throws LastAdministrator */
export const countUsers = async (
  trx: Kysely<Database>,
  changes: readonly UserChange<Counted>[],
): Promise<void> => {
  const totals = { users: 0, admins: 0, sign_in_admins: 0 };
  const days = changes.map(({ before, after }) => {
    const [old, current] = [amountsOf(before), amountsOf(after)];
    const users = current.users - old.users;
    const admins = current.admins - old.admins;
    totals.users += users;
    totals.admins += admins;
    totals.sign_in_admins += current.sign_in_admins - old.sign_in_admins;
    return { day: dayOf((before ?? after)?.created_at ?? ''), users, admins };
  });
  for (const name of ORDER) await addToCounter(trx, name, totals[name]);
  // The counter is locked: of two transactions that remove the last two administrators, the second one fails.
  if (totals.sign_in_admins < 0 && (await readCounter(trx, 'sign_in_admins')) < 1)
    throw new LastAdministrator();
  await addCounts(trx, 'user_days', days);
};

export const readUserDays = (db: Kysely<Database>, since: Date): Promise<{ day: string; users: number }[]> =>
  db
    .selectFrom('user_days')
    .select(['day', 'users'])
    .where('day', '>=', dayOf(since.toISOString()))
    .execute();

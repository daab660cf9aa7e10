import { type Kysely, sql } from 'kysely';
import { addCounts, dayOf } from '../platform/db/addCounts.ts';
import type { CounterName, Database, UsersTable } from '../platform/db/schema.ts';

export type Counted = Pick<UsersTable, 'name' | 'email' | 'role' | 'password_hash' | 'created_at'>;

/** Thrown when a change would leave no administrator who can sign in. */
export class LastAdministrator extends Error {}

/** A user who was added (no `before`), changed, or deleted (no `after`). */
export interface UserChange<Columns> {
  before?: Columns | undefined;
  after?: Columns | undefined;
}

const weigh = (user: Counted | undefined) => {
  const isAdmin = user?.role === 'admin';
  return {
    users: user ? 1 : 0,
    admins: isAdmin ? 1 : 0,
    sign_in_admins: isAdmin && user.password_hash !== null ? 1 : 0,
  };
};

/** Whether the change can affect which users a search finds, or their order. */
const isSearchChanged = ({ before, after }: UserChange<Counted>): boolean =>
  before?.name !== after?.name || before?.email !== after?.email || before?.role !== after?.role;

/** Updating counters in one order prevents deadlocks between transactions. */
const ORDER = ['sign_in_admins', 'admins', 'users', 'user_changes'] as const satisfies CounterName[];

/** Call it in the transaction of the change. @throws LastAdministrator */
export const addToCounter = async (
  db: Kysely<Database>,
  name: CounterName,
  amount: number,
): Promise<void> => {
  if (amount === 0) return;
  const update = db
    .updateTable('counters')
    .set({ value: sql<number>`value + ${sql.lit(amount)}` })
    .where('name', '=', name);
  if (name !== 'sign_in_admins' || amount > 0) {
    await update.execute();
    return;
  }
  // The update locks the row: of two transactions that remove the last two administrators, the second one fails.
  const { numUpdatedRows } = await update.where('value', '>', -amount).executeTakeFirst();
  if (numUpdatedRows === 0n) throw new LastAdministrator();
};

/** Call it in the transaction of the change, after its rows are written. @throws LastAdministrator */
export const countUsers = async (
  trx: Kysely<Database>,
  changes: readonly UserChange<Counted>[],
): Promise<void> => {
  const user_changes = changes.some(isSearchChanged) ? 1 : 0;
  const totals = { users: 0, admins: 0, sign_in_admins: 0, user_changes };
  const days = changes.map(({ before, after }) => {
    const [old, current] = [weigh(before), weigh(after)];
    const users = current.users - old.users;
    const admins = current.admins - old.admins;
    totals.users += users;
    totals.admins += admins;
    totals.sign_in_admins += current.sign_in_admins - old.sign_in_admins;
    return { day: dayOf((before ?? after)?.created_at ?? ''), users, admins };
  });
  for (const name of ORDER) await addToCounter(trx, name, totals[name]);
  await addCounts(trx, 'user_days', days);
};

export const readCounter = async (db: Kysely<Database>, name: CounterName): Promise<number> =>
  (await readCounters(db, [name]))[name];

/** Reads counters at one point in time. */
export const readCounters = async <Name extends CounterName>(
  db: Kysely<Database>,
  names: readonly Name[],
): Promise<Record<Name, number>> => {
  const rows = await db.selectFrom('counters').select(['name', 'value']).where('name', 'in', names).execute();
  return Object.fromEntries(rows.map(({ name, value }) => [name, value])) as Record<Name, number>;
};

export const readUserDays = (db: Kysely<Database>, since: Date): Promise<{ day: string; users: number }[]> =>
  db
    .selectFrom('user_days')
    .select(['day', 'users'])
    .where('day', '>=', dayOf(since.toISOString()))
    .execute();

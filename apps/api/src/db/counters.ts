import { type Kysely, sql } from 'kysely';
import type { CounterName, Database, UsersTable } from './schema.ts';

/** What the counters look at in a user. */
export type Counted = Pick<UsersTable, 'role' | 'password_hash' | 'created_at'>;

/** Thrown when a change would leave nobody who can sign in. */
export class LastAdministrator extends Error {}

/** The day, in UTC, on which `user_days` counts the user. */
export const dayOf = (isoTime: string): string => isoTime.slice(0, 'YYYY-MM-DD'.length);

const weigh = (user: Counted | undefined): Record<CounterName, number> => {
  const isAdmin = user?.role === 'admin';
  return {
    users: user ? 1 : 0,
    admins: isAdmin ? 1 : 0,
    sign_in_admins: isAdmin && user.password_hash !== null ? 1 : 0,
    user_changes: 0,
  };
};

/** Always in this order, so that two transactions never wait for each other's rows. */
const ORDER: readonly CounterName[] = ['sign_in_admins', 'admins', 'users', 'user_changes'];

const add = async (db: Kysely<Database>, name: CounterName, amount: number): Promise<void> => {
  if (amount === 0) return;
  const update = db
    .updateTable('counters')
    .set({ value: sql<number>`value + ${sql.lit(amount)}` })
    .where('name', '=', name);
  if (name !== 'sign_in_admins' || amount > 0) {
    await update.execute();
    return;
  }
  // The row is locked until the transaction ends: of two that take the last two administrators, the second sees one left.
  const { numUpdatedRows } = await update.where('value', '>', -amount).executeTakeFirst();
  if (numUpdatedRows === 0n) throw new LastAdministrator();
};

const addToDay = async (db: Kysely<Database>, day: string, users: number, admins: number): Promise<void> => {
  await db
    .insertInto('user_days')
    .values({ day, users, admins })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet({
        users: sql<number>`user_days.users + excluded.users`,
        admins: sql<number>`user_days.admins + excluded.admins`,
      }),
    )
    .execute();
};

/**
 * Brings the counters in line with one user who was added (no `before`), changed or deleted (no `after`), to be called in
 * the transaction that does it, after the user's row is written.
 * @throws LastAdministrator when nobody could sign in afterwards
 */
export const countUser = async (db: Kysely<Database>, before?: Counted, after?: Counted): Promise<void> => {
  const [then, now] = [weigh(before), weigh(after)];
  now.user_changes = 1;
  for (const name of ORDER) await add(db, name, now[name] - then[name]);
  const createdAt = (before ?? after)?.created_at;
  const [users, admins] = [now.users - then.users, now.admins - then.admins];
  if (createdAt && (users !== 0 || admins !== 0)) await addToDay(db, dayOf(createdAt), users, admins);
};

/** As `countUser`, for many users who were added at once. */
export const countNewUsers = async (db: Kysely<Database>, users: readonly Counted[]): Promise<void> => {
  const totals = weigh(undefined);
  const days = new Map<string, { users: number; admins: number }>();
  for (const user of users) {
    const weight = weigh(user);
    for (const name of ORDER) totals[name] += weight[name];
    const day = dayOf(user.created_at);
    const before = days.get(day);
    days.set(day, {
      users: (before?.users ?? 0) + 1,
      admins: (before?.admins ?? 0) + weight.admins,
    });
  }
  totals.user_changes = 1;
  for (const name of ORDER) await add(db, name, totals[name]);
  for (const [day, { users: joined, admins }] of [...days].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    await addToDay(db, day, joined, admins);
};

/** Reads one counter. */
export const readCounter = async (db: Kysely<Database>, name: CounterName): Promise<number> => {
  const { value } = await db
    .selectFrom('counters')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
};

/** Reads some counters at one moment. */
export const readCounters = async <Name extends CounterName>(
  db: Kysely<Database>,
  names: readonly Name[],
): Promise<Record<Name, number>> => {
  const rows = await db.selectFrom('counters').select(['name', 'value']).where('name', 'in', names).execute();
  return Object.fromEntries(rows.map(({ name, value }) => [name, value])) as Record<Name, number>;
};

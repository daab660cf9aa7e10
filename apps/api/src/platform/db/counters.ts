import { sql } from 'kysely';
import type { CounterName, Database, Db } from './schema.ts';

/** Rows per INSERT statement: SQLite takes 32,766 values. */
const ROWS = 4000;

/** Tables of counts: the columns of the primary key, and the columns that count. */
const COUNT_TABLES = {
  counters: { keys: ['name'], counts: ['value'] },
  user_counts: { keys: ['kind', 'key'], counts: ['users', 'admins'] },
  subscription_statuses: { keys: ['status'], counts: ['subscriptions'] },
} as const;

type CountTable = keyof typeof COUNT_TABLES;
type Row = Readonly<Record<string, string | number>>;

/** Adds amounts, which may be negative, in the caller's transaction. Creates missing rows and merges equal keys. */
export const addCounts = async <T extends CountTable>(
  trx: Db,
  table: T,
  rows: Iterable<Database[T]>,
): Promise<void> => {
  const { keys, counts }: { keys: readonly string[]; counts: readonly string[] } = COUNT_TABLES[table];
  const sums = new Map<string, Record<string, string | number>>();
  for (const row of rows as Iterable<Row>) {
    let id = '';
    for (const key of keys) id += `${row[key]}\u0000`;
    const sum = sums.get(id);
    if (!sum) sums.set(id, { ...row });
    else for (const count of counts) sum[count] = Number(sum[count]) + Number(row[count]);
  }
  const changed = [...sums]
    .filter(([, sum]) => counts.some((count) => sum[count] !== 0))
    // Locking rows in one order prevents deadlocks between transactions.
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, sum]) => sum);
  const columns = [...keys, ...counts];
  for (let from = 0; from < changed.length; from += ROWS) {
    const values = changed
      .slice(from, from + ROWS)
      .map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
    const updates = counts.map(
      (count) => sql`${sql.ref(count)} = ${sql.ref(`${table}.${count}`)} + ${sql.ref(`excluded.${count}`)}`,
    );
    await sql`
      insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values ${sql.join(values)}
      on conflict (${sql.join(keys.map((key) => sql.ref(key)))}) do update set ${sql.join(updates)}`.execute(
      trx,
    );
  }
};

/** Adds to a counter in the transaction of the change that it counts. Locks the counter until the transaction ends. */
export const addToCounter = (trx: Db, name: CounterName, amount: number): Promise<void> =>
  addCounts(trx, 'counters', [{ name, value: amount }]);

export const readCounter = async (db: Db, name: CounterName): Promise<number> =>
  (await readCounters(db, [name]))[name];

/** Reads counters at one point in time. */
export const readCounters = async <Name extends CounterName>(
  db: Db,
  names: readonly Name[],
): Promise<Record<Name, number>> => {
  const rows = await db.selectFrom('counters').select(['name', 'value']).where('name', 'in', names).execute();
  return Object.fromEntries(rows.map(({ name, value }) => [name, value])) as Record<Name, number>;
};

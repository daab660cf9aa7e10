import { type Kysely, sql } from 'kysely';
import type { CounterName, Database } from './schema.ts';

/**
 * Adds to a counter in the transaction of the change that it counts. Locks the counter until the transaction ends.
 * Returns false, and adds nothing, if the result would be below `min`.
 */
export const addToCounter = async (
  trx: Kysely<Database>,
  name: CounterName,
  amount: number,
  min?: number,
): Promise<boolean> => {
  if (amount === 0) return true;
  const { numUpdatedRows } = await trx
    .updateTable('counters')
    .set({ value: sql<number>`value + ${sql.lit(amount)}` })
    .where('name', '=', name)
    .$if(min !== undefined, (update) => update.where('value', '>=', (min ?? 0) - amount))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
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

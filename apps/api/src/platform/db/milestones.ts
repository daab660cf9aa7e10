import type { Db } from './schema.ts';

/** Records something that happens once in the life of a database. Returns false if it has already happened. */
export const reachMilestone = async (trx: Db, name: string, now: Date): Promise<boolean> => {
  const milestone = await trx
    .insertInto('milestones')
    .values({ name, reached_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst();
  return milestone !== undefined;
};

export const hasMilestone = async (db: Db, name: string): Promise<boolean> => {
  const query = db.selectFrom('milestones').select('name').where('name', '=', name);
  return (await query.executeTakeFirst()) !== undefined;
};

/** Locks the row until the transaction ends. Returns false if there is none. */
export const deleteMilestone = async (trx: Db, name: string): Promise<boolean> => {
  const { numDeletedRows } = await trx.deleteFrom('milestones').where('name', '=', name).executeTakeFirst();
  return numDeletedRows > 0n;
};

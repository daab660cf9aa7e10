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

export const hasMilestone = async (db: Db, name: string): Promise<boolean> =>
  (await readMilestone(db, name)) !== undefined;

/** Locks the row until the transaction ends. Returns false if there is none. */
export const deleteMilestone = async (trx: Db, name: string): Promise<boolean> => {
  const { numDeletedRows } = await trx.deleteFrom('milestones').where('name', '=', name).executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Records when something happened last. Returns false if that is recorded for the same time or a later one. */
export const renewMilestone = async (db: Db, name: string, at: Date): Promise<boolean> => {
  const reached_at = at.toISOString();
  const renewed = await db
    .insertInto('milestones')
    .values({ name, reached_at })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ reached_at }).where('milestones.reached_at', '<', reached_at),
    )
    .returning('name')
    .executeTakeFirst();
  return renewed !== undefined;
};

export const readMilestone = async (db: Db, name: string): Promise<Date | undefined> => {
  const query = db.selectFrom('milestones').select('reached_at').where('name', '=', name);
  const row = await query.executeTakeFirst();
  return row && new Date(row.reached_at);
};

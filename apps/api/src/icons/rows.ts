import type { Db } from '../platform/db/schema.ts';
import type { IconsTable } from './table.ts';

const TABLES = ['habit_categories', 'workout_categories'] as const;
const COLUMNS = ['icon_light', 'icon_dark'] as const;

export const findIcon = (db: Db, hash: string): Promise<Pick<IconsTable, 'type' | 'bytes'> | undefined> =>
  db.selectFrom('icons').select(['type', 'bytes']).where('hash', '=', hash).executeTakeFirst();

/** An icon as JSON. */
export type IconText = Omit<IconsTable, 'bytes'> & Record<'base64', string>;

export const readIcons = async (db: Db, hashes: readonly string[]): Promise<IconText[]> => {
  const icons = await db.selectFrom('icons').selectAll().where('hash', 'in', hashes).execute();
  return icons.map(({ bytes, ...icon }) => ({ ...icon, base64: Buffer.from(bytes).toString('base64') }));
};

export const insertIcons = async (trx: Db, icons: readonly IconsTable[]): Promise<void> => {
  if (icons.length === 0) return;
  await trx
    .insertInto('icons')
    // Locking rows in one order prevents deadlocks between transactions.
    .values(icons.toSorted((a, b) => (a.hash < b.hash ? -1 : 1)))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const restoreIcons = (trx: Db, icons: readonly IconText[]): Promise<void> =>
  insertIcons(
    trx,
    icons.map(({ base64, ...icon }) => ({ ...icon, bytes: Buffer.from(base64, 'base64') })),
  );

/** Deletes those of the icons that no category uses, in the transaction that removed their last use. */
export const deleteUnusedIcons = async (trx: Db, hashes: readonly string[]): Promise<void> => {
  if (hashes.length === 0) return;
  let query = trx.deleteFrom('icons').where('hash', 'in', hashes);
  for (const table of TABLES) {
    for (const column of COLUMNS) {
      query = query.where((eb) =>
        eb.not(
          eb.exists(eb.selectFrom(table).select('id').whereRef(`${table}.${column}`, '=', 'icons.hash')),
        ),
      );
    }
  }
  await query.execute();
};

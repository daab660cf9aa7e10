import type { Kysely } from 'kysely';
import type { Database, IconsTable } from '../db/schema.ts';

/** Where icons are referred to. */
const TABLES = ['habit_categories', 'workout_categories'] as const;
const COLUMNS = ['icon_light', 'icon_dark'] as const;

/** Stores icons, in the caller's transaction; one that is there already stays. */
export const insertIcons = async (trx: Kysely<Database>, icons: readonly IconsTable[]): Promise<void> => {
  if (icons.length === 0) return;
  await trx
    .insertInto('icons')
    // One order for all, so that two transactions never wait for each other's rows.
    .values(icons.toSorted((a, b) => (a.hash < b.hash ? -1 : 1)))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Removes those of the icons that no category refers to any more, in the transaction that let go of them. */
export const deleteUnusedIcons = async (trx: Kysely<Database>, hashes: readonly string[]): Promise<void> => {
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

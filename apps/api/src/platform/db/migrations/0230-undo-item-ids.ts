import { type Kysely, sql } from 'kysely';

/** Finds deleted users by their ids. */
export const undoItemIds = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index undo_items_item_id on undo_items (item_id)`.execute(db);
};

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../schema.ts';

const TABLES = ['habit_categories', 'workout_categories', 'finance_categories', 'contact_messages'] as const;

/** Remembers of categories and messages which request has added them, so that the same one sent again adds nothing. */
export const creationKeys: Migration = {
  async up(db: Kysely<Database>) {
    for (const table of TABLES) {
      await db.schema.alterTable(table).addColumn('creation_key', 'text').execute();
      await db.schema
        .createIndex(`${table}_creation_key`)
        .unique()
        .on(table)
        .column('creation_key')
        .execute();
    }
  },
};

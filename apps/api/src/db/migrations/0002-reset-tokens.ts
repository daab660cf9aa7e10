import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../schema.ts';

/** One reset token an account, bound to the version of the account it was made for. */
export const resetTokens: Migration = {
  async up(db: Kysely<Database>) {
    // None of them is worth keeping: they live for an hour.
    await db.deleteFrom('reset_tokens').execute();
    await db.schema
      .alterTable('reset_tokens')
      .addColumn('user_version', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.dropIndex('reset_tokens_user_id').execute();
    await db.schema
      .createIndex('reset_tokens_user_id')
      .unique()
      .on('reset_tokens')
      .column('user_id')
      .execute();
  },
};

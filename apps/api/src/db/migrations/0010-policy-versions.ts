import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Ddl } from '../Engine.ts';
import type { Database } from '../schema.ts';

/** Every save of a legal text is kept. What was stored before is the first version of which anything is known. */
export const policyVersions = (ddl: Ddl): Migration => ({
  async up(db: Kysely<Database>) {
    await db.schema
      .createTable('policy_versions')
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('saved_at', 'text', (column) => column.notNull())
      .addColumn('saved_by', 'text')
      .addPrimaryKeyConstraint('policy_versions_key', ['type', 'version'])
      .modifyEnd(ddl.tableEnd)
      .execute();
    const policies = await db.selectFrom('policies').selectAll().execute();
    for (const { type, version, content, updated_at } of policies) {
      await db
        .insertInto('policy_versions')
        .values({
          type,
          version,
          content,
          bytes: Buffer.byteLength(content),
          saved_at: updated_at,
          saved_by: null,
        })
        .execute();
    }
  },
});

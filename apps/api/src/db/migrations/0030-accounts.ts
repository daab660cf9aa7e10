import type { CreateTableBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { foldForSearch } from '../../text/foldForSearch.ts';
import type { Ddl } from '../Engine.ts';
import type { Database } from '../schema.ts';

const messages = async (db: Kysely<Database>) => {
  await db.schema.alterTable('contact_messages').addColumn('read_at', 'text').execute();
  await db.schema
    .alterTable('contact_messages')
    .addColumn('search', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  const stored = await db.selectFrom('contact_messages').selectAll().execute();
  for (const { id, ...row } of stored) {
    const words = [row.first_name, row.last_name, row.email, row.phone, row.subject, row.message];
    await db
      .updateTable('contact_messages')
      .set({ search: words.map((word) => foldForSearch(word ?? '')).join('\n') })
      .where('id', '=', id)
      .execute();
  }
  await db.schema.createIndex('contact_messages_read_at').on('contact_messages').column('read_at').execute();
};

const sessions = async (db: Kysely<Database>) => {
  await db.schema.alterTable('sessions').addColumn('address', 'text').execute();
  await db.schema.alterTable('sessions').addColumn('user_agent', 'text').execute();
};

/** Messages that can be read and searched, sessions that can be told apart, and the security log. */
export const accounts = (ddl: Ddl): Migration => {
  const securityEvents = async (db: Kysely<Database>) => {
    const end = <T extends string>(table: CreateTableBuilder<T>) => table.modifyEnd(ddl.tableEnd);
    await end(
      db.schema
        .createTable('security_events')
        .addColumn('id', ddl.id, (column) => column.primaryKey())
        .addColumn('at', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('actor', 'text')
        .addColumn('subject', 'text')
        .addColumn('subject_key', 'text')
        .addColumn('detail', 'text')
        .addColumn('address', 'text', (column) => column.notNull())
        .addColumn('network', 'text', (column) => column.notNull())
        .addColumn('request_id', 'text', (column) => column.notNull()),
    ).execute();
    await db.schema.createIndex('security_events_at').on('security_events').column('at').execute();
    await db.schema
      .createIndex('security_events_subject_key')
      .on('security_events')
      .columns(['subject_key', 'network'])
      .execute();
  };

  return {
    async up(db: Kysely<Database>) {
      await messages(db);
      await sessions(db);
      await securityEvents(db);
    },
  };
};

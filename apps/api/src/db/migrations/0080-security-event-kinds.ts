import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Ddl } from '../Engine.ts';
import type { Database } from '../schema.ts';

/** Counts the security events of each day by what happened, so that those of one kind are found as quickly as all of them. */
export const securityEventKinds = (ddl: Ddl): Migration => ({
  async up(db: Kysely<Database>) {
    await db.schema.dropTable('security_event_days').execute();
    await db.schema
      .createTable('security_event_days')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('events', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('security_event_days_key', ['day', 'kind'])
      .modifyEnd(ddl.tableEnd)
      .execute();
    const day = sql<string>`substr(at, 1, 10)`;
    await db
      .insertInto('security_event_days')
      .columns(['day', 'kind', 'events'])
      .expression(
        db
          .selectFrom('security_events')
          .select([day.as('day'), 'kind', sql<number>`count(*)`.as('events')])
          .groupBy([day, 'kind']),
      )
      .execute();
    await db.schema
      .createIndex('security_events_kind')
      .on('security_events')
      .columns(['kind', 'at'])
      .execute();
  },
});

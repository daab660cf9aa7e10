import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Ddl } from '../Engine.ts';
import type { Database } from '../schema.ts';

/** How many security events there were on each day, so that no page of the log is found by walking there. */
export const securityEventDays = (ddl: Ddl): Migration => ({
  async up(db: Kysely<Database>) {
    await db.schema
      .createTable('security_event_days')
      .addColumn('day', 'text', (column) => column.primaryKey())
      .addColumn('events', 'integer', (column) => column.notNull())
      .modifyEnd(ddl.tableEnd)
      .execute();
    const day = sql<string>`substr(at, 1, 10)`;
    await db
      .insertInto('security_event_days')
      .columns(['day', 'events'])
      .expression(
        db
          .selectFrom('security_events')
          .select([day.as('day'), sql<number>`count(*)`.as('events')])
          .groupBy(day),
      )
      .execute();
  },
});

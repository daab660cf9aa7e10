import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Ddl } from '../Engine.ts';
import type { Database } from '../schema.ts';

/** Subscriptions by status and by expiry, and how many there are in each status. */
export const subscriptionLists = (ddl: Ddl): Migration => ({
  async up(db: Kysely<Database>) {
    await db.schema
      .createTable('subscription_statuses')
      .addColumn('status', 'text', (column) => column.primaryKey())
      .addColumn('subscriptions', 'integer', (column) => column.notNull())
      .modifyEnd(ddl.tableEnd)
      .execute();
    await sql`
      insert into subscription_statuses (status, subscriptions)
      select status, count(*) from subscriptions group by status`.execute(db);
    // What never ends sorts as if it ended at the end of time: null has no place in common to both databases.
    const end = sql.raw(`(coalesce(expires_at, '9999-12-31T23:59:59.999Z'))`);
    await sql`create index subscriptions_end on subscriptions (${end}, id)`.execute(db);
    await sql`create index subscriptions_status_end on subscriptions (status, ${end}, id)`.execute(db);
    await sql`create index subscriptions_status on subscriptions (status, id)`.execute(db);
  },
});

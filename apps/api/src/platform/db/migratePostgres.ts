import { type DialectAdapter, PostgresDialect, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Db } from './schema.ts';

/** As in Kysely, so that earlier versions of this server wait, too. */
const MIGRATION_LOCK = 3_853_314_791_062_309_107n;

/** Omits the lock of Kysely's migrator: it belongs to a session, which connection poolers share among clients. */
export class UnlockedDialect extends PostgresDialect {
  override createAdapter(): DialectAdapter {
    const adapter = super.createAdapter();
    adapter.acquireMigrationLock = () => Promise.resolve();
    adapter.releaseMigrationLock = () => Promise.resolve();
    return adapter;
  }
}

/** Holds a lock in a transaction beside the work, which needs a second connection. */
export const withMigrationLock = <T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (lock) => {
    await sql`set local statement_timeout = 0`.execute(lock);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(lock);
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(lock);
    return work(db);
  });

/** Migrations run in a transaction, without the role's timeout, which may be too short for them. */
export const withoutTimeouts = (migrations: Record<string, Migration>): Record<string, Migration> =>
  Object.fromEntries(
    Object.entries(migrations).map(([name, migration]): [string, Migration] => [
      name,
      {
        async up(trx) {
          await sql`set local statement_timeout = 0`.execute(trx);
          await migration.up(trx);
        },
      },
    ]),
  );

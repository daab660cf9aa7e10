import { sql, type DialectAdapter, PostgresDialect } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { StartError } from '../StartError.ts';
import type { Engine } from './Engine.ts';
import type { Db } from './schema.ts';

/** The migrations that `0100-version-0` replaced, in order. */
const REPLACED = [
  '0001-first-tables',
  '0002-reset-tokens',
  '0010-policy-versions',
  '0020-subscription-lists',
  '0021-user-lists',
  '0030-accounts',
  '0060-security-event-days',
  '0080-security-event-kinds',
  '0090-creation-keys',
];
const VERSION_0 = '0100-version-0';

const readRecorded = async (db: Db): Promise<string[]> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
};

export interface DatabaseVersion {
  /** The last migration that the database records; undefined for a new one. */
  version: string | undefined;
  /** True if the database has all migrations of this release. */
  isCurrent: boolean;
}

/** @throws StartError when a newer version, or one before 0, wrote the database */
export const readVersion = async ({ db, migrations }: Engine): Promise<DatabaseVersion> => {
  const recorded = await readRecorded(db);
  const replaced = recorded.filter((name) => REPLACED.includes(name));
  if (replaced.length > 0 && replaced.length < REPLACED.length) {
    throw new StartError(
      'The database is older than version 0 of Planner Admin. Start the version before this one once to upgrade it.',
    );
  }
  if (recorded.some((name) => !REPLACED.includes(name) && !Object.hasOwn(migrations, name))) {
    throw new StartError('The database was written by a newer version of Planner Admin.');
  }
  return {
    version: recorded.at(-1),
    isCurrent: Object.keys(migrations).every((name) => recorded.includes(name)),
  };
};

/** Records version 0 in databases that were created by the migrations it replaced. */
const recordVersion0 = async (db: Db): Promise<void> => {
  if (!(await readRecorded(db)).some((name) => REPLACED.includes(name))) return;
  await db.transaction().execute(async (trx) => {
    await sql`delete from kysely_migration where name in (${sql.join(REPLACED)})`.execute(trx);
    await sql`
      insert into kysely_migration (name, timestamp) values (${VERSION_0}, ${new Date().toISOString()})
      on conflict (name) do nothing`.execute(trx);
  });
};

/** Call `readVersion` first. All migrations run in one transaction. @throws the database's error */
export const migrate = async ({ db, migrations, whileMigrating }: Engine): Promise<void> => {
  await recordVersion0(db);
  await whileMigrating(async (connection) => {
    const migrator = new Migrator({
      db: connection,
      provider: { getMigrations: () => Promise.resolve(migrations) },
      // Branches may be merged in another order than their migrations are numbered.
      allowUnorderedMigrations: true,
    });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  });
};

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

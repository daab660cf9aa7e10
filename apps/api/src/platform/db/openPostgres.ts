import { Kysely, type Logger, PostgresDialect, sql } from 'kysely';
import type { PoolConfig } from 'pg';
import type { Log } from '../createLog.ts';
import { StartError } from '../StartError.ts';
import { createPostgresProbe, createPostgresPools, watchPool } from './postgresPools.ts';
import { type Engine, SEARCHED_TABLES, type TextSearch } from './Engine.ts';
import { likePattern } from './readPage.ts';
import { UnlockedDialect, withMigrationLock, withoutTimeouts } from './migrate.ts';
import { migrationsFor } from './migrations.ts';
import {
  codeOf,
  FORBIDDEN,
  isTransient,
  isUnavailable,
  messageOf,
  reasonOf,
  refusesSettings,
  unreachableReason,
} from './postgresErrors.ts';
import { preferStandby } from './preferStandby.ts';
import type { Database, Db } from './schema.ts';

interface PostgresOptions {
  poolSize?: number | undefined;
  statementTimeoutMs?: number | undefined;
  /** Called after each statement. */
  onQuery?: Logger | undefined;
  /** URL of a standby, for slow reads. */
  readUrl?: string | undefined;
  log?: Log | undefined;
}

const POOL_SIZE = 10;
/** No statement on a million users takes that long. */
const STATEMENT_TIMEOUT_MS = 30_000;
/** A connection that is silent for this long beyond the statement timeout counts as lost. */
const SILENCE_MARGIN_MS = 5000;
/** Releases the locks of a server that PostgreSQL can no longer reach. */
const IDLE_IN_TRANSACTION_MS = 60_000;

/** Builds search indexes that are missing: after a bulk load, even an aborted one. */
const buildSearchIndexes = (dbWithoutTimeouts: Db): Promise<void> =>
  dbWithoutTimeouts.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`set local maintenance_work_mem = '512MB'`.execute(trx);
    for (const table of SEARCHED_TABLES) {
      const { rows } = await sql`select where to_regclass(${`${table}_search`}) is null`.execute(trx);
      // Even `if not exists` is for the owner of the table only.
      if (rows.length > 0)
        await sql`
          create index if not exists ${sql.ref(`${table}_search`)} on ${sql.table(table)}
          using gin (search gin_trgm_ops)`.execute(trx);
    }
  });

const contains = (table: string, word: string) =>
  sql<boolean>`position(${word} in ${sql.ref(`${table}.search`)}) > 0`;

/** Without three of these in a row a word has no trigrams, and PostgreSQL would read the whole index for it. */
const HAS_TRIGRAM = /[\p{L}\p{N}]{3}/u;

const textSearch: TextSearch = {
  // `like all (array[…])` would be shorter, but only separate conditions use the index.
  fromHits(table, words) {
    const text = sql.ref(`${table}.search`);
    const found = words.map((word) =>
      HAS_TRIGRAM.test(word) ? sql`${text} like ${likePattern(word)}` : contains(table, word),
    );
    return sql`from ${sql.table(table)} where ${sql.join(found, sql` and `)}`;
  },
  containsAll: (table, words) =>
    sql`(${sql.join(
      words.map((word) => contains(table, word)),
      sql` and `,
    )})`,
};

/** Also for engines that speak PostgreSQL's protocol, and connection poolers. @throws StartError when it is unreachable */
export const openPostgres = async (
  connectionString: string,
  {
    poolSize = POOL_SIZE,
    statementTimeoutMs = STATEMENT_TIMEOUT_MS,
    onQuery,
    readUrl,
    log = () => {},
  }: PostgresOptions = {},
): Promise<Engine> => {
  const pools = createPostgresPools(connectionString);
  const open = async (timeouts: PoolConfig) => {
    const main = pools.create({ max: poolSize, ...timeouts }, statementTimeoutMs + SILENCE_MARGIN_MS);
    const { rows } = await main.pool.query<{ role: string; timeout: string }>(
      `select current_user as role, current_setting('statement_timeout') as timeout`,
    );
    return { main, role: rows[0]?.role, timeout: rows[0]?.timeout };
  };
  const timeouts = {
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  };
  const { main, role, timeout } = await open(timeouts)
    .catch((error: unknown) => (refusesSettings(error) ? open({}) : Promise.reject(error as Error)))
    .catch(async (error: unknown) => {
      await pools.close();
      throw new StartError(`DATABASE_URL: ${unreachableReason(error)}.`, { cause: error });
    });
  const probe = createPostgresProbe(pools);
  const pool = watchPool(main, probe);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), log: onQuery });
  const standbyPools = readUrl === undefined ? undefined : createPostgresPools(readUrl);
  const standby =
    standbyPools &&
    preferStandby(
      pool,
      watchPool(
        standbyPools.create({ max: poolSize, ...timeouts }, statementTimeoutMs + SILENCE_MARGIN_MS),
        createPostgresProbe(standbyPools),
      ),
      log,
    );
  // For statements that may take hours, while their connection is silent.
  const dbWithoutTimeouts = new Kysely<Database>({
    dialect: new UnlockedDialect({ pool: pools.create({ max: 2 }, 0).pool }),
  });
  return {
    db,
    readPool: standby
      ? new Kysely<Database>({ dialect: new PostgresDialect({ pool: standby.pool }), log: onQuery })
      : db,
    migrations: withoutTimeouts(migrationsFor('postgres')),
    whileMigrating: (work) => withMigrationLock(dbWithoutTimeouts, work),
    prepareUpgrade: () => 'The database is unchanged: to go back, start the previous version.',
    afterOpening: () => buildSearchIndexes(dbWithoutTimeouts),
    async whileLoading(work) {
      for (const table of SEARCHED_TABLES)
        await sql`drop index if exists ${sql.ref(`${table}_search`)}`.execute(db);
      try {
        await work();
      } finally {
        await buildSearchIndexes(dbWithoutTimeouts);
      }
      // Index-only scans need the visibility map, which vacuum writes.
      await sql`vacuum analyze ${sql.join(SEARCHED_TABLES.map((table) => sql.table(table)))}`.execute(
        dbWithoutTimeouts,
      );
    },
    textSearch,
    // Planned once. A union would take as long to plan for each text as to run.
    queryEach: (texts, query) =>
      sql`(select found.* from unnest(${[...texts]}::text[]) as each_of(text), lateral (${query(sql`each_of.text`)}) as found)`,
    now: sql<string>`to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    lockName: (trx, name) => sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx),
    isTransient,
    isUnavailable,
    startProblem(error) {
      if (codeOf(error) === FORBIDDEN) {
        return `DATABASE_URL: the role ${role} is not allowed to set up the tables (${messageOf(error)}). Run migrate as the role that owns them.`;
      }
      return isUnavailable(error)
        ? `DATABASE_URL: the database cannot be used (${reasonOf(error)}).`
        : undefined;
    },
    startWarning:
      timeout === '0'
        ? `The connection pooler refuses statement_timeout, so queries have no limit. Set it on the role: alter role "${role}" set statement_timeout = ${statementTimeoutMs}`
        : undefined,
    probe: probe.probe,
    connections: () => ({
      total: main.pool.totalCount,
      idle: main.pool.idleCount,
      ...pool.queue(),
      max: poolSize,
    }),
    waitingReads: () => undefined,
    async vacuum() {
      await sql`vacuum analyze`.execute(dbWithoutTimeouts);
    },
    async sizeBytes() {
      const { rows } = await sql<{
        bytes: string;
      }>`select pg_database_size(current_database()) as bytes`.execute(db);
      return Number(rows[0]?.bytes);
    },
    standbyLagBytes: async () => standby?.lagBytes(),
    async close() {
      await Promise.all([pools.close(), standbyPools?.close()]);
    },
  };
};

import { Kysely, PostgresDialect, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { PoolConfig } from 'pg';
import { StartError } from '../StartError.ts';
import { likePattern } from '../text/search.ts';
import { createPostgresPools } from './createPostgresPools.ts';
import { createPostgresProbe } from './createPostgresProbe.ts';
import type { Engine, IndexTerms, TextSearch } from './Engine.ts';
import { UnlockedDialect, withMigrationLock, withoutTimeouts } from './migratePostgres.ts';
import { migrationsFor } from './migrations.ts';
import {
  codeOf,
  FORBIDDEN,
  isTransient,
  isUnavailable,
  messageOf,
  reasonOf,
  refusesSettings,
} from './postgresErrors.ts';
import type { Database } from './schema.ts';
import { watchPool } from './watchPool.ts';

interface PostgresLimits {
  poolSize?: number | undefined;
  statementTimeoutMs?: number | undefined;
}

const POOL_SIZE = 10;
/** No statement on a million users takes that long. */
const STATEMENT_TIMEOUT_MS = 30_000;
/** A connection that is silent for this long beyond the statement timeout counts as lost. */
const SILENCE_MARGIN_MS = 5000;
/** Releases the locks of a server that PostgreSQL can no longer reach. */
const IDLE_IN_TRANSACTION_MS = 60_000;

const SEARCHED = ['users', 'subscriptions'] as const;

/** Builds search indexes that are missing: after a bulk load, even an aborted one. */
const buildSearchIndexes = (dbWithoutTimeouts: Kysely<Database>): Promise<void> =>
  dbWithoutTimeouts.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`set local maintenance_work_mem = '512MB'`.execute(trx);
    for (const table of SEARCHED)
      await sql`
        create index if not exists ${sql.ref(`${table}_search`)} on ${sql.table(table)}
        using gin (search gin_trgm_ops)`.execute(trx);
  });

/** True if the index has the gram itself: pg_trgm ignores punctuation. */
const isWord = (gram: string): boolean => /^[\p{L}\d]+$/u.test(gram);
/** True if the index has the gram in every locale. */
const isIndexed = (gram: string): boolean => /^[a-z\d]+$/.test(gram);

const createTextSearch = (table: 'users' | 'subscriptions'): TextSearch => {
  const search = sql.ref(`${table}.search`);
  const like = (part: string): RawBuilder<SqlBool> => sql`${search} like ${likePattern(part)}`;
  const contains = (terms: IndexTerms): RawBuilder<SqlBool> => {
    const { term } = terms;
    if ('any' in terms) {
      if (!terms.any.every(isWord)) return like(term);
      return sql`${search} like any(${terms.any.map(likePattern)}::text[])`;
    }
    const { grams } = terms;
    const indexed = grams.filter((gram) => gram !== term && isIndexed(gram));
    if (indexed.length === 0) return like(term);
    return sql`(${sql.join(indexed.map(like), sql` and `)} and position(${term} in ${search}) > 0)`;
  };
  return {
    isInOrder: false,
    page: (terms, limit, offset) =>
      sql`select position from ${sql.table(table)} where ${contains(terms)}
          order by position desc limit ${limit} offset ${offset}`,
    contains,
    hits: (terms) => sql`select 1 from ${sql.table(table)} where ${contains(terms)}`,
  };
};

/** Also for engines that speak PostgreSQL's protocol, and connection poolers. @throws StartError when it is unreachable */
export const openPostgres = async (
  connectionString: string,
  { poolSize = POOL_SIZE, statementTimeoutMs = STATEMENT_TIMEOUT_MS }: PostgresLimits = {},
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
      throw new StartError(`DATABASE_URL: the database cannot be reached (${reasonOf(error)}).`);
    });
  const { probe, isResponding } = createPostgresProbe(pools);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: watchPool(main, isResponding) }) });
  // For statements that may take hours, while their connection is silent.
  const dbWithoutTimeouts = new Kysely<Database>({
    dialect: new UnlockedDialect({ pool: pools.create({ max: 2 }, 0).pool }),
  });
  return {
    db,
    readPool: db,
    migrations: withoutTimeouts(migrationsFor('postgres')),
    whileMigrating: (work) => withMigrationLock(dbWithoutTimeouts, work),
    prepareUpgrade: () => 'It is unchanged: to go back, start the previous version.',
    afterOpening: () => buildSearchIndexes(dbWithoutTimeouts),
    warmUp: () => Promise.resolve(),
    async whileLoading(work) {
      for (const table of SEARCHED) await sql`drop index if exists ${sql.ref(`${table}_search`)}`.execute(db);
      try {
        await work();
      } finally {
        await buildSearchIndexes(dbWithoutTimeouts);
      }
      // Index-only scans need the visibility map, which vacuum writes.
      await sql`vacuum analyze users, subscriptions`.execute(dbWithoutTimeouts);
    },
    userSearch: createTextSearch('users'),
    subscriptionSearch: createTextSearch('subscriptions'),
    textContains: (text, part) => sql`position(${part} in ${text}) > 0`,
    isTransient,
    isUnavailable,
    startProblem(error) {
      if (codeOf(error) === FORBIDDEN) {
        return `DATABASE_URL: the role ${role} is not allowed to set up the tables (${messageOf(error)}).`;
      }
      return isUnavailable(error)
        ? `DATABASE_URL: the database cannot be used (${reasonOf(error)}).`
        : undefined;
    },
    startWarning:
      timeout === '0'
        ? `The connection pooler refuses statement_timeout, so queries have no limit. Set it on the role: alter role "${role}" set statement_timeout = ${statementTimeoutMs}`
        : undefined,
    probe,
    connections: () => ({
      total: main.pool.totalCount,
      idle: main.pool.idleCount,
      waiting: main.pool.waitingCount,
    }),
    close: () => pools.close(),
  };
};

import { Kysely, PostgresDialect, type RawBuilder, sql, type SqlBool } from 'kysely';
import { type CustomTypesConfig, Pool, types } from 'pg';
import { StartError } from '../StartError.ts';
import type { Ddl, Engine, UserSearch } from './Engine.ts';
import type { Database } from './schema.ts';

const MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5000;
/** Longer than any statement of ours on a million rows. */
const STATEMENT_TIMEOUT_MS = 30_000;

/** Builds the search index where it is missing: after a load, or after one that was broken off. */
const buildUserSearch = (db: Kysely<Database>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    // It takes longer than any statement that somebody waits for.
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`set local maintenance_work_mem = '512MB'`.execute(trx);
    await sql`create index if not exists users_search on users using gin (search gin_trgm_ops)`.execute(trx);
  });

const unhurried: Ddl['unhurried'] = (db, work) =>
  db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`set statement_timeout = ${sql.lit(STATEMENT_TIMEOUT_MS)}`.execute(connection);
    }
  });

const ddl: Ddl = {
  id: 'uuid',
  bigint: 'bigint',
  bytes: 'bytea',
  sortableText: sql`text collate "C"`,
  tableEnd: sql``,
  async whileLoading(db, work) {
    await sql`drop index if exists users_search`.execute(db);
    try {
      await work();
    } finally {
      await buildUserSearch(db);
    }
    // Until it has been through the table, no page can be found in an index alone.
    await unhurried(db, (connection) => sql`vacuum analyze users`.execute(connection));
  },
  unhurried,
  async sortByLetters(db, table, column) {
    await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} type text collate "C"`.execute(
      db,
    );
  },
  async createUserSearch(db) {
    await sql`create extension if not exists pg_trgm`.execute(db);
    await sql`create index users_search on users using gin (search gin_trgm_ops)`.execute(db);
  },
};

/** A LIKE pattern that finds the term literally. */
const pattern = (term: string): string => `%${term.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const holdsOne = (terms: readonly string[]): RawBuilder<SqlBool> =>
  terms.length === 1
    ? sql`search like ${pattern(terms[0] ?? '')}`
    : sql`search like any(${terms.map((term) => pattern(term))}::text[])`;

const userSearch: UserSearch = {
  isInOrder: false,
  page: (terms, limit, offset) =>
    sql`select position from users where ${holdsOne(terms)}
        order by position desc limit ${limit} offset ${offset}`,
  holds: holdsOne,
  count: (terms) => sql`select count(*) as hits from users where ${holdsOne(terms)}`,
};

/** Counts and counters come as 64-bit integers; all of ours fit a number. */
const customTypes: CustomTypesConfig = {
  getTypeParser: (type: Parameters<typeof types.getTypeParser>[0], format?: 'text' | 'binary') =>
    type === types.builtins.INT8 ? Number : types.getTypeParser(type, format),
};

/** Five letters of https://www.postgresql.org/docs/current/errcodes-appendix.html, or the code of a network error. */
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** unique_violation */
const DUPLICATE = '23505';
const isDuplicate = (error: unknown, column: string): boolean =>
  codeOf(error) === DUPLICATE &&
  error instanceof Error &&
  'constraint' in error &&
  String(error.constraint).includes(column);

/**
 * serialization_failure, deadlock_detected, and foreign_key_violation: what a row refers to was there a moment ago, or what
 * is to go has just found a use.
 */
const TRANSIENT = new Set(['40001', '40P01', '23503']);
/**
 * Classes connection exception, insufficient resources, operator intervention, and errors of the system itself; also
 * read_only_sql_transaction, and invalid_catalog_name (the database is gone). Network errors of Node begin with E.
 */
const UNAVAILABLE = /^(?:08|25006|3D|53|57|58|E)/;
/** How `pg` words, without a code, that it got no connection or lost one. */
const NO_CONNECTION =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/;

/**
 * Connects to PostgreSQL, or to an engine that speaks its protocol.
 * @throws StartError when it cannot be reached
 */
export const openPostgres = async (connectionString: string): Promise<Engine> => {
  const pool = new Pool({
    connectionString,
    types: customTypes,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartError(`DATABASE_URL: the database cannot be reached (${codeOf(error) || 'no answer'}).`);
  }
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    reader: db,
    afterOpening: () => buildUserSearch(db),
    ddl,
    userSearch,
    textHolds: (text, part) => sql`position(${part} in ${text}) > 0`,
    isDuplicate,
    // The same request may be carried out twice at a time; the one that comes too late then finds what the other has added.
    isTransient: (error) =>
      TRANSIENT.has(codeOf(error)) || isDuplicate(error, 'position') || isDuplicate(error, 'creation_key'),
    isUnavailable: (error) =>
      UNAVAILABLE.test(codeOf(error)) || (error instanceof Error && NO_CONNECTION.test(error.message)),
    async close() {
      await db.destroy();
      if (!pool.ended) await pool.end();
    },
  };
};

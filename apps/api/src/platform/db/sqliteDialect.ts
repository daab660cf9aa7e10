import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
  type SqlBool,
} from 'kysely';
import { SEARCHED_TABLES, type TextSearch } from './Engine.ts';
import type { Db } from './schema.ts';

export const SQLITE_BUSY = 5;

/** The primary result code (https://sqlite.org/rescode.html); 0 for other errors. */
export const sqliteResultCode = (error: unknown): number =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : 0;

/** How long a write waits for the transaction of another process, such as `pnpm admin`. */
const BUSY_TIMEOUT_MS = 5000;
/** Pause between retries. Unlike `pragma busy_timeout` it doesn't block the thread. */
const BUSY_PAUSE_MS = 20;

/** The only handle of the database file. It has one transaction at a time, so connections take turns. */
class SqliteHandle {
  readonly database: DatabaseSync;
  #lastTurn: Promise<void> = Promise.resolve();

  constructor(database: DatabaseSync) {
    this.database = database;
  }

  async takeTurn(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#lastTurn;
    this.#lastTurn = promise;
    await before;
    return resolve;
  }

  run<R>({ sql: text, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): QueryResult<R> {
    const statement = this.database.prepare(text);
    const values = parameters as readonly SQLInputValue[];
    if (statement.columns().length > 0) return { rows: statement.all(...values) as R[] };
    const { changes } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }
}

/** Takes a turn per statement, or one for a whole transaction. */
class SqliteConnection implements DatabaseConnection {
  readonly #handle: SqliteHandle;
  #endTransaction: (() => void) | undefined;

  constructor(handle: SqliteHandle) {
    this.#handle = handle;
  }

  /** Runs a statement in a turn. Retries while another process holds the write lock; others take turns in between. */
  async #runInTurn<R>(query: CompiledQuery): Promise<{ result: QueryResult<R>; endTurn: () => void }> {
    const deadline = performance.now() + BUSY_TIMEOUT_MS;
    for (;;) {
      const endTurn = await this.#handle.takeTurn();
      try {
        return { result: this.#handle.run<R>(query), endTurn };
      } catch (error) {
        endTurn();
        if (sqliteResultCode(error) !== SQLITE_BUSY || performance.now() > deadline) throw error;
      }
      await pause(BUSY_PAUSE_MS);
    }
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#endTransaction) return this.#handle.run<R>(query);
    const { result, endTurn } = await this.#runInTurn<R>(query);
    endTurn();
    return result;
  }

  async begin(): Promise<void> {
    // Takes the write lock at once, so that no later statement of the transaction fails with BUSY.
    const { endTurn } = await this.#runInTurn(CompiledQuery.raw('begin immediate'));
    this.#endTransaction = endTurn;
  }

  async commit(): Promise<void> {
    await this.executeQuery(CompiledQuery.raw('commit'));
    this.#end();
  }

  async rollback(): Promise<void> {
    try {
      // SQLite rolls back itself after some errors, such as a full disk.
      if (this.#handle.database.isTransaction) await this.executeQuery(CompiledQuery.raw('rollback'));
    } finally {
      this.#end();
    }
  }

  #end(): void {
    this.#endTransaction?.();
    this.#endTransaction = undefined;
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Nothing streams rows: lists are read in steps');
  }
}

const createDriver = (handle: SqliteHandle): Driver => ({
  init: () => Promise.resolve(),
  acquireConnection: () => Promise.resolve(new SqliteConnection(handle)),
  beginTransaction: (connection) => (connection as SqliteConnection).begin(),
  commitTransaction: (connection) => (connection as SqliteConnection).commit(),
  rollbackTransaction: (connection) => (connection as SqliteConnection).rollback(),
  releaseConnection: () => Promise.resolve(),
  destroy: () => Promise.resolve(handle.database.close()),
});

/** SQLite rolls back DDL like any other write, so migrations are atomic. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** Otherwise Kysely would block everything while a write waits for another process. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

export const sqliteDialect = (database: DatabaseSync): Dialect => ({
  createAdapter: () => new TransactionalSqliteAdapter(),
  createDriver: () => createDriver(new SqliteHandle(database)),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

const EVENTS = ['insert', 'delete', 'update'] as const;

/** Ends a query within about a thousand rows after its request is aborted. */
const isWanted = (position: string) => sql<SqlBool>`(${sql.ref(position)} & 1023 <> 0 or is_wanted())`;

/** A string in FTS5's query language. FTS5 matches its trigrams in sequence, which makes the search literal. */
const phrase = (word: string): string => `"${word.replaceAll('"', '""')}"`;

const isIndexed = (word: string): boolean => Array.from(word).length >= 3;

const containsAll: TextSearch['containsAll'] = (table, words) => {
  const text = sql.ref(`${table}.search`);
  const contains = words.map((word) => sql`instr(${text}, ${word}) > 0`);
  return sql`(${isWanted(`${table}.position`)} and ${sql.join(contains, sql` and `)})`;
};

export const textSearch: TextSearch = {
  fromHits(table, words) {
    const rows = sql.table(table);
    const indexed = words.filter(isIndexed);
    const others = words.filter((word) => !isIndexed(word));
    if (indexed.length === 0) return sql`from ${rows} where ${containsAll(table, others)}`;
    const index = sql.table(`${table}_search`);
    // The cross join makes SQLite start with the index, and stop at a limit.
    const found = sql`from ${index} as found cross join ${rows} on ${sql.ref(`${table}.position`)} = found.rowid
      where ${index} match ${indexed.map(phrase).join(' AND ')} and ${isWanted('found.rowid')}`;
    return others.length === 0 ? found : sql`${found} and ${containsAll(table, others)}`;
  },
  containsAll,
};

/** Before a bulk load, which would update the indexes row by row. They are out of date until `buildSearchIndexes`. */
export const dropSearchTriggers = async (db: Db): Promise<void> => {
  for (const table of SEARCHED_TABLES)
    for (const event of EVENTS)
      await sql`drop trigger if exists ${sql.table(`${table}_search_${event}`)}`.execute(db);
};

/** The index, of folded text, which the tokenizer need not fold, and triggers that update it. */
const indexOf = (table: string): string[] => {
  const index = `${table}_search`;
  const add = `insert into ${index}(rowid, search) values (new.position, new.search);`;
  const remove = `insert into ${index}(${index}, rowid, search) values ('delete', old.position, old.search);`;
  return [
    `create virtual table if not exists ${index} using fts5(
      search, content='${table}', content_rowid='position', tokenize='trigram case_sensitive 1'
    )`,
    `insert into ${index}(${index}) values ('rebuild')`,
    `create trigger if not exists ${index}_insert after insert on ${table} begin ${add} end`,
    `create trigger if not exists ${index}_delete after delete on ${table} begin ${remove} end`,
    `create trigger if not exists ${index}_update after update of search on ${table}
     when old.search <> new.search begin ${remove} ${add} end`,
  ];
};

/** Builds search indexes that have no triggers: of a new database, or after a bulk load, even an aborted one. */
export const buildSearchIndexes = async (db: Db): Promise<void> => {
  const { rows } = await sql<{ tbl_name: string }>`
    select tbl_name from sqlite_schema where type = 'trigger' and name like '%_search_insert'`.execute(db);
  const built = new Set(rows.map((row) => row.tbl_name));
  for (const table of SEARCHED_TABLES.filter((name) => !built.has(name)))
    await db.transaction().execute(async (trx) => {
      for (const statement of indexOf(table)) await sql.raw(statement).execute(trx);
    });
};

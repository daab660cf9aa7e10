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

/** Most transactions that share a COMMIT. */
const GROUP_SIZE = 100;
/** How long after its BEGIN a group starts another transaction. */
const GROUP_MS = 100;

/** After one that took longer, connections wait, of which the event loop accepts one per turn. */
const SLOW_COMMIT_MS = 20;
const IDLE_TURNS = 3;

/** Retries while another process holds the write lock. */
const retryWhileBusy = async <T>(work: () => Promise<T>): Promise<T> => {
  const deadline = performance.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (sqliteResultCode(error) !== SQLITE_BUSY || performance.now() > deadline) throw error;
    }
    await pause(BUSY_PAUSE_MS);
  }
};

/**
 * The only handle of the database file. It has one transaction at a time, so they take turns.
 *
 * Every COMMIT waits for the disk. Transactions that wait for their turn therefore join the group of the one before: they
 * run one after the other in one transaction of SQLite, all but the first in a savepoint, and end with one COMMIT. None
 * has succeeded or failed before it; if it fails, all fail. A statement outside transactions waits for it, so it reads only
 * what stays after a power failure. A group begins when the event loop has delivered what has arrived, and a transaction
 * that no other waits for commits at once.
 */
class SqliteHandle {
  readonly database: DatabaseSync;
  /** Starts of transactions that wait for their turn. */
  readonly #waiting: (() => void)[] = [];
  /** Whether a transaction has its turn, or is about to. */
  #isTaken = false;
  #group = Promise.withResolvers<void>();
  #groupEndMs = 0;
  /** How long the last COMMIT took. */
  #commitMs = 0;
  /** Transactions of the group that have ended. They wait for its COMMIT. */
  readonly #ended: PromiseWithResolvers<void>[] = [];

  constructor(database: DatabaseSync) {
    this.database = database;
  }

  /** Runs a statement outside transactions. */
  async runAlone<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    while (this.database.isTransaction) await this.#group.promise;
    return this.run<R>(query);
  }

  run<R>({ sql: text, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): QueryResult<R> {
    try {
      const statement = this.database.prepare(text);
      const values = parameters as readonly SQLInputValue[];
      if (statement.columns().length > 0) return { rows: statement.all(...values) as R[] };
      const { changes } = statement.run(...values);
      return { rows: [], numAffectedRows: BigInt(changes) };
    } catch (error) {
      // SQLite rolls back the whole group after some errors, such as a full disk.
      if (!this.database.isTransaction) this.#settle(({ reject }) => reject(error));
      throw error;
    }
  }

  /** Lets the event loop deliver what has arrived: after a slow COMMIT until some turns bring no transaction. */
  #startGroup(idleTurns = this.#commitMs < SLOW_COMMIT_MS ? IDLE_TURNS : 0): void {
    const { length } = this.#waiting;
    this.#isTaken = length > 0;
    if (!this.#isTaken) return;
    setImmediate(() => {
      if (idleTurns === IDLE_TURNS || length >= GROUP_SIZE) this.#waiting.shift()?.();
      else this.#startGroup(this.#waiting.length > length ? 0 : idleTurns + 1);
    });
  }

  /** Begins a transaction in its turn. */
  async begin(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push(resolve);
    if (!this.#isTaken) this.#startGroup();
    await promise;
    try {
      if (this.database.isTransaction) return this.database.exec('savepoint member');
      // Takes the write lock at once, so that no later statement of the transaction fails with BUSY.
      this.database.exec('begin immediate');
    } catch (error) {
      this.#abort(error);
      throw error;
    }
    this.#group = Promise.withResolvers<void>();
    this.#groupEndMs = performance.now() + GROUP_MS;
  }

  /** Ends a transaction in its turn, and waits for the COMMIT of its group. @throws when that fails */
  async end(isKept: boolean): Promise<void> {
    const isFirst = this.#ended.length === 0;
    if (isFirst && !isKept) return this.#abort(undefined);
    const ended = Promise.withResolvers<void>();
    this.#ended.push(ended);
    try {
      if (!isFirst) this.database.exec(isKept ? 'release member' : 'rollback to member; release member');
      const isOpen = this.#ended.length < GROUP_SIZE && performance.now() < this.#groupEndMs;
      if (isOpen && this.#waiting.length > 0) this.#waiting.shift()?.();
      else {
        const startMs = performance.now();
        this.database.exec('commit');
        this.#commitMs = performance.now() - startMs;
        this.#endGroup(({ resolve }) => resolve());
      }
    } catch (error) {
      this.#abort(error);
    }
    await ended.promise;
  }

  /** Rolls back what is open after a BEGIN, transaction or COMMIT that failed. */
  #abort(error: unknown): void {
    try {
      if (this.database.isTransaction) this.database.exec('rollback');
    } catch {
      // It ends the transaction all the same.
    }
    this.#endGroup(({ reject }) => reject(error));
  }

  #endGroup(settle: (ended: PromiseWithResolvers<void>) => void): void {
    this.#settle(settle);
    this.#group.resolve();
    this.#startGroup();
  }

  #settle(settle: (ended: PromiseWithResolvers<void>) => void): void {
    this.#ended.splice(0).forEach(settle);
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #handle: SqliteHandle;
  #isInTransaction = false;

  constructor(handle: SqliteHandle) {
    this.#handle = handle;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#isInTransaction) return this.#handle.run<R>(query);
    return retryWhileBusy(() => this.#handle.runAlone<R>(query));
  }

  async begin(): Promise<void> {
    await retryWhileBusy(() => this.#handle.begin());
    this.#isInTransaction = true;
  }

  /** Kysely also calls it after a COMMIT that failed, which needs no rollback. */
  async end(isKept: boolean): Promise<void> {
    if (!this.#isInTransaction) return;
    this.#isInTransaction = false;
    await this.#handle.end(isKept);
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Nothing streams rows: lists are read in steps');
  }
}

const createDriver = (handle: SqliteHandle): Driver => ({
  init: () => Promise.resolve(),
  acquireConnection: () => Promise.resolve(new SqliteConnection(handle)),
  beginTransaction: (connection) => (connection as SqliteConnection).begin(),
  commitTransaction: (connection) => (connection as SqliteConnection).end(true),
  rollbackTransaction: (connection) => (connection as SqliteConnection).end(false),
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

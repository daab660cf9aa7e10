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
} from 'kysely';

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

  run<R>({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): QueryResult<R> {
    const statement = this.database.prepare(sql);
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

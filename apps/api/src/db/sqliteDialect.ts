import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
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

/** Statements kept compiled; the server uses fewer, only bulk writes make many. */
const MAX_STATEMENTS = 200;

interface Prepared {
  statement: StatementSync;
  /** Asking a statement for this makes an object for each of its columns, so it is asked once. */
  returnsRows: boolean;
}

/** The one connection. Kysely sees to it that a transaction has it to itself. */
class SqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  /** By SQL; a Map keeps its entries in the order of insertion, so the first is the one unused for longest. */
  readonly #statements = new Map<string, Prepared>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  #prepare(sql: string): Prepared {
    const prepared = this.#statements.get(sql) ?? this.#prepareAnew(sql);
    this.#statements.delete(sql);
    this.#statements.set(sql, prepared);
    if (this.#statements.size > MAX_STATEMENTS) {
      const [oldest] = this.#statements.keys();
      if (oldest !== undefined) this.#statements.delete(oldest);
    }
    return prepared;
  }

  #prepareAnew(sql: string): Prepared {
    const statement = this.#database.prepare(sql);
    return { statement, returnsRows: statement.columns().length > 0 };
  }

  executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    try {
      const { statement, returnsRows } = this.#prepare(sql);
      const values = parameters as readonly SQLInputValue[];
      if (returnsRows) return Promise.resolve({ rows: statement.all(...values) as R[] });
      const { changes } = statement.run(...values);
      return Promise.resolve({ rows: [], numAffectedRows: BigInt(changes) });
    } catch (error) {
      return Promise.reject(error);
    }
  }

  async *streamQuery<R>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    // Not from the cache: a statement cannot be run anew while it is being read.
    const statement = this.#database.prepare(sql);
    for (const row of statement.iterate(...(parameters as readonly SQLInputValue[]))) {
      yield await Promise.resolve({ rows: [row as R] });
    }
  }
}

class SqliteDriver implements Driver {
  readonly #database: DatabaseSync;
  readonly #connection: SqliteConnection;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#connection = new SqliteConnection(database);
  }

  async init(): Promise<void> {}

  acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(this.#connection);
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // Taking the write lock at once means that no statement in the transaction can find the database busy.
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // After some faults, a full disk for one, SQLite has rolled back already.
    if (this.#database.isTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(): Promise<void> {}

  destroy(): Promise<void> {
    this.#database.close();
    return Promise.resolve();
  }
}

/** SQLite takes back created tables like any other write, so a migration is done whole or not at all. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely's SQLite dialect over Node's own `node:sqlite`. */
export const sqliteDialect = (database: DatabaseSync): Dialect => ({
  createAdapter: () => new TransactionalSqliteAdapter(),
  createDriver: () => new SqliteDriver(database),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

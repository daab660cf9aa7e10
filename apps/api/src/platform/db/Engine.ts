import type { RawBuilder, SqlBool } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Db, Trx } from './schema.ts';

/** Tables with a column `search`, and an index of its trigrams that is called like the table, with `_search`. */
export const SEARCHED_TABLES = ['users', 'subscriptions', 'contact_messages', 'activity'] as const;

/** Finds the rows of a table whose folded `search` contains all words, literally. There must be a word. */
export interface TextSearch {
  /** FROM and WHERE clause. Looks words up in the table's index of trigrams: for queries that read all hits, or any. */
  fromHits: (table: string, words: readonly string[]) => RawBuilder<unknown>;
  /** Condition. Compares row by row: for queries that read all rows, or rows in order until they have enough. */
  containsAll: (table: string, words: readonly string[]) => RawBuilder<SqlBool>;
}

/** `slow`: answers after more than a second. `readOnly`: a standby, a file or folder that cannot be written, or a full disk. */
export type DatabaseState = 'up' | 'slow' | 'readOnly' | 'down';

/** Slow is not down: requests are served. */
export const isUsable = (state: DatabaseState): state is 'up' | 'slow' => state === 'up' || state === 'slow';

export interface PoolCounts {
  total: number;
  idle: number;
  /** Queries that wait for a connection. */
  waiting: number;
  /** How long the first of them has been waiting. */
  waitedMs: number;
  /** Most connections of this server. */
  max: number;
}

/** Everything that differs between the databases, besides the Kysely dialect. */
export interface Engine {
  db: Db;
  /** For slow reads, which must not block anything else. May use a standby that has all acknowledged writes. No transactions. */
  readPool: Db;
  /** By name. Migrations run in the order of their names. */
  migrations: Record<string, Migration>;
  /** Runs the migrations of one server at a time, without a statement timeout. */
  whileMigrating: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  /** Call it before an upgrade from `version`. Returns how to go back, in one sentence. */
  prepareUpgrade: (version: string) => string;
  /** Call it once the tables are up to date. Repairs what an aborted bulk load left behind. */
  afterOpening: () => Promise<void>;
  /** Runs a bulk load. May drop indexes and rebuild them afterwards. */
  whileLoading: (work: () => Promise<void>) => Promise<void>;
  textSearch: TextSearch;
  /** The rows that a query finds for each of some texts, together: a subquery in parentheses. */
  queryEach: (
    texts: readonly string[],
    query: (text: RawBuilder<string>) => RawBuilder<unknown>,
  ) => RawBuilder<never>;
  /** The clock of the database, as an ISO timestamp; undefined: that of this machine. Servers with wrong clocks agree on it. */
  now?: RawBuilder<string> | undefined;
  /** Waits until no other transaction has locked the same name. SQLite runs one transaction at a time. */
  lockName: (trx: Trx, name: string) => Promise<unknown>;
  /** True if the transaction would probably succeed when retried with new ids. */
  isTransient: (error: unknown) => boolean;
  /** True if the database is temporarily unusable: no connection, disk full, read-only. */
  isUnavailable: (error: unknown) => boolean;
  /** A sentence for the operator if they can fix what made the migrations fail; undefined for a defect of ours. */
  startProblem: (error: unknown) => string | undefined;
  /** A sentence for the operator about a setting that is less safe than it should be. */
  startWarning: string | undefined;
  /** The state that a new connection finds, or `slow`, within two seconds. Waits for no query. */
  probe: () => Promise<DatabaseState>;
  /** Counts of the connection pool; undefined without one. */
  connections: () => PoolCounts | undefined;
  /** Slow reads that wait for a thread; undefined where they need none. */
  waitingReads: () => number | undefined;
  /** Bytes of the log that the standby for slow reads has not replayed; undefined without one, or while it is not usable. */
  standbyLagBytes: () => Promise<number | undefined>;
  /** On the disk. */
  sizeBytes: () => Promise<number>;
  /** Makes the embedded database as small as its data, and in PostgreSQL the space of deleted rows usable again. */
  vacuum: () => Promise<void>;
  close: () => Promise<void>;
}

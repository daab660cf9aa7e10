import type { ColumnDataType, Expression, Kysely, RawBuilder, SqlBool } from 'kysely';
import type { Database } from './schema.ts';

/** What the migrations need to know about a database engine. */
export interface Ddl {
  /** Type of an id. */
  id: ColumnDataType;
  /** Type of a 64-bit integer. */
  bigint: ColumnDataType;
  /** Type of a byte string. */
  bytes: ColumnDataType;
  /** Type of a text that is compared letter by letter, whatever the language of the database. */
  sortableText: ColumnDataType | RawBuilder<unknown>;
  /** Appended to every `create table`. */
  tableEnd: RawBuilder<unknown>;
  /** Makes the index behind `UserSearch`. */
  createUserSearch(db: Kysely<Database>): Promise<void>;
  /** Runs work that adds very many users; what is cheaper to build once than to keep up row by row is built afterwards. */
  whileLoading(db: Kysely<Database>, work: () => Promise<void>): Promise<void>;
  /** Runs work on one connection, where no statement is given up however long it takes. */
  unhurried<T>(db: Kysely<Database>, work: (connection: Kysely<Database>) => Promise<T>): Promise<T>;
  /** Makes an older text column one of the type `sortableText`. */
  sortByLetters(db: Kysely<Database>, table: string, column: string): Promise<void>;
}

/**
 * Looks for users whose `search` column holds one of some folded terms literally, each of three letters or more. Queries are of
 * the form that the engine's index serves best, so they are not put together from common parts.
 */
export interface UserSearch {
  /** Whether the index has its hits in the order of joining, so that `page` costs no sorting. */
  isInOrder: boolean;
  /** Positions of one page of hits, newest first, as a subquery. */
  page(terms: readonly string[], limit: number, offset: number): RawBuilder<unknown>;
  /** Whether a row of `users` is a hit, in a query that wants all of them. */
  holds(terms: readonly string[]): RawBuilder<SqlBool>;
  /** Number of hits, as a query with one row and one column `hits`. */
  count(terms: readonly string[]): RawBuilder<{ hits: number }>;
}

/** Everything that differs between the databases, beside the dialect of Kysely. */
export interface Engine {
  db: Kysely<Database>;
  /** For what only reads and may take long: nothing else waits for it. */
  reader: Kysely<Database>;
  ddl: Ddl;
  /** To be called once the tables are up to date: puts right what a load that was broken off has left. */
  afterOpening: () => Promise<void>;
  userSearch: UserSearch;
  /** Whether a text holds another one, literally. */
  textHolds: (text: Expression<unknown>, part: string) => Expression<SqlBool>;
  /** Whether a unique index on the column refused a write. */
  isDuplicate: (error: unknown, column: string) => boolean;
  /** Whether the same transaction would probably pass when tried once more, with new ids. */
  isTransient: (error: unknown) => boolean;
  /** Whether the database cannot work at the moment: no connection, disk full, read-only. */
  isUnavailable: (error: unknown) => boolean;
  close: () => Promise<void>;
}

import type { ColumnType, Kysely, Transaction } from 'kysely';

// Both databases use the same values: times are ISO 8601 in UTC with milliseconds, which sort as text; dates are
// `YYYY-MM-DD`; ids are UUIDv7 in lower case; `version` counts the saves of an item; with `updated_at` it is its ETag.

/** Never read into JavaScript, where a 64-bit integer would lose digits. */
export type WriteOnlyBigint = ColumnType<never, bigint, never>;

/** Columns of items that are created idempotently. Both are null without a key: such a request always adds. */
export interface Creation {
  /** Hash of the idempotency key and its user. Unique per table. */
  creation_key: string | null;
  /** Hash of the content that the item was created with. */
  creation_content: string | null;
}

/** Columns of items that `versionedTable` reads and writes. */
export interface VersionedColumns extends Creation {
  id: string;
  created_at: string;
  updated_at: string;
  version: number;
}

/** Each counter that a folder's `table.ts` declares. */
export interface Counters {}

export type CounterName = keyof Counters;

/** Each kind of change that can be undone, which a folder's `table.ts` declares. */
export interface UndoKinds {}

export type UndoKind = keyof UndoKinds;

interface CountersTable {
  name: CounterName;
  value: number;
}

interface MilestonesTable {
  name: string;
  reached_at: string;
}

/** All tables. The `table.ts` of each folder adds its own, which only that folder writes to. */
export interface Database {
  counters: CountersTable;
  milestones: MilestonesTable;
}

/** A database, or a transaction in it. */
export type Db = Kysely<Database>;

/** A row that no other transaction changes until this one ends. What changes it, or what belongs to it, takes it locked. */
export type Locked<Row> = Row & { readonly [isLocked]: true };
declare const isLocked: unique symbol;

export type Trx = Transaction<Database>;

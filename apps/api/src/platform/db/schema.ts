import type { ColumnType } from 'kysely';
import type { Creation } from './creationOf.ts';

// Both databases use the same values: times are ISO 8601 in UTC with milliseconds, which sort as text; dates are
// `YYYY-MM-DD`; ids are UUIDv7 in lower case; `version` counts the saves of an item; with `updated_at` it is its ETag.

/** Never read into JavaScript, where a 64-bit integer would lose digits. */
export type WriteOnlyBigint = ColumnType<never, bigint, never>;

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

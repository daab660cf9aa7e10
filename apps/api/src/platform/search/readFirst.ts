import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Direction, Slice } from './slices.ts';

/** Reading more rows takes longer than finding the hits in an index. */
const MAX_ROWS = 20_000;
/** Hits may be rarer at the start of a list than elsewhere. */
const MARGIN = 4;

/** How many rows from the start of a list to read for its first `wanted` hits; undefined if these are probably too many. */
const countFirstRows = (wanted: number, hits: number, rows: number): number | undefined => {
  const evenly = Math.ceil((MARGIN * wanted * rows) / hits);
  // Finding all hits would read as many rows.
  return evenly < Math.min(rows, MAX_ROWS) ? Math.max(evenly, hits) : undefined;
};

interface SearchedList<Tables extends keyof Database, Row, RowTables extends keyof Database> {
  /** Selects the hits in order. */
  hits: SelectQueryBuilder<Database, Tables, Row>;
  /** Selects all rows in the same order. */
  rows: SelectQueryBuilder<Database, RowTables, unknown>;
  /** Number of `rows`. */
  count: number;
  key: RawBuilder<unknown>;
  direction: Direction;
}

/** Reads a slice of hits from the first rows of a list; undefined unless these probably and really have all of it. */
export const readFirst = async <Tables extends keyof Database, Row, RowTables extends keyof Database>(
  { hits, rows, count, key, direction }: SearchedList<Tables, Row, RowTables>,
  { size, offset, limit }: Slice,
): Promise<Row[] | undefined> => {
  const first = countFirstRows(offset + limit, size, count);
  if (first === undefined) return undefined;
  const end = rows.clearSelect().select(key.as('key')).offset(first).limit(1);
  const found = await hits
    .where(sql<boolean>`${key} ${sql.raw(direction === 'asc' ? '<=' : '>=')} (${end})`)
    .offset(offset)
    .limit(limit)
    .execute();
  return found.length === Math.min(limit, size - offset) ? found : undefined;
};

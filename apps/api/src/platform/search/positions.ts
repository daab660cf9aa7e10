import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Reads the positions of the rows that a query finds, in an order. */
export const readPositions = async <Table extends 'users' | 'subscriptions'>(
  found: SelectQueryBuilder<Database, Table, object>,
  order: readonly RawBuilder<unknown>[],
): Promise<readonly string[]> => {
  // One text, because a read worker would copy many rows one by one.
  const joined = sql<string | null>`string_agg(cast(position as text), ',' order by ${sql.join(order)})`;
  const { positions } = await found.select(joined.as('positions')).executeTakeFirstOrThrow();
  return positions === null ? [] : positions.split(',');
};

/** The right side of `position in`. There must be a position. */
export const positionList = (positions: readonly string[]): RawBuilder<never> =>
  sql<never>`(${sql.join(positions.map(BigInt))})`;

import { createHash } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import { HttpError } from '../http/HttpError.ts';
import { LostRace } from './inTransaction.ts';
import type { Creation, Database, Trx } from './schema.ts';

export const NO_CREATION: Creation = { creation_key: null, creation_content: null };

const hashOf = (values: readonly (string | null)[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex');

/** @param content must hold no secrets, since the hash is fast */
export const creationOf = (
  idempotencyKey: string | undefined,
  userId: string | null,
  content: readonly (string | null)[],
): Creation =>
  idempotencyKey === undefined
    ? NO_CREATION
    : { creation_key: hashOf([userId, idempotencyKey]), creation_content: hashOf(content) };

type Item = Creation & { id: string };

type ItemTable = {
  [Table in keyof Database]: Database[Table] extends Item ? Table : never;
}[keyof Database];

/**
 * Inserts an item, unless the same request has already inserted it (`earlier`), or another item has its value in the column
 * `unique` (`taken`). Returns the id of the stored item.
 * @throws HttpError 422 if the earlier request had other content; LostRace if the id is taken
 */
export const insertOnce = async <Table extends ItemTable>(
  trx: Trx,
  table: Table,
  item: Insertable<Database[Table]> & Item,
  unique?: keyof Database[Table],
): Promise<{ id: string; state: 'new' | 'earlier' | 'taken' }> => {
  // Kysely cannot infer the columns of a table that is a type parameter.
  const db = trx as unknown as Kysely<{ item: Item }>;
  const name = table as unknown as 'item';
  const { id, creation_key } = item;
  const values: Readonly<Record<PropertyKey, unknown>> = item;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto(name)
    .values(item)
    // Waits for transactions that insert the same values.
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) return { id, state: 'new' };
  const selectBy = (column: keyof Item, value: string) =>
    db.selectFrom(name).select(['id', 'creation_content']).where(column, '=', value).executeTakeFirst();
  const earlier = creation_key === null ? undefined : await selectBy('creation_key', creation_key);
  if (earlier) {
    if (earlier.creation_content !== item.creation_content) throw HttpError.keyReused();
    return { id: earlier.id, state: 'earlier' };
  }
  const other = unique && (await selectBy(unique as keyof Item, String(values[unique])));
  if (!other) throw new LostRace();
  return { id: other.id, state: 'taken' };
};

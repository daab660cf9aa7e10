import type { Insertable, Kysely, Transaction } from 'kysely';
import { HttpError } from '../http/HttpError.ts';
import type { Creation } from './creationOf.ts';
import { LostRace } from './inTransaction.ts';
import type { Database } from './schema.ts';

type Item = Creation & { id: string };

type ItemTable = {
  [Table in keyof Database]: Database[Table] extends Item ? Table : never;
}[keyof Database];

const checkSameContent = (earlier: Pick<Item, 'creation_content'>, item: Item): void => {
  if (earlier.creation_content !== item.creation_content) throw HttpError.keyReused();
};

/**
 * Inserts an item, unless the same request has already inserted it (`earlier`), or another item has its value in the column
 * `unique` (`taken`). Returns the id of the stored item.
 * @throws HttpError 422 if the earlier request had other content; LostRace if the id is taken
 */
export const insertOnce = async <Table extends ItemTable>(
  trx: Transaction<Database>,
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
    checkSameContent(earlier, item);
    return { id: earlier.id, state: 'earlier' };
  }
  const other = unique && (await selectBy(unique as keyof Item, String(values[unique])));
  if (!other) throw new LostRace();
  return { id: other.id, state: 'taken' };
};

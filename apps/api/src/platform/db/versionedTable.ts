import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Database, Db, Trx, VersionedColumns, Creation } from './schema.ts';
import { createHash } from 'node:crypto';
import { HttpError } from '../http/HttpError.ts';
import { LostRace } from './inTransaction.ts';
import { type Holds, impersonal, type TextColumn } from './personalData.ts';

export const NO_CREATION: Creation = { creation_key: null, creation_content: null };

const hashOf = (values: readonly (string | null)[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex');

/**
 * Identifies a request that creates an item, so that its retry creates no other.
 * @param content what the item was created with in the first release, which never changes: a request may be repeated after an
 * upgrade. It must hold no secrets, since the hash is fast.
 * @param added fields of later releases, as they were sent. One that was not sent, or is empty, changes nothing.
 */
export const creationOf = (
  idempotencyKey: string | undefined,
  userId: string | null,
  content: readonly (string | null)[],
  added: Readonly<Record<string, string | null | undefined>> = {},
): Creation => {
  if (idempotencyKey === undefined) return NO_CREATION;
  const given = Object.entries(added).flatMap(([name, value]) => (value ? [`${name}=${value}`] : []));
  return {
    creation_key: hashOf([userId, idempotencyKey]),
    creation_content: hashOf([...content, ...given.toSorted()]),
  };
};

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

export type VersionedTable = {
  [Table in keyof Database]: Database[Table] extends VersionedColumns ? Table : never;
}[keyof Database];

const COLUMNS = impersonal('id', 'created_at', 'updated_at', 'creation_key', 'creation_content');

/** What the columns of text of each table hold of a person. */
export const versionedColumns = new Map<VersionedTable, Readonly<Record<string, Holds>>>();

/** Kysely cannot infer the columns of a table that is a type parameter, so it takes every table for `item`. */
const within = (db: Db) => db as unknown as Kysely<{ item: VersionedColumns }>;

/**
 * The SQL of a table whose items have an ETag and are created idempotently. Functions that change an existing item take it
 * as `lock` returned it in the same transaction.
 * @param columns what the other columns of text hold of a person, whom `erase` of `privacy/places.ts` must find where they are searched
 */
export const versionedTable = <Table extends VersionedTable>(
  table: Table,
  columns: Record<TextColumn<Omit<Selectable<Database[Table]>, keyof VersionedColumns>>, Holds>,
) => {
  versionedColumns.set(table, { ...COLUMNS, ...columns });
  type Row = Selectable<Database[Table]> & VersionedColumns;
  const name = table as unknown as 'item';
  const select = (db: Db) => within(db).selectFrom(name).selectAll();

  return {
    list: (db: Db) => select(db).execute() as Promise<Row[]>,

    find: (db: Db, id: string) =>
      select(db).where('id', '=', id).executeTakeFirst() as Promise<Row | undefined>,

    /** Finds an item and locks it until the transaction ends. SQLite has no SELECT FOR UPDATE. */
    lock: (trx: Db, id: string) =>
      within(trx)
        .updateTable(name)
        .set((eb) => ({ version: eb.ref('version') }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst() as Promise<Row | undefined>,

    /** Adds an item. Returns the earlier one if the same request has already added it. @throws HttpError 422 if that request had other content */
    async insert(trx: Trx, item: Omit<Row, 'updated_at' | 'version'>): Promise<Row> {
      const row = { ...item, updated_at: item.created_at, version: 1 } as unknown as Row;
      const { id, state } = await insertOnce(trx, table, row as Row & Insertable<Database[Table]>);
      if (state === 'new') return row;
      return (await select(trx).where('id', '=', id).executeTakeFirstOrThrow()) as Row;
    },

    async update(
      trx: Db,
      before: Row,
      values: Partial<Omit<Row, keyof VersionedColumns>>,
      now: Date,
    ): Promise<Row> {
      const changes = { ...values, updated_at: now.toISOString(), version: before.version + 1 };
      await within(trx).updateTable(name).set(changes).where('id', '=', before.id).execute();
      return { ...before, ...changes };
    },

    /** Returns the item for `restore`, if it existed. */
    delete: (db: Db, id: string) =>
      within(db).deleteFrom(name).where('id', '=', id).returningAll().executeTakeFirst() as Promise<
        Row | undefined
      >,

    /** Adds a deleted item again. A retry of the request that created it may have added another meanwhile. */
    async restore(db: Db, item: Row): Promise<void> {
      await within(db)
        .insertInto(name)
        .values({ ...item, ...NO_CREATION })
        .execute();
    },
  };
};

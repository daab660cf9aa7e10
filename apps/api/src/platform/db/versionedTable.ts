import type { Insertable, Kysely, Selectable } from 'kysely';
import { insertOnce, NO_CREATION } from './insertOnce.ts';
import type { Database, Db, Trx, VersionedColumns } from './schema.ts';

type VersionedTable = {
  [Table in keyof Database]: Database[Table] extends VersionedColumns ? Table : never;
}[keyof Database];

/** Kysely cannot infer the columns of a table that is a type parameter, so it takes every table for `item`. */
const within = (db: Db) => db as unknown as Kysely<{ item: VersionedColumns }>;

/**
 * The SQL of a table whose items have an ETag and are created idempotently. Functions that change an existing item take it
 * as `lock` returned it in the same transaction.
 */
export const versionedTable = <Table extends VersionedTable>(table: Table) => {
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

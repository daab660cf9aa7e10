import type { Source } from './activity/record.ts';
import type { Call } from './Handler.ts';
import { inTransaction } from './platform/db/inTransaction.ts';
import type { Db, Trx, VersionedColumns } from './platform/db/schema.ts';
import { itemResponse } from './platform/http/etag.ts';
import { HttpError } from './platform/http/HttpError.ts';

const collator = new Intl.Collator('en', { numeric: true });

interface Store<Row, Deleted> {
  list: (db: Db) => Promise<Row[]>;
  find: (db: Db, id: string) => Promise<Row | undefined>;
  lock: (trx: Trx, id: string) => Promise<Row | undefined>;
  delete: (trx: Trx, id: string) => Promise<Deleted | undefined>;
}

type ItemCall = Pick<Call<'getFinanceCategory'>, 'services' | 'params'>;

/** Lists, returns and deletes items with a name. Adding and changing differ per kind. */
export const createItemHandlers = <Row extends VersionedColumns & { name: string }, Body, Deleted>(
  store: Store<Row, Deleted>,
  toBody: (row: Row) => Body,
  message: string,
  recordDeletion: (trx: Trx, call: Source, before: Row, deleted: Deleted) => Promise<void>,
) => ({
  /** By name: case and accents count last, numbers by value. */
  list: async ({ services }: Pick<ItemCall, 'services'>) => {
    const rows = await store.list(services.engine.db);
    const sorted = rows.toSorted((a, b) => collator.compare(a.name, b.name));
    return { status: 200 as const, body: sorted.map(toBody) };
  },

  get: async ({ services, params }: ItemCall) => {
    const row = await store.find(services.engine.db, params.id);
    return { status: 200 as const, ...itemResponse(row, toBody) };
  },

  delete: async (call: ItemCall & Source) => {
    const { services, params } = call;
    await inTransaction(services.engine, async (trx) => {
      const before = await store.lock(trx, params.id);
      const deleted = await store.delete(trx, params.id);
      if (!before || !deleted) throw HttpError.notFound();
      await recordDeletion(trx, call, before, deleted);
    });
    return { status: 200 as const, body: { message } };
  },
});

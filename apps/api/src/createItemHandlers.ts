import type { ActivityKind } from './activity/kinds.ts';
import { changesOf, type Entry, record, type Source } from './activity/record.ts';
import type { Call } from './Handler.ts';
import { inTransaction } from './platform/db/inTransaction.ts';
import type { Db, Trx, UndoKind, VersionedColumns } from './platform/db/schema.ts';
import { creationOf } from './platform/db/versionedTable.ts';
import { checkIfMatch, itemResponse } from './platform/http/etag.ts';
import { HttpError } from './platform/http/HttpError.ts';
import { checkName } from './platform/text/names.ts';

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

interface NamedRow extends VersionedColumns {
  name: string;
}

interface VersionedStore<Row> extends Store<Row, Row> {
  insert: (trx: Trx, item: Omit<Row, 'updated_at' | 'version'>) => Promise<Row>;
  update: (
    trx: Trx,
    before: Row,
    values: Partial<Omit<Row, keyof VersionedColumns>>,
    now: Date,
  ) => Promise<Row>;
}

interface ItemsOptions<Row, Body> {
  store: VersionedStore<Row>;
  toBody: (row: Row) => Body;
  /** Columns that requests set, named as in the contract. The activity tells their values. */
  columns: readonly (keyof Omit<Row, keyof VersionedColumns> & string)[];
  /** What entries of the activity say about an item. */
  entries: {
    created: ActivityKind;
    updated: ActivityKind;
    deleted: ActivityKind;
    detail?: string;
    undo: UndoKind;
  };
  /** The message of a deletion. */
  deleted: string;
}

type CreateCall<Body> = Source &
  Pick<Call<'createFinanceCategory'>, 'services' | 'session' | 'idempotencyKey'> & { body: Body };

type UpdateCall<Body> = Source &
  Pick<Call<'updateFinanceCategory'>, 'services' | 'params' | 'ifMatch'> & { body: Body };

/** Lists, returns, adds, changes and deletes items with a name. The columns are the fields of requests. */
export const createVersionedItemHandlers = <Row extends NamedRow, Body>({
  store,
  toBody,
  columns,
  entries: { created, updated, deleted: deletion, detail, undo },
  deleted,
}: ItemsOptions<Row, Body>) => {
  const recordItem = (trx: Trx, call: Source, kind: ActivityKind, { id, name }: Row, rest: Partial<Entry>) =>
    record(trx, call, { kind, subject: name, subjectId: id, detail, ...rest });
  const recordAddition = (trx: Trx, call: Source, row: Row) =>
    recordItem(trx, call, created, row, { changes: changesOf<Row>({}, row, columns) });

  return {
    ...createItemHandlers(store, toBody, deleted, (trx, call, before, data) =>
      recordItem(trx, call, deletion, before, {
        changes: changesOf<Row>(before, {}, columns),
        undo: { kind: undo, itemId: before.id, data },
      }),
    ),

    recordAddition,

    create: async (call: CreateCall<{ name: string }>) => {
      const { services, session, idempotencyKey, now, body } = call;
      const { name, ...others } = body;
      checkName(name);
      const id = services.ids(now);
      const row = await inTransaction(services.engine, async (trx) => {
        const stored = await store.insert(trx, {
          ...body,
          id,
          created_at: now.toISOString(),
          ...creationOf(idempotencyKey, session.user.id, [name], others),
        } as unknown as Row);
        if (stored.id === id) await recordAddition(trx, call, stored);
        return stored;
      });
      return { status: 201 as const, ...itemResponse(row, toBody) };
    },

    update: async (call: UpdateCall<{ name: string }>) => {
      const { services, params, body, ifMatch, now } = call;
      const row = await inTransaction(services.engine, async (trx) => {
        const before = checkIfMatch(ifMatch, await store.lock(trx, params.id), toBody);
        checkName(body.name, before.name);
        const after = await store.update(trx, before, body as Partial<Row>, now);
        await recordItem(trx, call, updated, after, { changes: changesOf<Row>(before, after, columns) });
        return after;
      });
      return { status: 200 as const, ...itemResponse(row, toBody) };
    },
  };
};

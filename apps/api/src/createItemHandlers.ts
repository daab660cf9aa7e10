import type { ActivityKind } from './activity/kinds.ts';
import { type Change, changesOf, type Entry, record, type Source } from './activity/record.ts';
import type { Call } from './Handler.ts';
import { inTransaction } from './platform/db/inTransaction.ts';
import type { Db, Trx, UndoKind, VersionedColumns } from './platform/db/schema.ts';
import { creationOf } from './platform/db/versionedTable.ts';
import { checkIfMatch, itemResponse } from './platform/http/etag.ts';
import { HttpError } from './platform/http/HttpError.ts';
import { lookOf } from './platform/text/foldText.ts';
import { checkName } from './platform/text/names.ts';

const collator = new Intl.Collator('en', { numeric: true });

interface NamedRow extends VersionedColumns {
  name: string;
}

interface Store<Row, New, Changed, Deleted> {
  list: (db: Db) => Promise<Row[]>;
  find: (db: Db, id: string) => Promise<Row | undefined>;
  lock: (trx: Trx, id: string) => Promise<Row | undefined>;
  /** Returns the earlier item if the same request has already added it, and undefined if the account was deleted meanwhile. */
  insert: (trx: Trx, item: New) => Promise<Row | undefined>;
  update: (trx: Trx, before: Row, values: Changed, now: Date) => Promise<Row>;
  delete: (trx: Trx, id: string) => Promise<Deleted | undefined>;
}

/** The other item whose name looks the same. */
export const findSameLook = <Row extends { id: string; name: string }>(
  rows: readonly Row[],
  { id, name }: { id: string; name: string },
): Row | undefined => rows.find((row) => row.id !== id && lookOf(row.name) === lookOf(name));

type ItemCall = Pick<Call<'getFinanceCategory'>, 'services' | 'params'>;

type CreateCall<Body> = Source &
  Pick<Call<'createFinanceCategory'>, 'services' | 'session' | 'idempotencyKey'> & { body: Body };

type UpdateCall<Body> = Source &
  Pick<Call<'updateFinanceCategory'>, 'services' | 'params' | 'ifMatch'> & { body: Body };

interface Named {
  name: string;
}

interface ItemsOptions<Row, Body, Given extends Named, Values, New, Changed, Deleted> {
  store: Store<Row, New, Changed, Deleted>;
  toBody: (row: Row) => Body;
  /** Columns whose values the activity tells. Requests set them by the same names. */
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
  /** What the store gets of a request that adds an item. @default its body */
  toNew?: (body: Given, call: CreateCall<Given>) => Promise<Values> | Values;
  /** What the store gets of a request that changes one. @default its body */
  toChanged?: (body: Given) => Promise<Values> | Values;
  /** What identifies a request that adds an item, for its retry: see `creationOf`. @default all fields */
  contentOf?: (values: Values) => readonly (string | null)[];
  /** For rows that hold more than `columns`. */
  changesIn?: (before: Partial<Row>, after: Partial<Row>) => Change[];
}

/** Lists, returns, adds, changes and deletes items with a name. The columns are the fields of requests. */
export const createItemHandlers = <
  Row extends NamedRow,
  Body,
  New,
  Changed,
  Deleted,
  Given extends Named = Named,
  Values extends object = Given,
>({
  store,
  toBody,
  columns,
  entries: { created, updated, deleted: deletion, detail, undo },
  deleted,
  toNew,
  toChanged,
  contentOf,
  changesIn = (before, after) => changesOf<Row>(before, after, columns),
}: ItemsOptions<Row, Body, Given, Values, New, Changed, Deleted>) => {
  /** Items whose names looked the same before this rule stay. @throws HttpError 422 */
  const checkUnique = async (
    trx: Trx,
    { services }: Pick<ItemCall, 'services'>,
    item: Row,
    before?: Row,
  ): Promise<void> => {
    if (before && lookOf(before.name) === lookOf(item.name)) return;
    // Another transaction may be adding the same.
    await services.engine.lockName(trx, undo);
    const other = findSameLook(await store.list(trx), item);
    if (other) throw HttpError.invalid({ name: `Name is already used by “${other.name}”` });
  };
  const recordItem = (trx: Trx, call: Source, kind: ActivityKind, { id, name }: Row, rest: Partial<Entry>) =>
    record(trx, call, { kind, subject: name, subjectId: id, detail, ...rest });

  return {
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

    create: async (call: CreateCall<Given>) => {
      const { services, session, idempotencyKey, now, body } = call;
      const { name, ...others } = body;
      checkName(name);
      const values = toNew ? await toNew(body, call) : (body as unknown as Values);
      const creation = contentOf
        ? creationOf(idempotencyKey, session.user.id, contentOf(values))
        : creationOf(idempotencyKey, session.user.id, [name], others as Record<string, string>);
      const id = services.ids(now);
      const row = await inTransaction(services.engine, async (trx) => {
        const item = { ...values, ...creation, id, created_at: now.toISOString() };
        const stored = await store.insert(trx, item as unknown as New);
        // Not of a retry.
        if (stored?.id !== id) return stored;
        await checkUnique(trx, call, stored);
        await recordItem(trx, call, created, stored, { changes: changesIn({}, stored) });
        return stored;
      });
      if (!row) throw HttpError.unauthorized();
      return { status: 201 as const, ...itemResponse(row, toBody) };
    },

    update: async (call: UpdateCall<Given>) => {
      const { services, params, body, ifMatch, now } = call;
      const values = toChanged ? await toChanged(body) : body;
      const row = await inTransaction(services.engine, async (trx) => {
        const before = checkIfMatch(ifMatch, await store.lock(trx, params.id), toBody);
        checkName(body.name, before.name);
        const after = await store.update(trx, before, values as unknown as Changed, now);
        await checkUnique(trx, call, after, before);
        await recordItem(trx, call, updated, after, { changes: changesIn(before, after) });
        return after;
      });
      return { status: 200 as const, ...itemResponse(row, toBody) };
    },

    delete: async (call: ItemCall & Source) => {
      const { services, params } = call;
      await inTransaction(services.engine, async (trx) => {
        const before = await store.lock(trx, params.id);
        const data = await store.delete(trx, params.id);
        if (!before || !data) throw HttpError.notFound();
        await recordItem(trx, call, deletion, before, {
          changes: changesOf<Row>(before, {}, columns),
          undo: { kind: undo, itemId: before.id, data },
        });
      });
      return { status: 200 as const, body: { message: deleted } };
    },
  };
};

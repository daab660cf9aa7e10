import { sql } from 'kysely';
import type { Engine } from '../platform/db/Engine.ts';
import { likePattern } from '../platform/db/readPage.ts';
import type { Db, Trx, UndoKind } from '../platform/db/schema.ts';
import { DAY_MS } from '../platform/time.ts';
import type { UndoItemsTable } from './table.ts';
import { ago, hasWitness } from '../platform/db/eraseOldest.ts';

/** How long entries can be undone. */
export const UNDO_MS = 30 * DAY_MS;
/** Rows per statement: deleted categories have icons of up to a mebibyte. */
const UNDO_ROWS = 100;

/** Until when something can be undone. @param at when it was done */
export const undoEnd = (at: string): Date => new Date(Date.parse(at) + UNDO_MS);

/** What undoing an entry takes: its items, or of a part, that item of the task. */
export interface UndoTarget {
  activityId: string;
  itemId?: string;
}

export const undoTargetOf = ({
  id,
  part_of,
  subject_id,
}: Record<'id', string> & Record<'part_of' | 'subject_id', string | null>): UndoTarget =>
  part_of !== null && subject_id !== null ? { activityId: part_of, itemId: subject_id } : { activityId: id };

const isOf = ({ activityId, itemId }: UndoTarget) =>
  itemId === undefined
    ? sql<boolean>`activity_id = ${activityId}`
    : sql<boolean>`activity_id = ${activityId} and item_id = ${itemId}`;

/** What undoing an entry needs for one item. */
export interface UndoItem {
  kind: UndoKind;
  itemId: string;
  data: unknown;
  /** What a list of them finds it by. */
  search?: string | null | undefined;
}

export const insertUndoItems = async (trx: Trx, items: readonly UndoItemsTable[]): Promise<void> => {
  for (let from = 0; from < items.length; from += UNDO_ROWS)
    await trx
      .insertInto('undo_items')
      .values(items.slice(from, from + UNDO_ROWS))
      .execute();
};

/** Keeps what undoing an entry needs, in the transaction of the change. */
export const keepForUndo = (
  trx: Trx,
  activityId: string,
  items: readonly UndoItem[],
  now: Date,
): Promise<void> =>
  insertUndoItems(
    trx,
    items.map(({ kind, itemId, data, search = null }) => ({
      activity_id: activityId,
      item_id: itemId,
      kind,
      data: JSON.stringify(data),
      at: now.toISOString(),
      search,
    })),
  );

export const toUndoItem = ({ kind, item_id, data }: UndoItemsTable): UndoItem => ({
  kind,
  itemId: item_id,
  data: JSON.parse(data),
});

/** Which items of an entry: these, or those after an id, in the order of their ids. */
type Choice = { ids: readonly string[] } | { last: string; limit: number };

/** Removes items of an entry that can still be undone. Of parallel calls, one gets an item. */
export const takeForUndo = async (
  trx: Trx,
  target: UndoTarget,
  choice: Choice,
  now: Date,
): Promise<UndoItemsTable[]> => {
  const items = await trx
    .deleteFrom('undo_items')
    .where('activity_id', '=', target.activityId)
    .where('item_id', 'in', (eb) => {
      const found = eb
        .selectFrom('undo_items')
        .select('item_id')
        .where(isOf(target))
        .where('at', '>', ago(now, UNDO_MS).toISOString());
      return 'ids' in choice
        ? found.where('item_id', 'in', choice.ids)
        : found.where('item_id', '>', choice.last).orderBy('item_id').limit(choice.limit);
    })
    .returningAll()
    .execute();
  return items.toSorted((a, b) => (a.item_id < b.item_id ? -1 : 1));
};

/** How many items of an entry can still be undone, and the kind of the first. Counts up to `max`. */
export const countForUndo = async (db: Db, target: UndoTarget, max: number, now: Date) => {
  const items = await db
    .selectFrom('undo_items')
    .select('kind')
    .where(isOf(target))
    .where('at', '>', ago(now, UNDO_MS).toISOString())
    .limit(max)
    .execute();
  return { count: items.length, kind: items[0]?.kind };
};

/** Which of these an entry can still be undone for. */
export const findItemsForUndo = async (
  db: Db,
  activityId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  // PostgreSQL has no empty list.
  if (ids.length === 0) return new Set();
  const items = await db
    .selectFrom('undo_items')
    .select('item_id')
    .where('activity_id', '=', activityId)
    .where('item_id', 'in', ids)
    .execute();
  return new Set(items.map(({ item_id }) => item_id));
};

/** An item that was deleted or changed last, if that can still be undone. */
export const findForUndo = (
  db: Db,
  kind: UndoKind,
  itemId: string,
  now: Date,
): Promise<UndoItemsTable | undefined> =>
  db
    .selectFrom('undo_items')
    .selectAll()
    .where('item_id', '=', itemId)
    .where('kind', '=', kind)
    .where('at', '>', ago(now, UNDO_MS).toISOString())
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();

export type DeletedUserItem = Pick<UndoItemsTable, 'activity_id' | 'item_id' | 'data' | 'at'>;

/** Deleted users who can still be restored, the latest first. @param last continues after the one deleted at this time, with this id */
export const readDeletedUsers = (
  { readPool }: Pick<Engine, 'readPool'>,
  words: readonly string[],
  last: readonly string[] | undefined,
  limit: number,
  now: Date,
): Promise<DeletedUserItem[]> =>
  readPool
    .selectFrom('undo_items')
    .select(['activity_id', 'item_id', 'data', 'at'])
    // Literally, as the condition of the index says it.
    .where(sql<boolean>`kind = 'user'`)
    .where('at', '>', ago(now, UNDO_MS).toISOString())
    .$if(last !== undefined, (rest) => rest.where(sql<boolean>`(at, item_id) < (${sql.join(last ?? [])})`))
    .where((eb) => eb.and(words.map((word) => sql<boolean>`search like ${likePattern(word)} escape '\\'`)))
    .orderBy('at', 'desc')
    .orderBy('item_id', 'desc')
    .limit(limit)
    .execute();

/** Ids of all items of an entry that can still be undone. */
export const listForUndo = async (
  { readPool }: Pick<Engine, 'readPool'>,
  activityId: string,
  now: Date,
): Promise<string[]> => {
  const found = await readPool
    .selectFrom('undo_items')
    // One text, because a read worker would copy many rows one by one.
    .select(sql<string | null>`string_agg(item_id, ',' order by item_id)`.as('ids'))
    .where('activity_id', '=', activityId)
    .where('at', '>', ago(now, UNDO_MS).toISOString())
    .executeTakeFirstOrThrow();
  return found.ids?.split(',') ?? [];
};

/** Deletes some of what can't be undone anymore. Returns whether there may be more. */
export const eraseForUndo = async (db: Db, now: Date): Promise<boolean> => {
  const oldest = sql<boolean>`(activity_id, item_id) in (
    select activity_id, item_id from undo_items where at <= ${ago(now, UNDO_MS).toISOString()} order by at limit ${UNDO_ROWS}
  )`;
  const { numDeletedRows } = await db
    .deleteFrom('undo_items')
    .where(oldest)
    .where(hasWitness(now, UNDO_MS))
    .executeTakeFirst();
  return numDeletedRows === BigInt(UNDO_ROWS);
};

/** Kinds of what undoing an entry changes. Users are among them only if one was an administrator. */
export const readUndoKinds = async (db: Db, target: UndoTarget): Promise<UndoKind[]> => {
  const items = await db
    .selectFrom('undo_items')
    .select('kind')
    .distinct()
    .where(isOf(target))
    .where((eb) => eb.or([eb('kind', '<>', 'user'), eb('data', 'like', '%"role":"admin"%')]))
    .execute();
  return items.map(({ kind }) => kind);
};

import { type Insertable, sql } from 'kysely';
import type { Engine } from '../platform/db/Engine.ts';
import type { Db, Trx } from '../platform/db/schema.ts';
import { networkOf } from '../platform/http/clientAddress.ts';
import { positionAt, positionOf } from '../platform/ids.ts';
import { likePattern } from '../platform/db/readPage.ts';
import { readInSteps } from '../platform/search/createSearch.ts';
import { canonicalEmail } from '../platform/text/email.ts';
import { searchTextOf } from '../platform/text/foldText.ts';
import { DAY_MS } from '../platform/time.ts';
import { type EntryRow, isBefore, selectEntries } from './list.ts';
import { type ActivityKind, kindsThat } from './kinds.ts';
import type { ActivityTable, UndoItemsTable, UndoKind } from './table.ts';

const RETENTION_MS = 365 * DAY_MS;
/** Each entry deletes up to as many older than a year. So the table shrinks even after a year of many entries, in small steps. */
const DELETED_PER_ENTRY = 10;
/** How long entries can be undone. */
export const UNDO_MS = 30 * DAY_MS;
/** Rows per statement: deleted categories have icons of up to a mebibyte. */
const UNDO_ROWS = 100;
/** An entry at least that old shows that the clock was not set to the future recently: see `hasWitness`. */
const WITNESS_MS = 7 * DAY_MS;
/** How long a network counts as the owner's after a sign-in from it. */
const KNOWN_NETWORK_MS = 30 * DAY_MS;

/** Stands for address and request of events that a command causes. */
export const COMMAND_LINE = 'command line';

const OWNER_KINDS = kindsThat('provesOwner');

/** Until when something can be undone. @param at when it was done */
export const undoEnd = (at: string): Date => new Date(Date.parse(at) + UNDO_MS);

const keyOf = (text: string | null | undefined): string | null => (text ? canonicalEmail(text) : null);

export const insertEntry = async (
  trx: Trx,
  entry: Omit<Insertable<ActivityTable>, 'position' | 'actor_key' | 'subject_key' | 'search'>,
): Promise<void> => {
  const { actor, subject, detail } = entry;
  await trx
    .insertInto('activity')
    .values({
      ...entry,
      position: positionOf(entry.id),
      actor_key: keyOf(actor),
      subject_key: keyOf(subject),
      search: searchTextOf([actor, subject, detail].map((text) => text ?? '')),
    })
    .execute();
};

const ago = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/**
 * A clock that was set to the future makes everything old. So nothing is deleted for its age until the log has an entry that
 * is, by the same clock, at least a week old, but less than half of that age.
 */
const hasWitness = (now: Date, retentionMs: number) => {
  const [from, to] = [retentionMs / 2, WITNESS_MS].map((ms) => positionAt(ago(now, ms)));
  return sql<boolean>`exists (select 1 from activity where position between ${from} and ${to})`;
};

/** Deletes some entries older than a year. */
export const deleteOldEntries = async (trx: Trx, now: Date): Promise<void> => {
  const oldest = sql<never>`(
    select position from activity where position <= ${positionAt(ago(now, RETENTION_MS))} order by position limit ${DELETED_PER_ENTRY}
  )`;
  await trx
    .deleteFrom('activity')
    .where('position', 'in', oldest)
    .where(hasWitness(now, RETENTION_MS))
    .execute();
};

/** What undoing an entry needs for one item. */
export interface UndoItem {
  kind: UndoKind;
  itemId: string;
  data: unknown;
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
    items.map(({ kind, itemId, data }) => ({
      activity_id: activityId,
      item_id: itemId,
      kind,
      data: JSON.stringify(data),
      at: now.toISOString(),
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
  activityId: string,
  choice: Choice,
  now: Date,
): Promise<UndoItemsTable[]> => {
  const items = await trx
    .deleteFrom('undo_items')
    .where('activity_id', '=', activityId)
    .where('item_id', 'in', (eb) => {
      const found = eb
        .selectFrom('undo_items')
        .select('item_id')
        .where('activity_id', '=', activityId)
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
export const countForUndo = async (db: Db, activityId: string, max: number, now: Date) => {
  const items = await db
    .selectFrom('undo_items')
    .select('kind')
    .where('activity_id', '=', activityId)
    .where('at', '>', ago(now, UNDO_MS).toISOString())
    .limit(max)
    .execute();
  return { count: items.length, kind: items[0]?.kind };
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

export interface NetworkOwnership {
  /** The owner has signed in or chosen a password there. */
  isKnown: boolean;
  /** The owner has chosen a password there, or an operator has reset it. */
  hasNewPassword: boolean;
}

/** What the owner of an address has recently done from a network. */
export const readOwnership = async (db: Db, email: string, address: string, now: Date) => {
  const network = networkOf(address);
  const events = await db
    .selectFrom('activity')
    .select(['kind', 'network'])
    .distinct()
    .where('subject_key', '=', canonicalEmail(email))
    .where('network', 'in', [network, COMMAND_LINE])
    .where('kind', 'in', OWNER_KINDS)
    .where('at', '>', new Date(now.getTime() - KNOWN_NETWORK_MS).toISOString())
    .execute();
  return {
    isKnown: events.some((event) => event.network === network),
    hasNewPassword: events.some(({ kind }) => kind !== 'signedIn'),
  };
};

interface Person {
  id: string;
  name: string;
  email: string;
}

/** Stands for the address of an entry whose actor was erased. */
const ERASED = 'erased';

/** Kinds whose changes may name a person who is neither actor nor subject: filters, and who looks after a message. */
const NAMING: readonly ActivityKind[] = [
  'usersExported',
  'subscriptionsExported',
  'activityExported',
  'usersDeleted',
  'rolesChanged',
  'messageUpdated',
];

/** A condition on rows with the person on one side. */
const names = (side: 'actor' | 'subject', { id, email }: Person) =>
  sql<boolean>`(${sql.ref(`${side}_id`)} = ${id} or ${sql.ref(`${side}_key`)} = ${canonicalEmail(email)})`;

/** Entries about a person, in steps, newest first. */
export const readEntriesAbout = (db: Db, person: Person): AsyncGenerator<EntryRow[], void> =>
  readInSteps<EntryRow>((last, limit) =>
    selectEntries(db)
      .where(names('subject', person))
      .$if(last !== undefined, (rest) => rest.where(isBefore(last?.place ?? '')))
      .orderBy('position', 'desc')
      .limit(limit)
      .execute(),
  );

/** Empties what entries say of a person: those about them, those by them, changes that name them, and what could bring them back. */
export const eraseFromEntries = async (trx: Trx, person: Person): Promise<void> => {
  const { id, name, email } = person;
  await trx
    .updateTable('activity')
    .set({
      subject_id: null,
      subject: null,
      subject_key: null,
      detail: null,
      changes: '[]',
      // The line of the actor: an address is as long when it is folded.
      search: sql`substr(search, 1, length(coalesce(actor, '')))`,
    })
    .where(names('subject', person))
    .execute();
  await trx
    .updateTable('activity')
    .set({
      actor_id: null,
      actor: null,
      actor_key: null,
      token: null,
      address: ERASED,
      network: ERASED,
      search: sql`substr(search, ${sql.lit(email.length + 1)})`,
    })
    .where(names('actor', person))
    .execute();
  const patterns = [id, name, email].map((text) =>
    likePattern(JSON.stringify(text).slice(1, -1).toLowerCase()),
  );
  const isNamedIn = (column: 'changes' | 'data') =>
    sql<boolean>`(${sql.join(
      patterns.map((pattern) => sql`lower(${sql.ref(column)}) like ${pattern} escape '\\'`),
      sql` or `,
    )})`;
  await trx
    .updateTable('activity')
    .set({ changes: '[]' })
    .where('kind', 'in', NAMING)
    .where(isNamedIn('changes'))
    .execute();
  await trx
    .deleteFrom('undo_items')
    .where((eb) => eb.or([eb('item_id', '=', id), isNamedIn('data')]))
    .execute();
};

/** True if undoing an entry changes roles, or restores a user who was an administrator. */
export const undoConcernsAdministrators = async (db: Db, activityId: string): Promise<boolean> => {
  const item = await db
    .selectFrom('undo_items')
    .select('activity_id')
    .where('activity_id', '=', activityId)
    .where((eb) =>
      eb.or([
        eb('kind', '=', 'role'),
        eb.and([eb('kind', '=', 'user'), eb('data', 'like', '%"role":"admin"%')]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return item !== undefined;
};

import { type Insertable, type Selectable, sql } from 'kysely';
import type { Engine } from '../platform/db/Engine.ts';
import type { Db, Trx } from '../platform/db/schema.ts';
import { networkOf } from '../platform/http/clientAddress.ts';
import { isId, positionAt, positionOf } from '../platform/ids.ts';
import { likePattern } from '../platform/db/likePattern.ts';
import { positionList } from '../platform/search/createSearch.ts';
import { readInSteps } from '../platform/search/readInSteps.ts';
import { canonicalEmail } from '../platform/text/email.ts';
import { searchTextOf, wordsOf } from '../platform/text/foldText.ts';
import { DAY_MS } from '../platform/time.ts';
import type { ActivityKind, ActivityTable, UndoItemsTable, UndoKind } from './table.ts';

const RETENTION_MS = 365 * DAY_MS;
/** Each entry deletes up to as many older than a year. So the table shrinks even after a year of many entries, in small steps. */
const DELETED_PER_ENTRY = 10;
/** How long entries can be undone. */
export const UNDO_MS = 30 * DAY_MS;
/** An entry at least that old shows that the clock was not set to the future recently: see `hasWitness`. */
const WITNESS_MS = 7 * DAY_MS;
/** How long a network counts as the owner's after a sign-in from it. */
const KNOWN_NETWORK_MS = 30 * DAY_MS;
/** Hits of a search that are looked up in its index. */
const MAX_LISTED = 1000;

/** Rows per statement: deleted categories have icons of up to a mebibyte. */
const UNDO_ROWS = 100;

/** Stands for address and request of events that a command causes. */
export const COMMAND_LINE = 'command line';

const OWNER_EVENTS: readonly ActivityKind[] = ['signedIn', 'passwordReset', 'passwordChanged'];

const columns = [
  'id',
  'at',
  'kind',
  'actor_id',
  'actor',
  'subject_id',
  'subject',
  'detail',
  'changes',
  'address',
  'request_id',
] as const;

export type EntryRow = Pick<Selectable<ActivityTable>, (typeof columns)[number]> & {
  /** `position` as a text. */
  place: string;
  /** When it did what can still be undone. */
  undo_at: string | null;
};

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

interface NextItems {
  /** Id of the item before; empty for the first ones. */
  last: string;
  limit: number;
  now: Date;
}

/** Removes the next items of an entry that can still be undone, in the order of their ids. Of parallel calls, one gets an item. */
export const takeForUndo = async (
  trx: Trx,
  activityId: string,
  { last, limit, now }: NextItems,
): Promise<UndoItemsTable[]> => {
  const items = await trx
    .deleteFrom('undo_items')
    .where('activity_id', '=', activityId)
    .where('item_id', 'in', (eb) =>
      eb
        .selectFrom('undo_items')
        .select('item_id')
        .where('activity_id', '=', activityId)
        .where('item_id', '>', last)
        .where('at', '>', ago(now, UNDO_MS).toISOString())
        .orderBy('item_id')
        .limit(limit),
    )
    .returningAll()
    .execute();
  return items.toSorted((a, b) => (a.item_id < b.item_id ? -1 : 1));
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

/** What undoing an entry needs for one item. */
export interface UndoItem {
  kind: UndoKind;
  itemId: string;
  data: unknown;
}

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
    .where('kind', 'in', OWNER_EVENTS)
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

/** Omitted or empty ones match all. */
export interface ActivityFilter {
  /** E-mail address or id. */
  actor?: string | undefined;
  /** E-mail address, name or id. */
  subject?: string | undefined;
  /** Or `security`, for the group. */
  kind?: string | undefined;
  /** Those that the reader may know of. */
  kinds?: readonly ActivityKind[] | undefined;
  /** Words of actor, subject or detail; see `wordsOf`. */
  query?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
}

/** The latest time whose position fits the column. */
const MAX_MS = Date.UTC(2200);

/** The lowest position of entries at a time, in milliseconds. */
const lowestAt = (ms: number): bigint => positionAt(new Date(Math.min(Math.max(ms, 0), MAX_MS)));

const isWho = (side: 'actor' | 'subject', text: string) =>
  isId(text)
    ? sql<boolean>`${sql.ref(`${side}_id`)} = ${text}`
    : sql<boolean>`${sql.ref(`${side}_key`)} = ${canonicalEmail(text)}`;

/** A condition on the texts. Many hits are found by reading entries in order, which soon fills a page. */
const containsWords = async (
  { readPool, textSearch }: Pick<Engine, 'readPool' | 'textSearch'>,
  words: readonly string[],
) => {
  const { rows } = await sql<Pick<EntryRow, 'place'>>`
    select cast(activity.position as text) as place ${textSearch.fromHits('activity', words)}
    limit ${MAX_LISTED + 1}`.execute(readPool);
  if (rows.length > MAX_LISTED) return textSearch.containsAll('activity', words);
  // There must be a position; no entry has this one.
  return sql<boolean>`position in ${positionList(['0', ...rows.map(({ place }) => place)])}`;
};

const entryColumns = [
  ...columns,
  sql<string>`cast(position as text)`.as('place'),
  sql<string | null>`(select min(at) from undo_items where activity_id = activity.id)`.as('undo_at'),
] as const;

const selectEntries = (db: Db) => db.selectFrom('activity').select(entryColumns);

export const findEntry = (db: Db, id: string): Promise<EntryRow | undefined> =>
  selectEntries(db)
    // Ids of other systems can be too large for a position.
    .where(sql<boolean>`position = ${BigInt.asIntN(64, positionOf(id))}`)
    .where('id', '=', id)
    .executeTakeFirst();

const isBefore = (place: string) => sql<boolean>`position < ${BigInt(place)}`;

/** Entries of a filter, newest first. @param last continues after the entry at this place */
export const readEntries = async (
  engine: Pick<Engine, 'db' | 'readPool' | 'textSearch'>,
  { actor, subject, kind, kinds, query = '', from, to }: ActivityFilter,
  last: string | undefined,
  limit: number,
): Promise<EntryRow[]> => {
  const words = wordsOf(query);
  let found = selectEntries(words.length > 0 ? engine.readPool : engine.db);
  if (words.length > 0) found = found.where(await containsWords(engine, words));
  if (actor) found = found.where(isWho('actor', actor));
  if (subject) found = found.where(isWho('subject', subject));
  // Literally, as the condition of the index says it.
  if (kind === 'security') found = found.where(sql<boolean>`is_security = 1`);
  else if (kind) found = found.where('kind', '=', kind as ActivityKind);
  if (kinds) found = found.where('kind', 'in', kinds);
  if (from) found = found.where(sql<boolean>`position >= ${lowestAt(from.getTime())}`);
  if (to) found = found.where(sql<boolean>`position < ${lowestAt(to.getTime() + 1)}`);
  if (last !== undefined) found = found.where(isBefore(last));
  return found.orderBy('position', 'desc').limit(limit).execute();
};

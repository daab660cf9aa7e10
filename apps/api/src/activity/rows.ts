import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { components } from '@planner/api-client/schema';
import { type Insertable, type RawBuilder, sql, type UpdateObject } from 'kysely';
import type { Engine } from '../platform/db/Engine.ts';
import { ERASED, type Person, readMentions, rewriteMentions } from '../platform/db/erasePerson.ts';
import type { Database, Db, Trx, UndoKind } from '../platform/db/schema.ts';
import { networkOf } from '../platform/http/clientAddress.ts';
import { positionAt, positionOf } from '../platform/ids.ts';
import { likePattern } from '../platform/db/readPage.ts';
import { readInSteps } from '../platform/search/createSearch.ts';
import { canonicalEmail } from '../platform/text/email.ts';
import { searchTextOf } from '../platform/text/foldText.ts';
import { DAY_MS } from '../platform/time.ts';
import { type EntryRow, isBefore, selectEntries } from './list.ts';
import { kindsThat, rulesOf } from './kinds.ts';
import type { ActivityTable, UndoItemsTable } from './table.ts';

const RETENTION_MS = 365 * DAY_MS;
/** Each entry deletes up to as many older than a year. So the table shrinks even after a year of many entries, in small steps. */
const DELETED_PER_ENTRY = 10;
/** Entries per statement when a person is erased. */
const ERASED_PER_STEP = 1000;
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

/** Others can be about a category that is called like an address. */
const ACCOUNT_KINDS = kindsThat('subject').filter((kind) => rulesOf(kind).subject === 'user');
/** Fields of changes that may be a person's name: the search of an export or a bulk change, and who looks after a message. */
const NAME_FIELDS = ['query', 'assignee'];

type Change = components['schemas']['FieldChange'];
type Whose = Pick<Person, 'accounts' | 'address'>;

/** A condition on rows with the person on one side. */
const names = (side: 'actor' | 'subject', { accounts, address }: Whose) =>
  sql<boolean>`(${sql.ref(`${side}_id`)} in (${sql.join(accounts)}) or ${sql.ref(`${side}_key`)} = ${address})`;

const hasField = (field: string) => sql`changes like ${likePattern(`"field":"${field}"`)} escape '\\'`;

/** The address that entries give an account, also after it was deleted. */
export const findAddressOf = async (db: Db, id: string): Promise<string | undefined> => {
  const entry = await db
    .selectFrom('activity')
    .select('subject')
    .where('subject_id', '=', id)
    .where('subject', 'is not', null)
    .where('kind', 'in', ACCOUNT_KINDS)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return entry?.subject ?? undefined;
};

/** Entries about a person, in steps, newest first. */
export const readEntriesAbout = (db: Db, person: Whose): AsyncGenerator<EntryRow[], void> =>
  readInSteps<EntryRow>((last, limit) =>
    selectEntries(db)
      .where(names('subject', person))
      .$if(last !== undefined, (rest) => rest.where(isBefore(last?.place ?? '')))
      .orderBy('position', 'desc')
      .limit(limit)
      .execute(),
  );

const UNDO_KEY = ['activity_id', 'item_id'] as const;

/** Of a deleted user, and of a deleted message. */
type Deleted = Partial<{ user: { name: string; email: string }; email: string }>;

/** What entries and deleted users tell of the accounts with an address: all their ids and names. */
export const readAccountHistory = async (trx: Trx, id: string, address: string) => {
  const accounts = new Set([id]);
  const formerNames = new Set<string>();
  const deleted = { key: UNDO_KEY, columns: ['item_id', 'kind', 'data'] as const };
  for await (const { row } of readMentions(trx, 'undo_items', { accounts: [id], address }, deleted)) {
    const { user } = JSON.parse(row.data) as Deleted;
    if (row.kind !== 'user' || !user || canonicalEmail(user.email) !== address) continue;
    accounts.add(row.item_id);
    formerNames.add(user.name);
  }
  const earlier = await trx
    .selectFrom('activity')
    .select('subject_id')
    .distinct()
    .where('subject_key', '=', address)
    .where('kind', 'in', ACCOUNT_KINDS)
    .execute();
  for (const { subject_id } of earlier) if (subject_id !== null) accounts.add(subject_id);
  const renamed = await trx
    .selectFrom('activity')
    .select('changes')
    .where('subject_id', 'in', [...accounts])
    .where(sql<boolean>`${hasField('name')}`)
    .execute();
  for (const { field, from, to } of renamed.flatMap(({ changes }) => JSON.parse(changes) as Change[]))
    if (field === 'name') for (const name of [from, to]) if (name !== undefined) formerNames.add(name);
  return { accounts: [...accounts], formerNames: [...formerNames] };
};

const withoutNamed = (changes: string, person: Person): string =>
  JSON.stringify(
    (JSON.parse(changes) as Change[]).map(({ field, ...values }) => {
      const isName = (text: string) => NAME_FIELDS.includes(field) && person.isNamed(text);
      const others = Object.entries(values).filter(([, text]) => !person.is(text) && !isName(text));
      return { field, ...Object.fromEntries(others.map(([side, text]) => [side, person.without(text)])) };
    }),
  );

/** Changes the entries of a condition, which they don't meet then, in steps. */
const updateEntries = async (
  trx: Trx,
  found: RawBuilder<boolean>,
  values: UpdateObject<Database, 'activity'>,
): Promise<void> => {
  for (let updated = ERASED_PER_STEP; updated === ERASED_PER_STEP; await yieldToOthers()) {
    const positions = sql<never>`(select position from activity where ${found} limit ${ERASED_PER_STEP})`;
    const { numUpdatedRows } = await trx
      .updateTable('activity')
      .set(values)
      .where('position', 'in', positions)
      .executeTakeFirst();
    updated = Number(numUpdatedRows);
  }
};

/** Visitors have no account: the address may be the person's. */
const withoutVisitor = (column: 'address' | 'network') =>
  sql<string>`case when actor is null then ${ERASED} else ${sql.ref(column)} end`;

/** Empties what entries say of a person: those about them, those by them, and what names them in others. */
export const eraseFromEntries = async (trx: Trx, person: Person): Promise<void> => {
  const isOwnThing = sql`kind in (${sql.join(kindsThat('namesOwnThing'))}) and subject is not null`;
  await updateEntries(
    trx,
    sql`(${names('subject', person)} or (${names('actor', person)} and ${isOwnThing}))`,
    {
      subject_id: null,
      subject: null,
      subject_key: null,
      detail: null,
      changes: '[]',
      address: withoutVisitor('address'),
      network: withoutVisitor('network'),
      // The line of the actor: an address is as long when it is folded.
      search: sql`substr(search, 1, length(coalesce(actor, '')))`,
    },
  );
  await updateEntries(trx, names('actor', person), {
    actor_id: null,
    actor: null,
    actor_key: null,
    token: null,
    address: ERASED,
    network: ERASED,
    search: sql`substr(search, length(coalesce(actor, '')) + 1)`,
  });
  await rewriteMentions(
    trx,
    'activity',
    person,
    {
      key: ['position'],
      columns: ['actor', 'subject', 'detail', 'changes'],
      also: sql.join(NAME_FIELDS.map(hasField), sql` or `),
    },
    ({ actor, changes, ...texts }) => {
      const subject = texts.subject && person.without(texts.subject);
      const detail = texts.detail && person.without(texts.detail);
      const search = searchTextOf([actor, subject, detail].map((text) => text ?? ''));
      return { subject, subject_key: keyOf(subject), detail, changes: withoutNamed(changes, person), search };
    },
  );
};

/** Deletes what could bring a person back, and removes them from what brings back others. */
export const eraseFromUndoItems = (trx: Trx, person: Person): Promise<void> =>
  rewriteMentions(
    trx,
    'undo_items',
    person,
    { key: UNDO_KEY, columns: ['item_id', 'kind', 'data'] },
    ({ item_id, kind, data }) => {
      const item = JSON.parse(data) as Deleted;
      const owner = kind === 'user' ? item.user?.email : kind === 'message' ? item.email : undefined;
      if (person.is(item_id) || person.is(owner ?? '')) return 'delete';
      const erase = (value: unknown) => {
        if (typeof value !== 'string') return value;
        return person.accounts.includes(value) ? null : person.without(value);
      };
      return { data: JSON.stringify(item, (_, value: unknown) => erase(value)) };
    },
  );

/** Kinds of what undoing an entry changes. Users are among them only if one was an administrator. */
export const readUndoKinds = async (db: Db, activityId: string): Promise<UndoKind[]> => {
  const items = await db
    .selectFrom('undo_items')
    .select('kind')
    .distinct()
    .where('activity_id', '=', activityId)
    .where((eb) => eb.or([eb('kind', '<>', 'user'), eb('data', 'like', '%"role":"admin"%')]))
    .execute();
  return items.map(({ kind }) => kind);
};

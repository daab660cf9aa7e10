import { type Insertable, type Selectable, sql } from 'kysely';
import type { BodyOf } from '../platform/contract/types.ts';
import { eraseOldest } from '../platform/db/eraseOldest.ts';
import { creationOf, insertOnce, NO_CREATION } from '../platform/db/versionedTable.ts';
import { type Person, rewriteMentions } from '../platform/db/erasePerson.ts';
import type { Creation, Db, Trx } from '../platform/db/schema.ts';
import type { Engine } from '../platform/db/Engine.ts';
import { positionOf } from '../platform/ids.ts';
import { type Page, readPage } from '../platform/db/readPage.ts';
import { fromNearerEnd } from '../platform/search/createSearch.ts';
import { canonicalEmail } from '../platform/text/email.ts';
import { searchTextOf, wordsOf } from '../platform/text/foldText.ts';
import { cleanName } from '../platform/text/names.ts';
import type { ContactMessagesTable } from './table.ts';

const columns = [
  'id',
  'first_name',
  'last_name',
  'email',
  'phone',
  'subject',
  'message',
  'created_at',
  'read_at',
  'answered_at',
  'answered_by',
  'assigned_to',
] as const;

/** A message without derived columns. */
export type MessageRow = Pick<Selectable<ContactMessagesTable>, (typeof columns)[number]>;

type NewMessage = Insertable<ContactMessagesTable> & Creation;

type WrittenText = Pick<MessageRow, 'first_name' | 'last_name' | 'email' | 'phone' | 'subject' | 'message'>;

/** What administrators change. */
export type MessageState = Pick<MessageRow, 'read_at' | 'answered_at' | 'answered_by' | 'assigned_to'>;

const UNTOUCHED: MessageState = { read_at: null, answered_at: null, answered_by: null, assigned_to: null };

const searchText = ({ first_name, last_name, email, phone, subject, message }: WrittenText): string =>
  searchTextOf([`${first_name} ${last_name}`, email, phone ?? '', subject ?? '', message]);

export const newMessage = (
  id: string,
  body: BodyOf<'sendContactMessage'>,
  idempotencyKey: string | undefined,
  now: Date,
): NewMessage => {
  const written: WrittenText = {
    first_name: cleanName(body.firstName),
    last_name: cleanName(body.lastName),
    email: body.email,
    phone: body.phone || null,
    subject: body.subject || null,
    message: body.message,
  };
  const { first_name, last_name, email, phone, subject, message } = written;
  return {
    id,
    position: positionOf(id),
    ...written,
    created_at: now.toISOString(),
    ...UNTOUCHED,
    search: searchText(written),
    ...creationOf(idempotencyKey, null, [first_name, last_name, email, phone, subject, message]),
  };
};

/** Adds a message. Returns whether it is new: the same request may have added it already. @throws HttpError 422 if that request had other content */
export const insertMessage = async (trx: Trx, message: NewMessage): Promise<boolean> => {
  const { state } = await insertOnce(trx, 'contact_messages', message);
  return state === 'new';
};

/** Adds messages without idempotency keys. */
export const insertMessages = async (trx: Trx, messages: readonly NewMessage[]): Promise<void> => {
  await trx.insertInto('contact_messages').values(messages).execute();
};

export const findMessage = (db: Db, id: string): Promise<MessageRow | undefined> =>
  db.selectFrom('contact_messages').select(columns).where('id', '=', id).executeTakeFirst();

export const updateMessage = async (db: Db, id: string, state: Partial<MessageState>): Promise<void> => {
  await db.updateTable('contact_messages').set(state).where('id', '=', id).execute();
};

/** Returns the message for `restoreMessage`, if it existed. */
export const deleteMessage = (db: Db, id: string): Promise<MessageRow | undefined> =>
  db.deleteFrom('contact_messages').where('id', '=', id).returning(columns).executeTakeFirst();

/** Deletes some of the oldest messages for good. Returns whether there may be more. */
export const eraseOldMessages = (trx: Trx, now: Date, retentionMs: number): Promise<boolean> =>
  eraseOldest(trx, 'contact_messages', now, retentionMs);

export const restoreMessage = async (db: Db, message: MessageRow): Promise<void> => {
  await db
    .insertInto('contact_messages')
    .values({ ...message, position: positionOf(message.id), search: searchText(message), ...NO_CREATION })
    .execute();
};

/** The expression of the index. Addresses are ASCII, so both databases fold them as `canonicalEmail` does. */
const isFrom = (email: string) => sql<boolean>`lower(email) = ${canonicalEmail(email)}`;

/** All messages from an address, newest first. */
export const listMessagesFrom = (db: Db, email: string): Promise<MessageRow[]> =>
  db.selectFrom('contact_messages').select(columns).where(isFrom(email)).orderBy('id', 'desc').execute();

/** Ids of all messages from an address. */
export const listMessageIdsFrom = async (db: Db, email: string): Promise<string[]> => {
  const rows = await db.selectFrom('contact_messages').select('id').where(isFrom(email)).execute();
  return rows.map(({ id }) => id);
};

const WRITTEN = ['first_name', 'last_name', 'email', 'phone', 'subject', 'message'] as const;

/** Deletes the messages from a person. Those of others stay, without the person. */
export const eraseFromMessages = async (trx: Trx, person: Person): Promise<void> => {
  await trx.deleteFrom('contact_messages').where(isFrom(person.address)).execute();
  for (const column of ['answered_by', 'assigned_to'] as const)
    await trx
      .updateTable('contact_messages')
      .set({ [column]: null })
      .where(column, 'in', person.accounts)
      .execute();
  await rewriteMentions(trx, 'contact_messages', person, { key: ['id'], columns: WRITTEN }, (written) => {
    const { phone, subject } = written;
    const message = {
      first_name: person.without(written.first_name),
      last_name: person.without(written.last_name),
      email: written.email,
      phone: phone && person.without(phone),
      subject: subject && person.without(subject),
      message: person.without(written.message),
    };
    return { ...message, search: searchText(message) };
  });
};

const count = sql<number>`count(*)`.as('count');

const countWithout =
  (column: 'read_at' | 'answered_at') =>
  async (db: Db): Promise<number> => {
    const messages = db.selectFrom('contact_messages').select(count).where(column, 'is', null);
    return (await messages.executeTakeFirstOrThrow()).count;
  };

export const countUnansweredMessages = countWithout('answered_at');

/** Of all messages, regardless of a search. */
export const countMessages = async (db: Db) => ({
  unreadMessages: await countWithout('read_at')(db),
  unansweredMessages: await countUnansweredMessages(db),
});

export interface MessageChoice {
  /** Words that the message contains, in any order; see `wordsOf`. Empty for all. */
  query: string;
  /** Only those without an answer; all if false. */
  isUnanswered: boolean;
  /** Only those of this account; all if undefined. */
  assignee: string | undefined;
  /** Only those from this e-mail address; all if undefined. */
  sender?: string | undefined;
}

type Readers = Pick<Engine, 'db' | 'readPool' | 'textSearch'>;

/** Hits of a search that are looked up in its index. More are found by comparing texts, which takes less time. */
const MAX_LISTED = 10_000;

const areHits = async ({ readPool, textSearch }: Readers, words: readonly string[]) => {
  const hits = textSearch.fromHits('contact_messages', words);
  const { rows } = await sql<{ hits: number }>`
    select count(*) as hits from (select 1 ${hits} limit ${MAX_LISTED + 1}) as found`.execute(readPool);
  return (rows[0]?.hits ?? 0) > MAX_LISTED
    ? textSearch.containsAll('contact_messages', words)
    : sql<boolean>`position in (select position ${hits})`;
};

/** Where to read a list, and a query of what it shows: a function, because queries are thenable. */
const selectChosen = async (engine: Readers, { query, isUnanswered, assignee, sender }: MessageChoice) => {
  const words = wordsOf(query);
  const pool = words.length === 0 ? engine.db : engine.readPool;
  let chosen = pool.selectFrom('contact_messages');
  if (words.length > 0) chosen = chosen.where(await areHits(engine, words));
  if (isUnanswered) chosen = chosen.where('answered_at', 'is', null);
  if (assignee !== undefined) chosen = chosen.where('assigned_to', '=', assignee);
  if (sender !== undefined) chosen = chosen.where(isFrom(sender));
  return { pool, chosen: () => chosen };
};

export interface MessagePage extends Page<MessageRow> {
  counts: Awaited<ReturnType<typeof countMessages>>;
}

export const readMessagePage = async (
  engine: Readers,
  choice: MessageChoice,
  page: number,
  limit: number,
): Promise<MessagePage> => {
  const { pool, chosen } = await selectChosen(engine, choice);
  const [{ count: total }, counts] = await Promise.all([
    chosen().select(count).executeTakeFirstOrThrow(),
    countMessages(engine.db),
  ]);
  const messages = await readPage({ total, page, limit }, async (pageOffset) => {
    const slice = fromNearerEnd({ size: total, offset: pageOffset, limit });
    // Skips rows in the index alone; only the rows of the page are looked up.
    const ids = chosen()
      .select('id')
      .orderBy('id', slice.isReversed ? 'asc' : 'desc')
      .offset(slice.offset)
      .limit(slice.limit);
    return pool
      .selectFrom('contact_messages')
      .select(columns)
      .where('id', 'in', sql<never>`(${ids})`)
      .orderBy('id', 'desc')
      .execute();
  });
  return { ...messages, counts };
};

/** Ids of the messages before and after one in a list, newest first. */
export const readNeighbors = async (engine: Readers, choice: MessageChoice, id: string) => {
  const { chosen } = await selectChosen(engine, choice);
  const next = async (sign: '<' | '>', direction: 'asc' | 'desc') => {
    const others = chosen().select('id').where('id', sign, id);
    return (await others.orderBy('id', direction).limit(1).executeTakeFirst())?.id ?? null;
  };
  return { newerId: await next('>', 'asc'), olderId: await next('<', 'desc') };
};

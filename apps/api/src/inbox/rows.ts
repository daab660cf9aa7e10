import { type Insertable, type Selectable, sql } from 'kysely';
import type { BodyOf } from '../platform/contract/types.ts';
import { creationOf, insertOnce } from '../platform/db/insertOnce.ts';
import type { Creation, Db, Trx } from '../platform/db/schema.ts';
import type { Engine } from '../platform/db/Engine.ts';
import { positionOf } from '../platform/ids.ts';
import { type Page, readPage } from '../platform/db/readPage.ts';
import { canonicalEmail } from '../platform/text/email.ts';
import { searchTextOf, wordsOf } from '../platform/text/foldText.ts';
import { withoutControls } from '../platform/text/names.ts';
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
] as const;

/** A message without derived columns. */
export type MessageRow = Pick<Selectable<ContactMessagesTable>, (typeof columns)[number]>;

type NewMessage = Insertable<ContactMessagesTable> & Creation;

type WrittenText = Omit<MessageRow, 'id' | 'created_at' | 'read_at'>;

const searchText = ({ first_name, last_name, email, phone, subject, message }: WrittenText): string =>
  searchTextOf([`${first_name} ${last_name}`, email, phone ?? '', subject ?? '', message]);

export const newMessage = (
  id: string,
  body: BodyOf<'sendContactMessage'>,
  idempotencyKey: string | undefined,
  now: Date,
): NewMessage => {
  const written: WrittenText = {
    first_name: withoutControls(body.firstName),
    last_name: withoutControls(body.lastName),
    email: body.email,
    phone: body.phone || null,
    subject: body.subject || null,
    message: body.message,
  };
  return {
    id,
    position: positionOf(id),
    ...written,
    created_at: now.toISOString(),
    read_at: null,
    search: searchText(written),
    ...creationOf(idempotencyKey, null, Object.values(written)),
  };
};

/** Adds a message. Returns whether it is new: the same request may have added it already. @throws HttpError 422 if that request had other content */
export const insertMessage = async (trx: Trx, message: NewMessage): Promise<boolean> => {
  const { state } = await insertOnce(trx, 'contact_messages', message);
  return state === 'new';
};

export const findMessage = (db: Db, id: string): Promise<MessageRow | undefined> =>
  db.selectFrom('contact_messages').select(columns).where('id', '=', id).executeTakeFirst();

export const updateMessage = (db: Db, id: string, read_at: string | null): Promise<MessageRow | undefined> =>
  db
    .updateTable('contact_messages')
    .set({ read_at })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();

export const deleteMessage = async (db: Db, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db.deleteFrom('contact_messages').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
};

/** The expression of the index. Addresses are ASCII, so both databases fold them as `canonicalEmail` does. */
const isFrom = (email: string) => sql<boolean>`lower(email) = ${canonicalEmail(email)}`;

/** All messages from an address, newest first. */
export const listMessagesFrom = (db: Db, email: string): Promise<MessageRow[]> =>
  db.selectFrom('contact_messages').select(columns).where(isFrom(email)).orderBy('id', 'desc').execute();

/** Returns the ids of the messages. */
export const deleteMessagesFrom = async (trx: Trx, email: string): Promise<string[]> => {
  const deleted = await trx.deleteFrom('contact_messages').where(isFrom(email)).returning('id').execute();
  return deleted.map(({ id }) => id);
};

const count = sql<number>`count(*)`.as('count');

export const countUnreadMessages = async (db: Db): Promise<number> => {
  const unread = db.selectFrom('contact_messages').select(count).where('read_at', 'is', null);
  return (await unread.executeTakeFirstOrThrow()).count;
};

export interface MessagePage extends Page<MessageRow> {
  /** Unread messages, regardless of the search. */
  unreadMessages: number;
}

export interface MessageFilter {
  /** Words that the message contains, in any order; see `wordsOf`. Empty for all. */
  query: string;
  /** E-mail address. Undefined for all. */
  sender?: string | undefined;
}

export const readMessagePage = async (
  { db, readPool, textSearch }: Pick<Engine, 'db' | 'readPool' | 'textSearch'>,
  { query, sender }: MessageFilter,
  page: number,
  limit: number,
): Promise<MessagePage> => {
  const words = wordsOf(query);
  // Not cached like other searches: there are not as many messages.
  const found = (words.length === 0 ? db : readPool)
    .selectFrom('contact_messages')
    .$if(sender !== undefined, (all) => all.where(isFrom(sender ?? '')))
    .$if(words.length > 0, (all) =>
      all.where(
        'position',
        'in',
        sql<never>`(select position ${textSearch.fromHits('contact_messages', words)})`,
      ),
    );
  const { count: total } = await found.select(count).executeTakeFirstOrThrow();
  const messages = await readPage({ total, page, limit }, (offset) =>
    found.select(columns).orderBy('id', 'desc').limit(limit).offset(offset).execute(),
  );
  return { ...messages, unreadMessages: await countUnreadMessages(db) };
};

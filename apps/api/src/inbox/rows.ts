import { type Kysely, sql, type Transaction } from 'kysely';
import type { BodyOf } from '../platform/contract/types.ts';
import { type Creation, creationOf } from '../platform/db/creationOf.ts';
import type { Engine } from '../platform/db/Engine.ts';
import { insertOnce } from '../platform/db/insertOnce.ts';
import { type Page, readPage } from '../platform/db/readPage.ts';
import type { ContactMessagesTable } from './table.ts';
import type { Database } from '../platform/db/schema.ts';
import { withoutControls } from '../platform/text/names.ts';
import { foldForSearch } from '../platform/text/search.ts';

type WrittenText = Omit<ContactMessagesTable, 'id' | 'created_at' | 'read_at' | 'search' | keyof Creation>;

const searchText = ({ first_name, last_name, email, phone, subject, message }: WrittenText): string =>
  [`${first_name} ${last_name}`, email, phone ?? '', subject ?? '', message].map(foldForSearch).join('\n');

export const newMessage = (
  id: string,
  body: BodyOf<'sendContactMessage'>,
  idempotencyKey: string | undefined,
  now: Date,
): ContactMessagesTable => {
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
    ...written,
    created_at: now.toISOString(),
    read_at: null,
    search: searchText(written),
    ...creationOf(idempotencyKey, null, Object.values(written)),
  };
};

/**
 * Adds a message. Returns whether it is new: the same request may have added it already.
 * @throws HttpError 422 if that request had other content
 */
export const insertMessage = async (
  trx: Transaction<Database>,
  message: ContactMessagesTable,
): Promise<boolean> => {
  const { state } = await insertOnce(trx, 'contact_messages', message);
  return state === 'new';
};

export const findMessage = (db: Kysely<Database>, id: string): Promise<ContactMessagesTable | undefined> =>
  db.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst();

export const updateMessage = (
  db: Kysely<Database>,
  id: string,
  read_at: string | null,
): Promise<ContactMessagesTable | undefined> =>
  db.updateTable('contact_messages').set({ read_at }).where('id', '=', id).returningAll().executeTakeFirst();

export const deleteMessage = async (db: Kysely<Database>, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db.deleteFrom('contact_messages').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
};

const count = sql<number>`count(*)`.as('count');

export const countUnreadMessages = async (db: Kysely<Database>): Promise<number> => {
  const unread = db.selectFrom('contact_messages').select(count).where('read_at', 'is', null);
  return (await unread.executeTakeFirstOrThrow()).count;
};

export interface MessagePage extends Page<ContactMessagesTable> {
  /** Unread messages, regardless of the search. */
  unreadMessages: number;
}

/** @param query matched literally and without case; empty for all */
export const readMessagePage = async (
  { db, readPool, textContains }: Pick<Engine, 'db' | 'readPool' | 'textContains'>,
  query: string,
  page: number,
  limit: number,
): Promise<MessagePage> => {
  const term = foldForSearch(query);
  // A search compares all texts.
  const found = (term === '' ? db : readPool)
    .selectFrom('contact_messages')
    .$if(term !== '', (all) => all.where(textContains(sql.ref('search'), term)));
  const { count: total } = await found.select(count).executeTakeFirstOrThrow();
  const messages = await readPage({ total, page, limit }, (offset) =>
    found.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute(),
  );
  return { ...messages, unreadMessages: await countUnreadMessages(db) };
};

import { type Kysely, sql } from 'kysely';
import type { BodyOf } from '../contract/types.ts';
import { foldForSearch } from '../text/foldForSearch.ts';
import { creationKeyOf } from './creationKeyOf.ts';
import { likePattern } from './likePattern.ts';
import type { ContactMessagesTable, Database } from './schema.ts';

/** What searches look at: everything the sender has written, one field a line. */
const searchText = ({ first_name, last_name, email, phone, subject, message }: WrittenText): string =>
  [`${first_name} ${last_name}`, email, phone ?? '', subject ?? '', message].map(foldForSearch).join('\n');

type WrittenText = Omit<ContactMessagesTable, 'id' | 'created_at' | 'read_at' | 'search' | 'creation_key'>;

/**
 * A message as it is stored when it comes in.
 * @param idempotencyKey the header of the request that brings it
 */
export const newMessage = (
  id: string,
  body: BodyOf<'sendContactMessage'>,
  idempotencyKey: string | undefined,
  now: Date,
): ContactMessagesTable => {
  const written: WrittenText = {
    first_name: body.firstName,
    last_name: body.lastName,
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
    creation_key: creationKeyOf(idempotencyKey, null, Object.values(written)),
  };
};

/** Stores a message, and says whether it is new: the same request may have brought it before. */
export const insertMessage = async (
  db: Kysely<Database>,
  message: ContactMessagesTable,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('contact_messages')
    .values(message)
    .onConflict((conflict) => conflict.column('creation_key').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

const count = sql<number>`count(*)`.as('count');

/** How many messages nobody has read yet. */
export const countUnreadMessages = async (db: Kysely<Database>): Promise<number> => {
  const unread = db.selectFrom('contact_messages').select(count).where('read_at', 'is', null);
  return (await unread.executeTakeFirstOrThrow()).count;
};

/** One page of the messages, newest first. */
export interface MessagePage {
  messages: ContactMessagesTable[];
  /** Number of the page, from 1; the last page when a later one was asked for. */
  page: number;
  totalPages: number;
  totalMessages: number;
  /** Of all messages, whatever was searched for. */
  unreadMessages: number;
}

/**
 * Reads one page.
 * @param query what a message must hold, literally and without regard to case; empty for all
 * @param page number of the page, from 1
 * @param limit messages a page
 */
export const readMessagePage = async (
  db: Kysely<Database>,
  query: string,
  page: number,
  limit: number,
): Promise<MessagePage> => {
  const term = foldForSearch(query);
  const found = db
    .selectFrom('contact_messages')
    .$if(term !== '', (all) => all.where(sql<boolean>`search like ${likePattern(term)} escape '\\'`));
  const { count: totalMessages } = await found.select(count).executeTakeFirstOrThrow();
  const totalPages = Math.max(1, Math.ceil(totalMessages / limit));
  const number = Math.min(page, totalPages);
  const messages = await found
    .selectAll()
    // Ids begin with the time.
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((number - 1) * limit)
    .execute();
  return { messages, page: number, totalPages, totalMessages, unreadMessages: await countUnreadMessages(db) };
};

import type { components } from '@planner/api-client/schema';
import { changesOf } from '../activity/changesOf.ts';
import { record } from '../activity/record.ts';
import type { Handlers } from '../Handler.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import { paginationOf } from '../platform/db/readPage.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import { limitsByEmail, type RateLimit, takeHits } from '../platform/security/rateLimits.ts';
import { HOUR_MS } from '../platform/time.ts';
import {
  countUnreadMessages,
  deleteMessage,
  findMessage,
  insertMessage,
  type MessageRow,
  newMessage,
  readMessagePage,
  updateMessage,
} from './rows.ts';

const MESSAGES_PER_PAGE = 10;
/** Messages that visitors can send in the usual window of rate limits. */
const MAX_MESSAGES = { network: 20, email: 5 };
/** All messages within an hour, from however many networks: they stay in the database. */
const MAX_MESSAGES_IN_ALL = 200;

const messageLimits = (email: string, address: string): RateLimit[] => [
  ...limitsByEmail('contact', { email, address }, MAX_MESSAGES),
  { key: 'contact', max: MAX_MESSAGES_IN_ALL, windowMs: HOUR_MS },
];

export const toReceivedMessage = (row: MessageRow): components['schemas']['ReceivedMessage'] => ({
  _id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  phone: row.phone,
  subject: row.subject,
  message: row.message,
  isRead: row.read_at !== null,
  createdAt: row.created_at,
});

export const inboxHandlers = {
  async sendContactMessage({ services, body, address, idempotencyKey, now, queueMail }) {
    const { engine, ids, contactEmail } = services;
    await takeHits(engine, messageLimits(body.email, address), now);
    await inTransaction(engine, async (trx) => {
      const message = newMessage(ids(now), body, idempotencyKey, now);
      const isNew = await insertMessage(trx, message);
      if (isNew && contactEmail) await queueMail(trx, 'contactMessage', message.id);
    });
    return { status: 200, body: { message: 'Thank you. Your message has been sent' } };
  },

  async listContactMessages({ services, query: { query = '', sender, page = 1 } }) {
    const found = await readMessagePage(services.engine, { query, sender }, page, MESSAGES_PER_PAGE);
    return {
      status: 200,
      body: {
        messages: found.rows.map(toReceivedMessage),
        pagination: paginationOf(found, MESSAGES_PER_PAGE),
        unreadMessages: found.unreadMessages,
      },
    };
  },

  async countUnreadMessages({ services }) {
    return { status: 200, body: { unreadMessages: await countUnreadMessages(services.engine.db) } };
  },

  async updateContactMessage(call) {
    const { services, params, body, now } = call;
    const message = await inTransaction(services.engine, async (trx) => {
      const before = await findMessage(trx, params.id);
      const row = await updateMessage(trx, params.id, body.isRead ? now.toISOString() : null);
      if (!before || !row) throw HttpError.notFound();
      const after = toReceivedMessage(row);
      const changes = changesOf(toReceivedMessage(before), after, ['isRead']);
      await record(trx, call, { kind: 'messageUpdated', subject: row.email, subjectId: row.id, changes });
      return after;
    });
    return { status: 200, body: message };
  },

  async deleteContactMessage(call) {
    const { services, params } = call;
    await inTransaction(services.engine, async (trx) => {
      const before = await findMessage(trx, params.id);
      if (!before || !(await deleteMessage(trx, params.id))) throw HttpError.notFound();
      await record(trx, call, { kind: 'messageDeleted', subject: before.email, subjectId: before.id });
    });
    return { status: 200, body: { message: 'Message deleted' } };
  },
} satisfies Partial<Handlers>;

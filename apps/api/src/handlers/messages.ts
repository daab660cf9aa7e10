import type { components } from '@planner/api-client/schema';
import type { Handlers } from '../contract/types.ts';
import { countUnreadMessages, readMessagePage } from '../db/contactMessages.ts';
import type { ContactMessagesTable } from '../db/schema.ts';
import { HttpError } from '../http/HttpError.ts';

const MESSAGES_PER_PAGE = 10;

const toReceivedMessage = (row: ContactMessagesTable): components['schemas']['ReceivedMessage'] => ({
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

/** What visitors have written, for administrators. */
export const messageHandlers: Pick<
  Handlers,
  'listContactMessages' | 'countUnreadMessages' | 'updateContactMessage' | 'deleteContactMessage'
> = {
  async listContactMessages({ services, query }) {
    const { messages, page, totalPages, totalMessages, unreadMessages } = await readMessagePage(
      services.engine.db,
      query.query ?? '',
      query.page ?? 1,
      MESSAGES_PER_PAGE,
    );
    return {
      status: 200,
      body: {
        messages: messages.map(toReceivedMessage),
        pagination: { currentPage: page, totalPages, totalMessages, messagesPerPage: MESSAGES_PER_PAGE },
        unreadMessages,
      },
    };
  },

  async countUnreadMessages({ services }) {
    return { status: 200, body: { unreadMessages: await countUnreadMessages(services.engine.db) } };
  },

  async updateContactMessage({ services, params, body, now }) {
    const row = await services.engine.db
      .updateTable('contact_messages')
      .set({ read_at: body.isRead ? now.toISOString() : null })
      .where('id', '=', params.id)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw HttpError.notFound();
    return { status: 200, body: toReceivedMessage(row) };
  },

  async deleteContactMessage({ services, params }) {
    const { numDeletedRows } = await services.engine.db
      .deleteFrom('contact_messages')
      .where('id', '=', params.id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw HttpError.notFound();
    return { status: 200, body: { message: 'Message deleted' } };
  },
};

import { readMessage, readReceivedMessage, readReceivedMessagePage, readUnreadMessages } from '../readers.ts';
import { textOf, type Transport } from '../transport.ts';
import type { CallOptions, Message, ReceivedMessage, ReceivedMessagePage } from '../types.ts';

/** Which messages to list. */
export interface MessageListQuery {
  /** From 1, which is the default. A page beyond the last answers the last. */
  page?: number | undefined;
  /** Looked for literally in everything the sender has written, without regard to case. Empty means all. */
  query?: string | undefined;
}

/** What visitors have written, for administrators. */
export const messageOperations = ({ http, receive }: Transport) => ({
  /** One page of messages, newest first. */
  listContactMessages: (
    { page, query }: MessageListQuery = {},
    options: CallOptions = {},
  ): Promise<ReceivedMessagePage> => {
    const params = { query: { page, query: query === '' ? undefined : query } };
    return receive(http.GET('/messages', { params, ...textOf(options) }), readReceivedMessagePage, options);
  },

  /** How many messages nobody has read yet. */
  countUnreadMessages: async (options: CallOptions = {}): Promise<number> =>
    (await receive(http.GET('/messages/unread', textOf(options)), readUnreadMessages, options))
      .unreadMessages,

  /** Marks a message as read or unread. 404: it was deleted. */
  updateContactMessage: (
    id: string,
    body: { isRead: boolean },
    options: CallOptions = {},
  ): Promise<ReceivedMessage> =>
    receive(
      http.PUT('/messages/{id}', { params: { path: { id } }, body, ...textOf(options) }),
      readReceivedMessage,
      options,
    ),

  /** Deletes a message. 404: it was deleted before. */
  deleteContactMessage: (id: string, options: CallOptions = {}): Promise<Message> =>
    receive(
      http.DELETE('/messages/{id}', { params: { path: { id } }, ...textOf(options) }),
      readMessage,
      options,
    ),
});

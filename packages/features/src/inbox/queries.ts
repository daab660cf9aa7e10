import {
  type ApiClient,
  countUnreadMessages,
  listContactMessages,
  type ReceivedMessage,
} from '@planner/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ListPage, toListPage } from '../shared/list/ListPage.ts';

/** Shown when the server sends no message. */
export const errorTexts = {
  list: 'Failed to fetch messages',
  update: 'Failed to update message',
  delete: 'Failed to delete message',
};

export const senderName = ({ firstName, lastName }: ReceivedMessage): string => `${firstName} ${lastName}`;

/** Every list of messages updates it. Not polled: requests would keep an idle session alive. */
export const countUnreadMessagesQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['countUnreadMessages'] as const,
    queryFn: async ({ signal }) => (await countUnreadMessages(client, { signal })).unreadMessages,
    meta: { isQuiet: true },
  });

export interface MessageList extends ListPage<ReceivedMessage> {
  query: string;
  unreadMessages: number;
}

export const listContactMessagesQuery = (client: ApiClient, params: { page: number; query: string }) =>
  queryOptions({
    queryKey: ['listContactMessages', params] as const,
    queryFn: async ({ signal, client: queryClient }): Promise<MessageList> => {
      const response = await listContactMessages(client, params, { signal });
      const { messages, unreadMessages, pagination } = response;
      queryClient.setQueryData(countUnreadMessagesQuery(client).queryKey, unreadMessages);
      return { ...toListPage(messages, pagination), query: params.query, unreadMessages };
    },
    placeholderData: keepPreviousData,
  });

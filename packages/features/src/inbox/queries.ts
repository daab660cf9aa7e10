import {
  type ApiClient,
  countUnreadMessages,
  getContactMessage,
  listContactMessages,
  type ListContactMessagesQuery,
  type ReceivedMessage,
} from '@planner/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ListPage, toListPage } from '../shared/list/usePagedList.ts';

/** Shown when the server sends no message. */
export const errorTexts = {
  list: 'Failed to fetch messages',
  get: 'Failed to fetch message',
  update: 'Failed to update message',
  delete: 'Failed to delete message',
};

export const senderName = ({ firstName, lastName }: ReceivedMessage): string => `${firstName} ${lastName}`;

/** Every list of messages updates it. Not polled: requests would keep an idle session alive. */
export const countUnansweredMessagesQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['countUnreadMessages'] as const,
    queryFn: async ({ signal }) => (await countUnreadMessages(client, { signal })).unansweredMessages ?? 0,
    meta: { isQuiet: true },
  });

export interface MessageList extends ListPage<ReceivedMessage> {
  /** True if a search or a filter may hide messages. */
  isFiltered: boolean;
  unansweredMessages: number;
}

export interface MessageListParams {
  page: number;
  /** Rows per page; undefined for 10. */
  limit?: number | undefined;
  query: string;
  /** Undefined for all messages. */
  state: ListContactMessagesQuery['state'];
}

export const getContactMessageQuery = (
  client: ApiClient,
  id: string,
  { query, state }: Pick<ListContactMessagesQuery, 'query' | 'state'>,
) =>
  queryOptions({
    queryKey: ['getContactMessage', id, query, state] as const,
    queryFn: ({ signal }) => getContactMessage(client, id, { query, state }, { signal }),
  });

/** Query of a page of messages. */
export const listContactMessagesQuery = (client: ApiClient, params: MessageListParams) =>
  queryOptions({
    queryKey: ['listContactMessages', params] as const,
    queryFn: async ({ signal, client: queryClient }): Promise<MessageList> => {
      const response = await listContactMessages(client, params, { signal });
      const { messages, unansweredMessages = 0, pagination } = response;
      queryClient.setQueryData(countUnansweredMessagesQuery(client).queryKey, unansweredMessages);
      const isFiltered = params.query !== '' || params.state !== undefined;
      return { ...toListPage(messages, pagination), isFiltered, unansweredMessages };
    },
    placeholderData: keepPreviousData,
  });

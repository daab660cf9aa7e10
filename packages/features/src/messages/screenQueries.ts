import type { ApiClient, ReceivedMessage } from '@planner/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ListPage } from '../shared/list/ListPage.ts';
import { toListPage } from '../shared/list/toListPage.ts';
import { unreadMessagesQuery } from '../shared/query/unreadMessages.ts';

// Without the mutations, because the host bundles these queries to prefetch them.

export interface MessageListParams {
  /** From 1. */
  page: number;
  query: string;
}

export interface MessageList extends ListPage<ReceivedMessage> {
  query: string;
  unreadMessages: number;
}

export const listContactMessagesQuery = (client: ApiClient, { page, query }: MessageListParams) =>
  queryOptions({
    queryKey: ['listContactMessages', { page, query }] as const,
    queryFn: async ({ signal, client: queryClient }): Promise<MessageList> => {
      const response = await client.listContactMessages({ page, query }, { signal });
      const { messages, unreadMessages, pagination } = response;
      queryClient.setQueryData(unreadMessagesQuery(client).queryKey, unreadMessages);
      return { ...toListPage(messages, pagination), query, unreadMessages };
    },
    placeholderData: keepPreviousData,
  });

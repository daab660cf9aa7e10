import type { ApiClient, ReceivedMessage, ReceivedMessagePage } from '@planner/api-client';
import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { deletionResult } from '../shared/deletionResult.ts';
import { unreadMessagesQuery } from '../shared/unreadMessages.ts';

/** Which messages to list: the page, from 1, and what to look for, empty for all. */
export interface MessageListParams {
  page: number;
  query: string;
}

/** A page of messages, and the search that it answers. */
export interface MessageList extends ReceivedMessagePage {
  query: string;
}

const LISTS = { queryKey: ['listContactMessages'] };

/** One page of messages. Each page and search has its own entry; until the next one is there, the last one stays. */
export const listContactMessagesQuery = (client: ApiClient, { page, query }: MessageListParams) =>
  queryOptions({
    queryKey: ['listContactMessages', { page, query }] as const,
    queryFn: async ({ signal, client: queryClient }): Promise<MessageList> => {
      const list = await client.listContactMessages({ page, query }, { signal });
      queryClient.setQueryData(unreadMessagesQuery(client).queryKey, list.unreadMessages);
      return { ...list, query };
    },
    placeholderData: keepPreviousData,
  });

const replace = (queryClient: QueryClient, saved: ReceivedMessage) =>
  queryClient.setQueriesData(LISTS, (list: MessageList | undefined) => {
    const before = list?.messages.find(({ id }) => id === saved.id);
    if (!list || !before || before.isRead === saved.isRead) return list;
    return {
      ...list,
      messages: list.messages.map((message) => (message.id === saved.id ? saved : message)),
      unreadMessages: Math.max(0, list.unreadMessages + (saved.isRead ? -1 : 1)),
    };
  });

/** Marks a message as read or unread. */
export const updateContactMessageMutation = (client: ApiClient) =>
  mutationOptions({
    mutationKey: ['updateContactMessage'],
    mutationFn: ({ id, isRead }: Pick<ReceivedMessage, 'id' | 'isRead'>) =>
      client.updateContactMessage(id, { isRead }),
    onSuccess: (saved, _input, _result, { client: queryClient }) => {
      replace(queryClient, saved);
      void queryClient.invalidateQueries(LISTS);
    },
  });

/**
 * Deletes a message. It is done when the lists that are shown have been loaded again, also where somebody else had been
 * quicker.
 */
export const deleteContactMessageMutation = (client: ApiClient) =>
  mutationOptions({
    mutationKey: ['deleteContactMessage'],
    mutationFn: ({ id }: ReceivedMessage) => deletionResult(client.deleteContactMessage(id)),
    onSuccess: (_result, _input, _context, { client: queryClient }) => queryClient.invalidateQueries(LISTS),
  });

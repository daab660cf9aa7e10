import {
  type ApiClient,
  deleteContactMessage,
  type ReceivedMessage,
  updateContactMessage,
} from '@planner/api-client';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { deletionResult } from '../shared/query/deletionResult.ts';
import { invalidate } from '../shared/query/invalidate.ts';
import type { MessageList } from './queries.ts';

const LIST = 'listContactMessages';

const replaceMessage = (queryClient: QueryClient, saved: ReceivedMessage) =>
  queryClient.setQueriesData({ queryKey: [LIST] }, (list: MessageList | undefined) => {
    const before = list?.rows.find(({ id }) => id === saved.id);
    if (!list || !before || before.isRead === saved.isRead) return list;
    return {
      ...list,
      rows: list.rows.map((message) => (message.id === saved.id ? saved : message)),
      unreadMessages: Math.max(0, list.unreadMessages + (saved.isRead ? -1 : 1)),
    };
  });

export const updateContactMessageMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ id, isRead }: Pick<ReceivedMessage, 'id' | 'isRead'>) =>
      updateContactMessage(client, id, { isRead }),
    onSuccess: (saved, _input, _result, { client: queryClient }) => {
      if (saved) replaceMessage(queryClient, saved);
      void invalidate(queryClient, LIST);
    },
  });

/** Resolves when visible lists have been refetched, also when the message was already deleted. */
export const deleteContactMessageMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ id }: ReceivedMessage) => deletionResult(deleteContactMessage(client, id)),
    onSuccess: (_result, _input, _context, { client: queryClient }) => invalidate(queryClient, LIST),
  });

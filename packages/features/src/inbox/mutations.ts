import {
  type ApiClient,
  deleteContactMessage,
  type OpenedMessage,
  type ReceivedMessage,
  type ReceivedMessageUpdate,
  updateContactMessage,
} from '@planner/api-client';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { deletionResult } from '../shared/query/deletionResult.ts';
import { invalidate } from '../shared/query/invalidate.ts';
import type { MessageList } from './queries.ts';

const LIST = 'listContactMessages';

const replaceMessage = (queryClient: QueryClient, saved: ReceivedMessage) => {
  queryClient.setQueriesData(
    { queryKey: ['getContactMessage', saved.id] },
    (opened: OpenedMessage | undefined) => opened && { ...opened, message: saved },
  );
  queryClient.setQueriesData(
    { queryKey: [LIST] },
    (list: MessageList | readonly ReceivedMessage[] | undefined) => {
      // That of a person's page, which is fetched again.
      if (!list || !('rows' in list)) return list;
      const before = list.rows.find(({ id }) => id === saved.id);
      if (!before) return list;
      const newlyAnswered = Number(Boolean(saved.answeredAt)) - Number(Boolean(before.answeredAt));
      return {
        ...list,
        rows: list.rows.map((message) => (message.id === saved.id ? saved : message)),
        unansweredMessages: Math.max(0, list.unansweredMessages - newlyAnswered),
      };
    },
  );
};

export const updateContactMessageMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ id, ...changes }: ReceivedMessageUpdate & { id: string }) =>
      updateContactMessage(client, id, changes),
    onSuccess: (saved, _input, _result, { client: queryClient }) => {
      if (saved) replaceMessage(queryClient, saved);
      void invalidate(queryClient, LIST, 'getDashboard', ...(saved ? [] : (['getContactMessage'] as const)));
    },
  });

/** Resolves when visible lists have been refetched, also when the message was already deleted. */
export const deleteContactMessageMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ id }: ReceivedMessage) => deletionResult(deleteContactMessage(client, id)),
    onSuccess: (_result, _input, _context, { client: queryClient }) =>
      invalidate(queryClient, LIST, 'getContactMessage', 'getDashboard'),
  });

import { type ApiClient, getUser, listContactMessages } from '@planner/api-client';
import { queryOptions } from '@tanstack/react-query';
import type { Rights } from '../session/rights.ts';

/** Another server than one with `getUser.health` sends health values unasked. */
export const getPersonQuery = (client: ApiClient, id: string, { offers }: Rights) =>
  queryOptions({
    queryKey: ['getUser', 'person', id] as const,
    queryFn: ({ signal }) =>
      getUser(client, id, offers('getUser.health') ? { health: 'omit' } : {}, { signal }),
  });

/** The newest messages from an address. */
export const listPersonMessagesQuery = (client: ApiClient, sender: string) =>
  queryOptions({
    queryKey: ['listContactMessages', 'person', sender] as const,
    queryFn: async ({ signal }) => (await listContactMessages(client, { sender }, { signal })).messages,
  });

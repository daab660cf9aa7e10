import type { ApiClient } from '@planner/api-client';
import { queryOptions } from '@tanstack/react-query';

/** Every list of messages updates it. Not polled: requests would keep an idle session alive. */
export const unreadMessagesQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['countUnreadMessages'] as const,
    queryFn: async ({ signal }) => (await client.countUnreadMessages({ signal })).unreadMessages,
    meta: { isQuiet: true },
  });

import type { ApiClient } from '@planner/api-client';
import { queryOptions } from '@tanstack/react-query';

/**
 * How many messages of visitors nobody has read yet. Each list of messages that comes says it, too, and keeps this up to
 * date. It is quiet: nobody waits for it. And it is not asked for again and again, since a session that is not used must end.
 */
export const unreadMessagesQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['countUnreadMessages'] as const,
    queryFn: ({ signal }) => client.countUnreadMessages({ signal }),
    meta: { isQuiet: true },
  });

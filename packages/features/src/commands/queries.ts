import type { ApiClient } from '@planner/api-client';
import { queryOptions } from '@tanstack/react-query';

/** The first users with the query in their names or e-mails. Each query has its own entry: a late answer lands nowhere else. */
export const findUsersQuery = (client: ApiClient, query: string) =>
  queryOptions({
    queryKey: ['listUsers', 'palette', query] as const,
    queryFn: ({ signal }) => client.listUsers({ query }, { signal }),
    enabled: query !== '',
  });

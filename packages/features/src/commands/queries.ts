import { type ApiClient, listUsers } from '@planner/api-client';
import { queryOptions } from '@tanstack/react-query';

/** Cache entries share key and `rows` with the list of users. `total` includes users that are not shown. */
export const listUsersQuery = (client: ApiClient, query: string) =>
  queryOptions({
    queryKey: ['listUsers', 'palette', query] as const,
    queryFn: async ({ signal }) => {
      const { users: rows, pagination } = await listUsers(client, { query }, { signal });
      return { rows, total: pagination.totalUsers };
    },
    enabled: query !== '',
  });

import { type ApiClient, listUsers, type User } from '@planner/api-client';
import { queryOptions } from '@tanstack/react-query';

export interface FoundUsers {
  rows: User[];
  /** Includes the users that are not shown. */
  total: number;
}

/** Cache entries share key and `rows` with the list of users. */
export const listUsersQuery = (client: ApiClient, query: string) =>
  queryOptions({
    queryKey: ['listUsers', 'palette', query] as const,
    queryFn: async ({ signal }): Promise<FoundUsers> => {
      const { users: rows, pagination } = await listUsers(client, { query }, { signal });
      return { rows, total: pagination.totalUsers };
    },
    enabled: query !== '',
  });

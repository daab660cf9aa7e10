import type { ApiClient, Role, User, UserSort } from '@planner/api-client';
import { queryOptions } from '@tanstack/react-query';
import type { ListPage } from '../shared/list/ListPage.ts';
import { toListPage } from '../shared/list/toListPage.ts';

// Apart from `queries.ts`, which the list screen loads only when it is needed.

export interface UserListParams {
  /** From 1. */
  page: number;
  query: string;
  /** Undefined for all roles. */
  role?: Role | undefined;
  /** Undefined for newest first. */
  sort?: UserSort | undefined;
}

export interface UserList extends ListPage<User> {
  query: string;
  role?: Role | undefined;
}

export const listUsersQuery = (client: ApiClient, { page, query, role, sort }: UserListParams) =>
  queryOptions({
    queryKey: ['listUsers', { page, query, role, sort }] as const,
    queryFn: async ({ signal }): Promise<UserList> => {
      const { users, pagination } = await client.listUsers({ page, query, role, sort }, { signal });
      return { ...toListPage(users, pagination), query, role };
    },
  });

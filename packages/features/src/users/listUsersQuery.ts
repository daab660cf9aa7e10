import type { ApiClient, Role, UserPage, UserSort } from '@planner/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

// Apart from the other queries, which the list does not need before something is done to a user.

/** Which users to list. */
export interface UserListParams {
  /** From 1. */
  page: number;
  /** What to look for; empty for everybody. */
  query: string;
  /** Undefined for all. */
  role?: Role | undefined;
  /** Undefined for the newest first. */
  sort?: UserSort | undefined;
}

/** A page of users, and what it answers. */
export interface UserList extends UserPage {
  query: string;
  role?: Role | undefined;
}

/**
 * One page of users. Each page and search has its own entry, so that a late answer never lands under another question;
 * until the next one is there, the last one stays. The host may fetch it ahead, while the screen itself is still loading.
 */
export const listUsersQuery = (client: ApiClient, { page, query, role, sort }: UserListParams) =>
  queryOptions({
    queryKey: ['listUsers', { page, query, role, sort }] as const,
    queryFn: async ({ signal }): Promise<UserList> => ({
      ...(await client.listUsers({ page, query, role, sort }, { signal })),
      query,
      role,
    }),
    placeholderData: keepPreviousData,
  });

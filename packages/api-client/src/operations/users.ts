import type { ApiClient } from '../createApiClient.ts';
import { listUsers as fetchUsers } from '../generated/operations/users.ts';
import type { ListUsersQuery, UserPage } from '../generated/types.ts';
import type { CallOptions } from '../types.ts';

/** One page of users; the last one for a page beyond it. */
export const listUsers = async (
  client: ApiClient,
  query: ListUsersQuery = {},
  options: CallOptions = {},
): Promise<UserPage> => {
  const users = await fetchUsers(client, query, options);
  const { currentPage, totalPages } = users.pagination;
  // Some servers return a page beyond the last without rows.
  return currentPage > totalPages ? fetchUsers(client, { ...query, page: totalPages }, options) : users;
};

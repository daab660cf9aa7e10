import { streamInit, withoutEmpty, type ApiClient } from '../createApiClient.ts';
import { listUsers as fetchUsers } from '../generated/operations/users.ts';
import type {
  ExportSelectedUsersQuery,
  ExportUsersQuery,
  ListUsersQuery,
  UserIds,
  UserPage,
} from '../generated/types.ts';
import type { CallOptions } from '../types.ts';
import { type ExportOptions, receiveCsv } from './receiveCsv.ts';

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

/** All users that `listUsers` would list on all its pages, as a CSV file. */
export const exportUsers = (
  client: ApiClient,
  query: ExportUsersQuery = {},
  options: ExportOptions = {},
): Promise<Blob> =>
  receiveCsv(
    client,
    client.http.GET('/users/export', { params: { query: withoutEmpty(query) }, ...streamInit(options) }),
    options,
  );

/** These users as a CSV file, like that of `exportUsers`. */
export const exportSelectedUsers = (
  client: ApiClient,
  body: UserIds,
  query: ExportSelectedUsersQuery = {},
  options: ExportOptions = {},
): Promise<Blob> =>
  receiveCsv(
    client,
    client.http.POST('/users/export', { params: { query }, body, ...streamInit(options) }),
    options,
  );

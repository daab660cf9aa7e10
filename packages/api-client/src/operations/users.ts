import { ApiError } from '../ApiError.ts';
import { withoutEmpty, type ApiClient } from '../createApiClient.ts';
import { listUsers as fetchUsers } from '../generated/operations/users.ts';
import type { ListUsersQuery, UserPage } from '../generated/types.ts';
import { toNetworkError } from '../toApiError.ts';
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

/** Options of an export. */
export interface ExportOptions extends CallOptions {
  /** Called with the number of users received so far. */
  onProgress?: ((users: number) => void) | undefined;
}

const NEWLINE = 10;

/** No field of ours contains a line break, so counting lines counts users. */
const readCsv = async (
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  onProgress: ExportOptions['onProgress'],
): Promise<Blob> => {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let lines = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts, { type: 'text/csv' });
    parts.push(value);
    for (const byte of value) if (byte === NEWLINE) lines += 1;
    // The first line holds the headings.
    onProgress?.(Math.max(0, lines - 1));
  }
};

/** All users that `listUsers` would list on all its pages, as a CSV file. */
export const exportUsers = async (
  { http, settle }: ApiClient,
  query: Omit<ListUsersQuery, 'page'> = {},
  { onProgress, ...options }: ExportOptions = {},
): Promise<Blob> => {
  const { signal = null } = options;
  const params = { query: withoutEmpty(query) };
  const { data, response } = await settle(
    http.GET('/users/export', { params, parseAs: 'stream', signal }),
    options,
  );
  if (!data || !response.headers.get('Content-Type')?.startsWith('text/csv'))
    throw new ApiError({ kind: 'malformed', status: response.status });
  return readCsv(data, onProgress).catch((cause: unknown) => {
    throw toNetworkError(cause, signal);
  });
};

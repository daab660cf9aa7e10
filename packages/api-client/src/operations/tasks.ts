import { type ApiClient, streamInit } from '../createApiClient.ts';
import { parseImport } from '../generated/operations/tasks.ts';
import type { Import } from '../generated/types.ts';
import type { CallOptions } from '../types.ts';

/** Lists that rows can be imported to. */
export type ImportList = 'users' | 'finance-categories';

/** Uploads a CSV file, and tells what it holds. Nothing is imported yet. 422: The file cannot be read. */
export const uploadImport = (
  { http, receive }: ApiClient,
  list: ImportList,
  file: Blob,
  options: CallOptions = {},
): Promise<Import> =>
  receive(
    http.POST('/imports/{list}', {
      params: { path: { list } },
      body: file,
      bodySerializer: (body) => body as unknown as string,
      headers: { 'Content-Type': 'text/csv' },
      ...streamInit(options),
    }),
    parseImport,
    options,
  );

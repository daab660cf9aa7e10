import { type ApiClient, streamInit } from '../createApiClient.ts';
import { parseImport } from '../generated/operations/imports.ts';
import type { operations } from '../generated/schema.ts';
import type { Import } from '../generated/types.ts';
import type { CallOptions } from '../types.ts';

/** Lists that rows can be imported to. */
export type ImportList = 'users' | 'finance-categories';

/** How a file is read; what is omitted is detected. */
export type ImportReading = NonNullable<operations['uploadImport']['parameters']['query']>;

/** Uploads a CSV file, and tells what it holds. Nothing is imported yet. 422: The file cannot be read. */
export const uploadImport = (
  { http, receive }: ApiClient,
  list: ImportList,
  file: Blob,
  query: ImportReading = {},
  options: CallOptions = {},
): Promise<Import> =>
  receive(
    http.POST('/imports/{list}', {
      params: { path: { list }, query },
      body: file,
      bodySerializer: (body) => body as unknown as string,
      headers: { 'Content-Type': 'text/csv' },
      ...streamInit(options),
    }),
    parseImport,
    options,
  );

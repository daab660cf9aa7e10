import { streamInit, withoutEmpty, type ApiClient } from '../createApiClient.ts';
import type { ExportActivityQuery } from '../generated/types.ts';
import { type ExportOptions, receiveCsv } from './receiveCsv.ts';

/** All entries that `listActivity` would list on all its pages, as a CSV file. */
export const exportActivity = (
  client: ApiClient,
  query: ExportActivityQuery = {},
  options: ExportOptions = {},
): Promise<Blob> =>
  receiveCsv(
    client,
    client.http.GET('/activity/export', { params: { query: withoutEmpty(query) }, ...streamInit(options) }),
    options,
  );

import { type ApiClient, checkImport } from '@planner/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** What an import would do with its columns as these fields. */
export const checkImportQuery = (client: ApiClient, id: string | undefined, fields: readonly string[]) =>
  queryOptions({
    queryKey: ['checkImport', { id, fields }] as const,
    queryFn: ({ signal }) => checkImport(client, id ?? '', { fields: [...fields] }, { signal }),
    enabled: id !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });

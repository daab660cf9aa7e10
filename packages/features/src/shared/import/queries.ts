import { type ApiClient, checkImport, type ImportChoice } from '@planner/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** What an import would do. @param id undefined until that can be known */
export const checkImportQuery = (client: ApiClient, id: string | undefined, choice: ImportChoice) =>
  queryOptions({
    queryKey: ['checkImport', { id, choice }] as const,
    queryFn: ({ signal }) => checkImport(client, id ?? '', choice, { signal }),
    enabled: id !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });

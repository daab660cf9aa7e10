import type { ApiClient } from '@planner/api-client';
import { queryOptions } from '@tanstack/react-query';
import { editQueryOptions } from '../shared/form/editQueryOptions.ts';

// Without the mutations, because the host bundles this query to prefetch it.

export const getUserQuery = (client: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['getUser', id] as const,
    queryFn: ({ signal }) => client.getUser(id, { signal }),
    ...editQueryOptions,
  });

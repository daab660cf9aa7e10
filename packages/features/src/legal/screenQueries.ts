import type { ApiClient, PolicyType } from '@planner/api-client';
import { queryOptions } from '@tanstack/react-query';
import { editQueryOptions } from '../shared/form/editQueryOptions.ts';

// Without the mutations, because the host bundles these queries to prefetch them.

export const editPolicyQuery = (client: ApiClient, type: PolicyType) =>
  queryOptions({
    queryKey: ['getPolicy', type, 'edit'] as const,
    queryFn: ({ signal }) => client.getPolicy(type, { signal }),
    ...editQueryOptions,
  });

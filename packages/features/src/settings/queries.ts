import { type ApiClient, getOwnProfile, listOwnSessions } from '@planner/api-client';
import { queryOptions } from '@tanstack/react-query';

/** Without `editQueryOptions`: a password change changes the ETag, so invalidation must refetch. */
export const getOwnProfileQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['getOwnProfile'] as const,
    queryFn: ({ signal }) => getOwnProfile(client, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  });

export const listOwnSessionsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['listOwnSessions'] as const,
    queryFn: async ({ signal }) => (await listOwnSessions(client, { signal })).sessions,
  });

import {
  type ApiClient,
  getOwnProfile,
  listOwnSessions,
  listOwnFactors,
  startFactor,
} from '@planner/api-client';
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

export const errorTexts = {
  list: 'Failed to fetch your second factors',
  start: 'Failed to start',
  add: 'Failed to add',
  rename: 'Failed to rename',
  remove: 'Failed to remove',
  codes: 'Failed to create recovery codes',
  codeRequired: 'Code is required',
};

export const listOwnFactorsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['listOwnFactors'] as const,
    queryFn: ({ signal }) => listOwnFactors(client, { signal }),
  });

/** A new secret, once: another one would make the code that was just scanned void. */
export const startAppQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['startFactor', 'app'] as const,
    queryFn: ({ signal }) => startFactor(client, { kind: 'app' }, { signal }),
    staleTime: 'static',
    gcTime: 0,
    retry: false,
  });

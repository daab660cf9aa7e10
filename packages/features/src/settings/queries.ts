import type { ApiClient, PasswordChange, ProfileUpdate } from '@planner/api-client';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { logQueryOptions } from '../shared/list/logQueryOptions.ts';

/** Without `editQueryOptions`: a password change changes the ETag, so invalidation must refetch. */
export const getOwnProfileQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['getOwnProfile'] as const,
    queryFn: ({ signal }) => client.getOwnProfile({ signal }),
    staleTime: Infinity,
    gcTime: 0,
  });

export const updateOwnProfileMutation = (client: ApiClient) =>
  mutationOptions({
    mutationKey: ['updateOwnProfile'],
    mutationFn: ({ update, etag }: { update: ProfileUpdate; etag: string | null }) =>
      client.updateOwnProfile(update, { etag }),
    onSuccess: (_user, _input, _result, { client: queryClient }) => {
      for (const operation of ['listUsers', 'getDashboard', 'getSession'])
        void queryClient.invalidateQueries({ queryKey: [operation] });
    },
  });

/** Ends all other sessions and changes the account's ETag. */
export const changeOwnPasswordMutation = (client: ApiClient) =>
  mutationOptions({
    mutationKey: ['changeOwnPassword'],
    mutationFn: (change: PasswordChange) => client.changeOwnPassword(change),
    onSuccess: (_message, _input, _result, { client: queryClient }) => {
      for (const operation of ['getOwnProfile', 'listOwnSessions', 'listSecurityEvents'])
        void queryClient.invalidateQueries({ queryKey: [operation] });
    },
  });

export const listOwnSessionsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['listOwnSessions'] as const,
    queryFn: async ({ signal }) => (await client.listOwnSessions({ signal })).sessions,
  });

/** Resolves when the list has been refetched. */
export const endOtherSessionsMutation = (client: ApiClient) =>
  mutationOptions({
    mutationKey: ['endOtherSessions'],
    mutationFn: () => client.endOtherSessions(),
    onSuccess: async (_message, _input, _result, { client: queryClient }) => {
      void queryClient.invalidateQueries({ queryKey: ['listSecurityEvents'] });
      await queryClient.invalidateQueries({ queryKey: ['listOwnSessions'] });
    },
  });

/** Newest first. @param kind empty for all kinds of events */
export const listSecurityEventsQuery = (client: ApiClient, kind: string) =>
  logQueryOptions(['listSecurityEvents', kind] as const, ({ cursor, signal }) =>
    client.listSecurityEvents({ kind, cursor }, { signal }),
  );

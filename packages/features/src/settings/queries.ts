import type { ApiClient, PasswordChange, ProfileUpdate } from '@planner/api-client';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';

/** The own account: asked for anew each time and left alone from then on, since a save is compared with what was loaded. */
export const getOwnProfileQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['getOwnProfile'] as const,
    queryFn: ({ signal }) => client.getOwnProfile({ signal }),
    staleTime: Infinity,
    gcTime: 0,
  });

/** Changes the own name. */
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

/** Changes the own password. Other sessions end, and so does the version of the account that was loaded. */
export const changeOwnPasswordMutation = (client: ApiClient) =>
  mutationOptions({
    mutationKey: ['changeOwnPassword'],
    mutationFn: (change: PasswordChange) => client.changeOwnPassword(change),
    onSuccess: (_message, _input, _result, { client: queryClient }) => {
      for (const operation of ['getOwnProfile', 'listOwnSessions', 'listSecurityEvents'])
        void queryClient.invalidateQueries({ queryKey: [operation] });
    },
  });

/** Where the signed-in user is signed in. */
export const listOwnSessionsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['listOwnSessions'] as const,
    queryFn: ({ signal }) => client.listOwnSessions({ signal }),
  });

/** Ends all other sessions. It is done when the list has been loaded again. */
export const endOtherSessionsMutation = (client: ApiClient) =>
  mutationOptions({
    mutationKey: ['endOtherSessions'],
    mutationFn: () => client.endOtherSessions(),
    onSuccess: async (_message, _input, _result, { client: queryClient }) => {
      void queryClient.invalidateQueries({ queryKey: ['listSecurityEvents'] });
      await queryClient.invalidateQueries({ queryKey: ['listOwnSessions'] });
    },
  });

/** What of the security log is shown: a page, from 1, and what its events are of; empty for everything. */
export interface SecurityLogPlace {
  page: number;
  kind: string;
}

/** One page of the security log; until the next one is there, the last one stays. */
export const listSecurityEventsQuery = (client: ApiClient, { page, kind }: SecurityLogPlace) =>
  queryOptions({
    queryKey: ['listSecurityEvents', { page, kind }] as const,
    queryFn: ({ signal }) => client.listSecurityEvents({ page, kind }, { signal }),
    placeholderData: keepPreviousData,
  });

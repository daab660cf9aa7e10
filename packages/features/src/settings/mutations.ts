import {
  type ApiClient,
  changeOwnPassword,
  endOtherSessions,
  endOwnSession,
  type PasswordChange,
  type ProfileUpdate,
  updateOwnProfile,
} from '@planner/api-client';
import { mutationOptions } from '@tanstack/react-query';
import { invalidate } from '../shared/query/invalidate.ts';

export const updateOwnProfileMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ update, etag }: { update: ProfileUpdate; etag: string | null }) =>
      updateOwnProfile(client, update, { etag }),
    onSuccess: (_user, _input, _result, { client: queryClient }) => {
      void invalidate(queryClient, 'listUsers', 'getDashboard', 'getSession');
    },
  });

/** Ends all other sessions and changes the account's ETag. */
export const changeOwnPasswordMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: (change: PasswordChange) => changeOwnPassword(client, change),
    onSuccess: (_message, _input, _result, { client: queryClient }) => {
      void invalidate(queryClient, 'getOwnProfile', 'listOwnSessions');
    },
  });

/** Ends one session, or all others. Resolves when the list has been refetched. */
export const endSessionsMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: (id: string | undefined) =>
      id === undefined ? endOtherSessions(client) : endOwnSession(client, id),
    onSuccess: async (_message, _input, _result, { client: queryClient }) => {
      await invalidate(queryClient, 'listOwnSessions');
    },
  });

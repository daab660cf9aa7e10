import {
  type ApiClient,
  endUserSessions,
  eraseUser,
  exportUserData,
  requestPasswordReset,
  type User,
} from '@planner/api-client';
import { mutationOptions } from '@tanstack/react-query';
import { saveFile } from '../../shared/export/saveFile.ts';
import { deletionResult } from '../../shared/query/deletionResult.ts';
import { invalidate } from '../../shared/query/invalidate.ts';
import { invalidateUsers } from '../mutations.ts';

/** Resolves when the list has been refetched. */
export const endUserSessionsMutation = (client: ApiClient, id: string) =>
  mutationOptions({
    mutationFn: () => endUserSessions(client, id),
    onSuccess: async (_message, _input, _result, { client: queryClient }) => {
      await invalidate(queryClient, 'listUserSessions', 'listActivity');
    },
  });

export const sendResetLinkMutation = (client: ApiClient, email: string) =>
  mutationOptions({
    mutationFn: () => requestPasswordReset(client, { email }),
    onSuccess: (_message, _input, _result, { client: queryClient }) => {
      void invalidate(queryClient, 'listActivity');
    },
  });

/** Saves a JSON file of what the server keeps about a user. */
export const exportUserDataMutation = (client: ApiClient, id: string) =>
  mutationOptions({
    mutationFn: async () => {
      const data = await exportUserData(client, id);
      saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), 'user-data.json');
    },
    onSuccess: (_nothing, _input, _result, { client: queryClient }) => {
      void invalidate(queryClient, 'listActivity');
    },
  });

/** Resolves when visible lists have been refetched, also when the user was already deleted. */
export const eraseUserMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ id }: Pick<User, 'id'>) => deletionResult(eraseUser(client, id)),
    onSuccess: (_result, _user, _context, { client: queryClient }) => invalidateUsers(queryClient),
  });

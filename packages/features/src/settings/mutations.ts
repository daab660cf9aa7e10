import {
  type ApiClient,
  changeOwnPassword,
  endOtherSessions,
  endOwnSession,
  type PasswordChange,
  type ProfileUpdate,
  updateOwnProfile,
  addFactor,
  createRecoveryCodes,
  type NewFactor,
  removeFactor,
  renameFactor,
  type SecondFactor,
  startFactor,
} from '@planner/api-client';
import { mutationOptions } from '@tanstack/react-query';
import { invalidate, invalidating } from '../shared/query/invalidate.ts';
import { createPasskey } from '../shared/session/passkeys.ts';

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

const withList = invalidating('listOwnFactors', 'listOwnSessions');

export const addAppMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (factor: NewFactor) => addFactor(client, factor), ...withList });

export const addPasskeyMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: async (name: string) => {
      const { challenge, passkey } = await startFactor(client, { kind: 'passkey' });
      if (!passkey) throw new Error('The server has offered no passkey');
      return addFactor(client, { challenge, name, passkey: await createPasskey(challenge, passkey) });
    },
    ...withList,
  });

export const renameFactorMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ id, name }: Pick<SecondFactor, 'id' | 'name'>) => renameFactor(client, id, { name }),
    ...withList,
  });

export const removeFactorMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: ({ id }: SecondFactor) => removeFactor(client, id), ...withList });

export const createRecoveryCodesMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: () => createRecoveryCodes(client), ...withList });

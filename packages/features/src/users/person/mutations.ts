import {
  type ApiClient,
  changeAccess,
  createUser,
  endUserSession,
  endUserSessions,
  eraseUser,
  type InvitedUser,
  inviteUser,
  exportUserData,
  liftSuspension,
  type NewSuspension,
  type NewUser,
  requestPasswordReset,
  revokeInvitation,
  sendInvitation,
  type ReceivedMessageUpdate,
  suspendUser,
  updateContactMessage,
  resetUserFactors,
  type User,
} from '@planner/api-client';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { saveFile } from '../../shared/export/saveFile.ts';
import { deletionResult } from '../../shared/query/deletionResult.ts';
import { invalidate } from '../../shared/query/invalidate.ts';
import { invalidateUsers } from '../mutations.ts';

// Here, because the list of users doesn't need it.
/** Adds a user with a password, or sends an invitation. */
export const addUserMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ user, ...options }: { user: NewUser | InvitedUser; idempotencyKey: string }) =>
      'password' in user ? createUser(client, user, options) : inviteUser(client, user, options),
    onSuccess: (_user, _input, _result, { client: queryClient }) => {
      void invalidateUsers(queryClient);
    },
  });

/** Ends one session, or all of them. Resolves when the list has been refetched. */
export const endUserSessionsMutation = (client: ApiClient, id: string) =>
  mutationOptions({
    mutationFn: (session: string | undefined) =>
      session === undefined ? endUserSessions(client, id) : endUserSession(client, id, session),
    onSuccess: async (_message, _input, _result, { client: queryClient }) => {
      await invalidate(queryClient, 'listUserSessions', 'listActivity');
    },
  });

/** Resolves when the page shows it. */
const invalidatePerson = async (queryClient: QueryClient): Promise<void> => {
  void invalidateUsers(queryClient);
  await invalidate(queryClient, 'getUser', 'getInvitation', 'listUserSessions', 'listActivity');
};

export const changeAccessMutation = (client: ApiClient, id: string) =>
  mutationOptions({
    mutationFn: (access: NonNullable<User['access']>) => changeAccess(client, id, { access }),
    onSuccess: (_user, _access, _result, { client: queryClient }) => invalidatePerson(queryClient),
  });

export const suspendUserMutation = (client: ApiClient, id: string) =>
  mutationOptions({
    mutationFn: (suspension: NewSuspension) => suspendUser(client, id, suspension),
    onSuccess: (_user, _suspension, _result, { client: queryClient }) => invalidatePerson(queryClient),
  });

export const liftSuspensionMutation = (client: ApiClient, id: string) =>
  mutationOptions({
    mutationFn: () => liftSuspension(client, id),
    onSuccess: (_user, _input, _result, { client: queryClient }) => invalidatePerson(queryClient),
  });

/** Resolves when the list has been refetched. */
export const resetUserFactorsMutation = (client: ApiClient, id: string) =>
  mutationOptions({
    mutationFn: () => resetUserFactors(client, id),
    onSuccess: async (_message, _input, _result, { client: queryClient }) => {
      await invalidate(queryClient, 'listUserFactors', 'listUserSessions', 'listActivity');
    },
  });

/** Sends an invitation, again or for the first time, or revokes it. */
export const invitationMutation = (client: ApiClient, id: string) =>
  mutationOptions({
    mutationFn: (isSent: boolean) => (isSent ? sendInvitation(client, id) : revokeInvitation(client, id)),
    onSuccess: (_message, _isSent, _result, { client: queryClient }) => invalidatePerson(queryClient),
  });

export const sendResetLinkMutation = (client: ApiClient, email: string) =>
  mutationOptions({
    mutationFn: () => requestPasswordReset(client, { email }),
    onSuccess: (_message, _input, _result, { client: queryClient }) => {
      void invalidate(queryClient, 'listActivity');
    },
  });

/** Saves a JSON file of what the server keeps about a user. */
export const exportUserDataMutation = (client: ApiClient, { id, email }: User) =>
  mutationOptions({
    mutationFn: async () => {
      const data = await exportUserData(client, id);
      saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), `${email}.json`);
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

/** Marks a message of the user as answered or not. Resolves when the list has been refetched. */
export const updatePersonMessageMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ id, ...changes }: ReceivedMessageUpdate & { id: string }) =>
      updateContactMessage(client, id, changes),
    onSuccess: (_saved, _input, _result, { client: queryClient }) =>
      invalidate(queryClient, 'listContactMessages', 'getContactMessage', 'getDashboard'),
  });

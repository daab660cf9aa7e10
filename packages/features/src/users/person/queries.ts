import {
  type ApiClient,
  getDeletedUser,
  getInvitation,
  getUser,
  hasCode,
  listActivity,
  listDeletedUsers,
  listSubscriptions,
  listUserAcceptances,
  listUserFactors,
  listUserSessions,
} from '@planner/api-client';
import { queryOptions } from '@tanstack/react-query';
import { logQueryOptions } from '../../shared/list/logQueryOptions.ts';
import { invalidate } from '../../shared/query/invalidate.ts';

/** Shown when the server sends no message. */
export const errorTexts = {
  health: 'Failed to fetch the health values',
  listSubscriptions: 'Failed to fetch subscriptions',
  listAcceptances: 'Failed to fetch what was accepted',
  listMessages: 'Failed to fetch messages',
  updateMessage: 'Failed to update message',
  listActivity: 'Failed to fetch activity',
  listSessions: 'Failed to fetch the sessions',
  endSessions: 'Failed to end the sessions',
  restrict: 'Failed to change the access',
  listFactors: 'Failed to fetch the second factors',
  resetFactors: 'Failed to reset the second factors',
  sendResetLink: 'Failed to send reset email',
  invite: 'Failed to change the invitation',
  exportData: "Failed to export the user's data",
  erase: 'Failed to erase user',
  getDeletedUser: 'Failed to fetch the deleted user',
};

/** Entries of the activity on the page. */
const SHOWN_ENTRIES = 8;

/** A deleted user who can still be restored or erased; null if there is none. */
export const getDeletedUserQuery = (client: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['getDeletedUser', id] as const,
    queryFn: ({ signal }) =>
      getDeletedUser(client, id, { signal }).catch((error: unknown) => {
        if (hasCode(error, 'not-found', 404)) return null;
        throw error;
      }),
  });

/** Also the health values. The server records that they were read, which the activity then shows. */
export const getHealthQuery = (client: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['getUser', 'health', id] as const,
    queryFn: async ({ signal, client: queryClient }) => {
      const user = await getUser(client, id, {}, { signal });
      void invalidate(queryClient, 'listActivity');
      return user;
    },
    // Not read again, except on request.
    staleTime: 'static',
    gcTime: 0,
  });

/** @param canFilter true if the server has `listSubscriptions.userId`; another one sends all subscriptions */
export const listPersonSubscriptionsQuery = (client: ApiClient, id: string, canFilter: boolean) =>
  queryOptions({
    queryKey: ['listSubscriptions', 'person', id] as const,
    queryFn: async ({ signal }) => {
      const query = canFilter ? { userId: id, page: 1 } : {};
      const { subscriptions } = await listSubscriptions(client, query, { signal });
      return subscriptions.filter(({ userId }) => userId === id);
    },
  });

export const listUserAcceptancesQuery = (client: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['listUserAcceptances', id] as const,
    queryFn: async ({ signal }) => (await listUserAcceptances(client, id, { signal })).items,
  });

/** The newest entries about and by an account. Another one can have had its address before. */
export const listPersonActivityQuery = (client: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['listActivity', 'person', id] as const,
    queryFn: async ({ signal }) => {
      const logs = await Promise.all(
        [{ subject: id }, { actor: id }].map((filter) =>
          listActivity(client, { ...filter, limit: SHOWN_ENTRIES }, { signal }),
        ),
      );
      const entries = new Map(logs.flatMap(({ items }) => items.map((entry) => [entry.id, entry])));
      return [...entries.values()].toSorted((a, b) => (a.at < b.at ? 1 : -1)).slice(0, SHOWN_ENTRIES);
    },
  });

export const listUserSessionsQuery = (client: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['listUserSessions', id] as const,
    queryFn: async ({ signal }) => (await listUserSessions(client, id, { signal })).sessions,
  });

export const listUserFactorsQuery = (client: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['listUserFactors', id] as const,
    queryFn: async ({ signal }) => (await listUserFactors(client, id, { signal })).factors,
  });

export const getInvitationQuery = (client: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['getInvitation', id] as const,
    queryFn: ({ signal }) => getInvitation(client, id, { signal }),
  });

/** Users who can be restored, the latest deleted first. */
export const listDeletedUsersQuery = (client: ApiClient, query: string) =>
  logQueryOptions(['listDeletedUsers', query] as const, ({ cursor, signal }) =>
    listDeletedUsers(client, { query, cursor }, { signal }),
  );

import {
  type ApiClient,
  changeRoles,
  deleteUser,
  deleteUsers,
  updateUser,
  type User,
  type UserIds,
  type UserSelection,
  type UserUpdate,
} from '@planner/api-client';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { deletionResult } from '../shared/query/deletionResult.ts';
import { invalidate } from '../shared/query/invalidate.ts';
import { startedTask } from '../shared/tasks/queries.ts';
import type { Level } from '../shared/session/levels.ts';
import type { TaskAction } from '../shared/tasks/taskTexts.ts';
import type { ExportQuery } from '../shared/export/exportSettings.ts';
import type { UserOrder } from './userOrder.ts';
import type { UserList } from './queries.ts';

export const invalidateUsers = (queryClient: QueryClient) =>
  invalidate(queryClient, 'listUsers', 'listDeletedUsers', 'getDashboard', 'getSession');

export const updateUserMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ id, update, etag }: { id: string; update: UserUpdate; etag: string | null }) =>
      updateUser(client, id, update, { etag }),
    onSuccess: (saved, { id, update }, _result, { client: queryClient }) => {
      queryClient.setQueriesData(
        // Includes the results of the command palette, which have `rows` too.
        { queryKey: ['listUsers'] },
        (page: Pick<UserList, 'rows'> | undefined) =>
          page && {
            ...page,
            rows: page.rows.map((user) => (user.id === id ? (saved ?? { ...user, ...update }) : user)),
          },
      );
      void invalidateUsers(queryClient);
      // The page of the user.
      void invalidate(queryClient, 'getUser');
    },
  });

/** Resolves when visible lists have been refetched, also when the user was already deleted. */
export const deleteUserMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ id }: User) => deletionResult(deleteUser(client, id)),
    onSuccess: (_result, _user, _context, { client: queryClient }) => invalidateUsers(queryClient),
  });

/** Starts a task of the server. A refusal may mean that the list is outdated. */
export const startTaskMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({
      newRole,
      access,
      users,
    }: TaskAction & { access: Level | undefined; users: UserSelection }) =>
      newRole
        ? changeRoles(client, { ...users, newRole, ...(access && { access }) })
        : deleteUsers(client, users),
    onSettled: (task, error, _input, _result, { client: queryClient }) => {
      if (task) startedTask.write(task.id);
      return error ? invalidateUsers(queryClient) : invalidate(queryClient, 'listTasks');
    },
  });

/** Resolves to a CSV file of all users of a list, or of some users. Takes the signal that aborts it. */
export const exportUsersMutation = (
  client: ApiClient,
  users: UserIds | (UserOrder & { query: string }),
  choice: ExportQuery,
  onProgress: (users: number) => void,
) =>
  mutationOptions({
    mutationFn: async (signal: AbortSignal) => {
      const { exportSelectedUsers, exportUsers } = await import('../shared/bulk.ts');
      return 'ids' in users
        ? exportSelectedUsers(client, users, choice, { signal, onProgress })
        : exportUsers(client, { ...users, ...choice }, { signal, onProgress });
    },
    meta: { isQuiet: true },
  });

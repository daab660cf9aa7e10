import type { ApiClient, NewUser, User, UserUpdate, Versioned } from '@planner/api-client';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { deletionResult } from '../shared/deletionResult.ts';
import { WHILE_EDITED } from '../shared/whileEdited.ts';
import type { UserList } from './listUsersQuery.ts';

// Keys begin with operationIds, so that a save can name what it makes stale without knowing the feature that shows it.
const STALE_AFTER_SAVE = ['listUsers', 'getDashboard', 'getSession'];

/** Makes everything ask again that shows users. */
export const invalidateUsers = (queryClient: QueryClient) =>
  Promise.all(STALE_AFTER_SAVE.map((operation) => queryClient.invalidateQueries({ queryKey: [operation] })));

/** One user, to be edited. */
export const getUserQuery = (client: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['getUser', id] as const,
    queryFn: ({ signal }) => client.getUser(id, { signal }),
    ...WHILE_EDITED,
  });

/** Adds a user. */
export const createUserMutation = (client: ApiClient) =>
  mutationOptions({
    mutationKey: ['createUser'],
    mutationFn: (user: NewUser) => client.createUser(user),
    onSuccess: (_user, _input, _result, { client: queryClient }) => {
      void invalidateUsers(queryClient);
    },
  });

/** What to save of a user, and the version that it was made from. */
export interface UpdateUserInput {
  id: string;
  update: UserUpdate;
  etag: string | null;
}

/** Changes a user. */
export const updateUserMutation = (client: ApiClient) =>
  mutationOptions({
    mutationKey: ['updateUser'],
    mutationFn: ({ id, update, etag }: UpdateUserInput) => client.updateUser(id, update, { etag }),
    onSuccess: (saved: Versioned<User>, _input, _result, { client: queryClient }) => {
      queryClient.setQueriesData(
        { queryKey: ['listUsers'] },
        (page: UserList | undefined) =>
          page && { ...page, users: page.users.map((user) => (user.id === saved.id ? saved : user)) },
      );
      void invalidateUsers(queryClient);
    },
  });

/**
 * Deletes a user. It is done when the lists that are shown have been loaded again, also where somebody else had been
 * quicker.
 */
export const deleteUserMutation = (client: ApiClient) =>
  mutationOptions({
    mutationKey: ['deleteUser'],
    mutationFn: ({ id }: User) => deletionResult(client.deleteUser(id)),
    onSuccess: (_result, _user, _context, { client: queryClient }) => invalidateUsers(queryClient),
  });

import { type ApiClient, getUser, listUsers, type User } from '@planner/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { editQueryOptions } from '../shared/form/editQueryOptions.ts';
import { toListPage, type ListPage } from '../shared/list/usePagedList.ts';
import type { Rights } from '../shared/session/rights.ts';
import type { ShownState, UserOrder } from './userOrder.ts';

/** Shown when the server sends no message. */
export const errorTexts = {
  listUsers: 'Failed to fetch users',
  listDeletedUsers: 'Failed to fetch deleted users',
  getUser: 'Failed to fetch user by ID',
  createUser: 'Failed to add user',
  updateUser: 'Failed to update user',
  deleteUser: 'Failed to delete user',
};

export interface UserListParams extends UserOrder {
  /** From 1. */
  page: number;
  /** Rows per page; undefined for 10. */
  limit?: number | undefined;
  query: string;
}

export interface UserList extends ListPage<User>, Pick<UserOrder, 'role' | 'state' | 'importId'> {
  query: string;
  /** Name of the file of the import, if known. */
  importFile?: string | undefined;
}

/** A server without these extras would ignore or refuse the parameters. */
export const toOfferedOrder = (
  { role, state, importId, sort }: Omit<UserOrder, 'state'> & { state?: ShownState | undefined },
  { offers }: Rights,
): UserOrder => ({
  role: offers('listUsers.role') ? role : undefined,
  state: offers('listUsers.state') && state !== 'deleted' ? state : undefined,
  importId: (offers('listUsers.importId') && importId) || undefined,
  sort: offers('listUsers.sort') ? sort : undefined,
});

/** Query of a page of users. */
export const listUsersQuery = (client: ApiClient, params: UserListParams) =>
  queryOptions({
    queryKey: ['listUsers', params] as const,
    queryFn: async ({ signal }): Promise<UserList> => {
      const { users, pagination, importFile } = await listUsers(client, params, { signal });
      const { query, role, state, importId } = params;
      return { ...toListPage(users, pagination), query, role, state, importId, importFile };
    },
    placeholderData: keepPreviousData,
  });

/** Query of a user to edit. */
export const getUserQuery = (client: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['getUser', id] as const,
    queryFn: ({ signal }) => getUser(client, id, {}, { signal }),
    ...editQueryOptions,
  });

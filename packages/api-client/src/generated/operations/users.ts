// Generated from openapi.yaml by `pnpm generate`. Do not edit.

import { array, id, number, object, optional, pageCount, string } from '../../parse.ts';
import { ifMatch, streamInit, withoutEmpty } from '../../createApiClient.ts';
import type { ApiClient } from '../../createApiClient.ts';
import type { CallOptions, Changed, CreateOptions, SaveOptions, Versioned } from '../../types.ts';
import { parseMessage } from './shared.ts';
import { parseUser } from './records.ts';
import type { Message, User, Pagination, UserPage, NewUser, UserUpdate, ListUsersQuery, GetUserQuery } from '../types.ts';

export const parsePagination = object<Pagination>({ currentPage: number, totalPages: pageCount, totalUsers: number, usersPerPage: number });

export const parseUserPage = object<UserPage>({ users: array(parseUser), pagination: parsePagination, importFile: optional(string) });

/** List or search users. Ten users per page, unless `limit` says otherwise, newest first by default. A page beyond the last returns the last. `query` finds users whose name and e-mail address contain all its words, in any order. This server sends no health values. */
export const listUsers = ({ http, receive }: ApiClient, query: ListUsersQuery = {}, options: CallOptions = {}): Promise<UserPage> =>
  receive(http.GET('/users', { params: { query: withoutEmpty(query) }, ...streamInit(options) }), parseUserPage, options);

/** Add a user. `gender` defaults to male and `role` to user. E-mail addresses are compared ignoring case. 409: The e-mail address is already in use. */
export const createUser = ({ http, changeItem, idempotencyKey }: ApiClient, body: NewUser, options: CreateOptions = {}): Promise<Changed<Versioned<User>> | undefined> =>
  changeItem(http.POST('/users', { params: { header: idempotencyKey('createUser', options) }, body, ...streamInit(options) }), parseUser, options);

/** Get one user. Returns one user, with gender, date of birth, height and weight if the access of the caller includes them. Reading them leaves an entry in the activity, one an hour for each pair of administrator and user. No other answer has them, except `current` of a refused `updateUser`, `exportUserData`, and the exports that ask for them. */
export const getUser = ({ http, receiveItem }: ApiClient, id: string, query: GetUserQuery = {}, options: CallOptions = {}): Promise<Versioned<User>> =>
  receiveItem(http.GET('/users/{id}', { params: { path: { id }, query: withoutEmpty(query) }, ...streamInit(options) }), parseUser, options);

/** Change a user. Omitted fields stay unchanged; null clears a field. The e-mail address cannot be changed. Changing the role ends the user's sessions. Administrators can't remove the admin role from themselves or the last administrator. 409: You can't remove the admin role from yourself or the last administrator. 412: The user was saved in the meantime. `current` is the stored user, as `getUser` returns it. */
export const updateUser = (client: ApiClient, id: string, body: UserUpdate, options: SaveOptions = {}): Promise<Changed<Versioned<User>> | undefined> => {
  const { http, changeItem } = client;
  return changeItem(http.PUT('/users/{id}', { params: { path: { id }, header: ifMatch(options) }, body, ...streamInit(options) }), parseUser, options, () => getUser(client, id, {}, { signal: options.signal }));
};

/** Delete a user. Deletes the account and ends its sessions. 409: You can't delete yourself or the last administrator. */
export const deleteUser = ({ http, change }: ApiClient, id: string, options: CallOptions = {}): Promise<Changed<Message> | undefined> =>
  change(http.DELETE('/users/account-delete/{id}', { params: { path: { id } }, ...streamInit(options) }), parseMessage, options);

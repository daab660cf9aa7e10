// Generated from openapi.yaml by `pnpm generate`. Do not edit.

import { id, string } from '../../parse.ts';
import { changeInit, ifMatch, readInit } from '../../createApiClient.ts';
import type { ApiClient } from '../../createApiClient.ts';
import type { CallOptions, Changed, SaveOptions, Versioned } from '../../types.ts';
import { parseMessage } from './shared.ts';
import { parseUser, parseOwnSessionList } from './records.ts';
import type { Message, User, OwnSessionList, PasswordChange, ProfileUpdate } from '../types.ts';

/** Get your account. Returns the account of the signed-in user. */
export const getOwnProfile = ({ http, receiveItem }: ApiClient, options: CallOptions = {}): Promise<Versioned<User>> =>
  receiveItem(http.GET('/settings/profile', readInit(options)), parseUser, options);

/** Change your name. Changes only the name of the signed-in user. 412: The account was saved in the meantime. `current` is the stored account. */
export const updateOwnProfile = (client: ApiClient, body: ProfileUpdate, options: SaveOptions = {}): Promise<Changed<Versioned<User>> | undefined> => {
  const { http, changeItem } = client;
  return changeItem(http.PUT('/settings/profile', { params: { header: ifMatch(options) }, body, ...changeInit(options) }), parseUser, options, () => getOwnProfile(client, { signal: options.signal }));
};

/** Change your password. Requires the current password. All other sessions of the account end; this one gets a new id. A wrong current password gets 422 with `errors.currentPassword`, never 401. */
export const changeOwnPassword = ({ http, change }: ApiClient, body: PasswordChange, options: CallOptions = {}): Promise<Changed<Message> | undefined> =>
  change(http.PUT('/settings/password', { body, ...changeInit(options) }), parseMessage, options);

/** List your sessions. Sessions of the signed-in user, this one first, then by last use. A session ends eight hours after its last use, and seven days after sign-in. */
export const listOwnSessions = ({ http, receive }: ApiClient, options: CallOptions = {}): Promise<OwnSessionList> =>
  receive(http.GET('/settings/sessions', readInit(options)), parseOwnSessionList, options);

/** Sign out everywhere else. Ends all other sessions of the signed-in user. */
export const endOtherSessions = ({ http, change }: ApiClient, options: CallOptions = {}): Promise<Changed<Message> | undefined> =>
  change(http.DELETE('/settings/sessions/others', changeInit(options)), parseMessage, options);

/** Sign out one of your sessions. Ends a session of the signed-in user. Its next request gets 401. */
export const endOwnSession = ({ http, change }: ApiClient, id: string, options: CallOptions = {}): Promise<Changed<Message> | undefined> =>
  change(http.DELETE('/settings/sessions/{id}', { params: { path: { id } }, ...changeInit(options) }), parseMessage, options);

// Generated from openapi.yaml by `pnpm generate`. Do not edit.

import { array, id, object, optional, string } from '../../parse.ts';
import { ifMatch, streamInit } from '../../createApiClient.ts';
import type { ApiClient } from '../../createApiClient.ts';
import type { CallOptions, Changed, SaveOptions, Versioned } from '../../types.ts';
import { parseMessage } from './shared.ts';
import { parseUser, parseSecondFactor, parseOwnSessionList, parseFactorList } from './records.ts';
import type { Message, User, SecondFactor, OwnSessionList, FactorList, AddedFactor, AppOffer, PasskeyOffer, FactorOffer, RecoveryCodes, FactorKind, FactorName, NewFactor, PasswordChange, ProfileUpdate } from '../types.ts';

export const parseAddedFactor = object<AddedFactor>({ factor: parseSecondFactor, recoveryCodes: array(string) });

export const parseAppOffer = object<AppOffer>({ secret: string, uri: string });

export const parsePasskeyOffer = object<PasskeyOffer>({ rpId: string, rpName: string, userId: string, userName: string, displayName: string, passkeyIds: array(string) });

export const parseFactorOffer = object<FactorOffer>({ challenge: string, app: optional(parseAppOffer), passkey: optional(parsePasskeyOffer) });

export const parseRecoveryCodes = object<RecoveryCodes>({ recoveryCodes: array(string) });

/** Get your account. Returns the account of the signed-in user. */
export const getOwnProfile = ({ http, receiveItem }: ApiClient, options: CallOptions = {}): Promise<Versioned<User>> =>
  receiveItem(http.GET('/settings/profile', streamInit(options)), parseUser, options);

/** Change your name. Changes only the name of the signed-in user. 412: The account was saved in the meantime. `current` is the stored account. */
export const updateOwnProfile = (client: ApiClient, body: ProfileUpdate, options: SaveOptions = {}): Promise<Changed<Versioned<User>> | undefined> => {
  const { http, changeItem } = client;
  return changeItem(http.PUT('/settings/profile', { params: { header: ifMatch(options) }, body, ...streamInit(options) }), parseUser, options, () => getOwnProfile(client, { signal: options.signal }));
};

/** Change your password. Requires the current password. All other sessions of the account end; this one gets a new id. A wrong current password gets 422 with `errors.currentPassword`, never 401. */
export const changeOwnPassword = ({ http, change }: ApiClient, body: PasswordChange, options: CallOptions = {}): Promise<Changed<Message> | undefined> =>
  change(http.PUT('/settings/password', { body, ...streamInit(options) }), parseMessage, options);

/** List your sessions. Sessions of the signed-in user, this one first, then by last use. A session ends eight hours after its last use, and seven days after sign-in. */
export const listOwnSessions = ({ http, receive }: ApiClient, options: CallOptions = {}): Promise<OwnSessionList> =>
  receive(http.GET('/settings/sessions', streamInit(options)), parseOwnSessionList, options);

/** Sign out everywhere else. Ends all other sessions of the signed-in user, and their tokens. */
export const endOtherSessions = ({ http, change }: ApiClient, options: CallOptions = {}): Promise<Changed<Message> | undefined> =>
  change(http.DELETE('/settings/sessions/others', streamInit(options)), parseMessage, options);

/** Sign out one of your sessions. Ends a session of the signed-in user. Its next request gets 401. */
export const endOwnSession = ({ http, change }: ApiClient, id: string, options: CallOptions = {}): Promise<Changed<Message> | undefined> =>
  change(http.DELETE('/settings/sessions/{id}', { params: { path: { id } }, ...streamInit(options) }), parseMessage, options);

/** List your second factors. Second factors of the signed-in user, oldest first. */
export const listOwnFactors = ({ http, receive }: ApiClient, options: CallOptions = {}): Promise<FactorList> =>
  receive(http.GET('/settings/factors', streamInit(options)), parseFactorList, options);

/** Add a second factor. Stores what `startFactor` has offered, once the user has proved to have it. The first factor comes with ten recovery codes, which are returned this once, and ends all other sessions of the account. */
export const addFactor = ({ http, receive }: ApiClient, body: NewFactor, options: CallOptions = {}): Promise<AddedFactor> =>
  receive(http.POST('/settings/factors', { body, ...streamInit(options) }), parseAddedFactor, options);

/** Start to add a second factor. Returns a new secret for an authenticator app, or what the browser needs to create a passkey. */
export const startFactor = ({ http, receive }: ApiClient, body: FactorKind, options: CallOptions = {}): Promise<FactorOffer> =>
  receive(http.POST('/settings/factors/offer', { body, ...streamInit(options) }), parseFactorOffer, options);

/** Rename a second factor. The name tells passkeys and devices apart. */
export const renameFactor = ({ http, change }: ApiClient, id: string, body: FactorName, options: CallOptions = {}): Promise<Changed<SecondFactor> | undefined> =>
  change(http.PUT('/settings/factors/{id}', { params: { path: { id } }, body, ...streamInit(options) }), parseSecondFactor, options);

/** Remove a second factor. With the last one, the recovery codes are deleted, too. 409: It is the last second factor, and this server requires one. */
export const removeFactor = ({ http, change }: ApiClient, id: string, options: CallOptions = {}): Promise<Changed<Message> | undefined> =>
  change(http.DELETE('/settings/factors/{id}', { params: { path: { id } }, ...streamInit(options) }), parseMessage, options);

/** Replace your recovery codes. Returns ten new codes, this once. Earlier ones are void. An account without a second factor has none, and gets 404. */
export const createRecoveryCodes = ({ http, receive }: ApiClient, options: CallOptions = {}): Promise<RecoveryCodes> =>
  receive(http.POST('/settings/recovery-codes', streamInit(options)), parseRecoveryCodes, options);

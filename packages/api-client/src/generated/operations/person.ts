// Generated from openapi.yaml by `pnpm generate`. Do not edit.

import { array, boolean, id, nullable, number, object, optional, string, timestamp } from '../../parse.ts';
import { streamInit, withoutEmpty } from '../../createApiClient.ts';
import type { ApiClient } from '../../createApiClient.ts';
import type { CallOptions, Changed, CreateOptions, Versioned } from '../../types.ts';
import { parseRole, parseMessage } from './shared.ts';
import { parseUser, parseSubscription, parseFieldChange, parseSecondFactor, parseAcceptance, parseOwnSessionList, parseFactorList } from './records.ts';
import type { Message, User, DeletedUser, DeletedUsers, SentMessage, PersonalEntry, UserData, OwnSessionList, Invitation, FactorList, NewSuspension, AccessChange, InvitedUser, ListDeletedUsersQuery } from '../types.ts';

export const parseDeletedUser = object<DeletedUser>({ id: id, name: string, email: string, role: nullable(parseRole), activityId: nullable(id), undoUntil: nullable(timestamp), deletedAt: optional(timestamp), deletedBy: optional(string), deletedWith: optional(number) });

export const parseDeletedUsers = object<DeletedUsers>({ items: array(parseDeletedUser), nextCursor: nullable(string) });

export const parseSentMessage = object<SentMessage>({ firstName: string, lastName: string, email: string, phone: nullable(string), subject: nullable(string), message: string, createdAt: timestamp, answeredAt: nullable(timestamp) });

export const parsePersonalEntry = object<PersonalEntry>({ at: timestamp, kind: string, actor: nullable(string), detail: nullable(string), changes: array(parseFieldChange) });

export const parseUserData = object<UserData>({ account: parseUser, subscriptions: array(parseSubscription), messages: array(parseSentMessage), activity: array(parsePersonalEntry), secondFactors: optional(array(parseSecondFactor)), acceptances: optional(array(parseAcceptance)) });

export const parseInvitation = object<Invitation>({ canInvite: boolean, until: nullable(timestamp) });

/** Add a user who chooses the password. Like `createUser`, without a password: a mail has a link for choosing one. It works once, for seven days, and not after a change of the account. 409: The e-mail address is already in use. */
export const inviteUser = ({ http, changeItem, idempotencyKey }: ApiClient, body: InvitedUser, options: CreateOptions = {}): Promise<Changed<Versioned<User>> | undefined> =>
  changeItem(http.POST('/users/invite', { params: { header: idempotencyKey('inviteUser', options) }, body, ...streamInit(options) }), parseUser, options);

/** Erase a user for good. Deletes the account with its sessions and subscriptions, and the messages from its e-mail address. What entries of the activity, versions of legal texts and waiting mails say of the person is emptied. It leaves an entry that does not name them. A deleted user is erased in the same way, as long as entries of the activity name them. 409: You can't erase yourself, the last administrator, or a deleted user whose address another account has now. */
export const eraseUser = ({ http, change }: ApiClient, id: string, options: CallOptions = {}): Promise<Changed<Message> | undefined> =>
  change(http.DELETE('/users/{id}', { params: { path: { id } }, ...streamInit(options) }), parseMessage, options);

/** List deleted users. Users who were deleted and can still be restored, the latest first. `query` finds users whose name and e-mail address contain all its words, in any order. `undoActivity` restores one by its `activityId`. */
export const listDeletedUsers = ({ http, receive }: ApiClient, query: ListDeletedUsersQuery = {}, options: CallOptions = {}): Promise<DeletedUsers> =>
  receive(http.GET('/users/deleted', { params: { query: withoutEmpty(query) }, ...streamInit(options) }), parseDeletedUsers, options);

/** Get a deleted user. A user who was deleted and can still be restored, or is still named by entries of the activity. `eraseUser` erases them for good. */
export const getDeletedUser = ({ http, receive }: ApiClient, id: string, options: CallOptions = {}): Promise<DeletedUser> =>
  receive(http.GET('/users/{id}/deleted', { params: { path: { id } }, ...streamInit(options) }), parseDeletedUser, options);

/** Export the data of a user. What the server keeps about a person, as a JSON file for them: account, subscriptions, messages from their e-mail address, and entries of the activity about them, and the names of their second factors. It contains nothing about anyone else. */
export const exportUserData = ({ http, receive }: ApiClient, id: string, options: CallOptions = {}): Promise<UserData> =>
  receive(http.GET('/users/{id}/data', { params: { path: { id } }, ...streamInit(options) }), parseUserData, options);

/** List the sessions of a user. Like `listOwnSessions`, for any account. Only administrators have sessions. */
export const listUserSessions = ({ http, receive }: ApiClient, id: string, options: CallOptions = {}): Promise<OwnSessionList> =>
  receive(http.GET('/users/{id}/sessions', { params: { path: { id } }, ...streamInit(options) }), parseOwnSessionList, options);

/** Sign a user out everywhere. Ends all sessions of an account except the one that sends this request, and its tokens. */
export const endUserSessions = ({ http, change }: ApiClient, id: string, options: CallOptions = {}): Promise<Changed<Message> | undefined> =>
  change(http.DELETE('/users/{id}/sessions', { params: { path: { id } }, ...streamInit(options) }), parseMessage, options);

/** End a session of a user. Like `endOwnSession`, for any account. */
export const endUserSession = ({ http, change }: ApiClient, id: string, session: string, options: CallOptions = {}): Promise<Changed<Message> | undefined> =>
  change(http.DELETE('/users/{id}/sessions/{session}', { params: { path: { id, session } }, ...streamInit(options) }), parseMessage, options);

/** Change what an administrator may do. Ends the sessions of the account. Only administrators with access to everything may call it, and not for themselves. 409: The account is your own or not an administrator, or no other has access to everything. */
export const changeAccess = ({ http, changeItem }: ApiClient, id: string, body: AccessChange, options: CallOptions = {}): Promise<Changed<Versioned<User>> | undefined> =>
  changeItem(http.PUT('/users/{id}/access', { params: { path: { id } }, body, ...streamInit(options) }), parseUser, options);

/** Suspend a user. Ends the sessions of the account. Until the suspension ends, or is lifted, it can't sign in and gets no reset link. 409: The account is your own, or no other administrator has access to everything. */
export const suspendUser = ({ http, changeItem }: ApiClient, id: string, body: NewSuspension, options: CallOptions = {}): Promise<Changed<Versioned<User>> | undefined> =>
  changeItem(http.PUT('/users/{id}/suspension', { params: { path: { id } }, body, ...streamInit(options) }), parseUser, options);

/** Lift the suspension of a user. The account can sign in again. Changes nothing if it is not suspended. */
export const liftSuspension = ({ http, changeItem }: ApiClient, id: string, options: CallOptions = {}): Promise<Changed<Versioned<User>> | undefined> =>
  changeItem(http.DELETE('/users/{id}/suspension', { params: { path: { id } }, ...streamInit(options) }), parseUser, options);

/** Get the invitation of a user. Until when the link is valid, and whether one can be sent. */
export const getInvitation = ({ http, receive }: ApiClient, id: string, options: CallOptions = {}): Promise<Invitation> =>
  receive(http.GET('/users/{id}/invitation', { params: { path: { id } }, ...streamInit(options) }), parseInvitation, options);

/** Invite a user, or send the invitation again. Mails a new link; earlier ones stop working. Only accounts without a password can be invited. 409: The account has a password, or is suspended. */
export const sendInvitation = ({ http, change }: ApiClient, id: string, options: CallOptions = {}): Promise<Changed<Message> | undefined> =>
  change(http.POST('/users/{id}/invitation', { params: { path: { id } }, ...streamInit(options) }), parseMessage, options);

/** Revoke the invitation of a user. The link stops working. The account stays, without a password. */
export const revokeInvitation = ({ http, change }: ApiClient, id: string, options: CallOptions = {}): Promise<Changed<Message> | undefined> =>
  change(http.DELETE('/users/{id}/invitation', { params: { path: { id } }, ...streamInit(options) }), parseMessage, options);

/** List the second factors of a user. Like `listOwnFactors`, for any account. */
export const listUserFactors = ({ http, receive }: ApiClient, id: string, options: CallOptions = {}): Promise<FactorList> =>
  receive(http.GET('/users/{id}/factors', { params: { path: { id } }, ...streamInit(options) }), parseFactorList, options);

/** Remove all second factors of a user. For someone who has lost theirs. Ends all sessions of the account. You can't reset your own. 409: It is your own account. */
export const resetUserFactors = ({ http, change }: ApiClient, id: string, options: CallOptions = {}): Promise<Changed<Message> | undefined> =>
  change(http.DELETE('/users/{id}/factors', { params: { path: { id } }, ...streamInit(options) }), parseMessage, options);

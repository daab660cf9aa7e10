// Generated from openapi.yaml by `pnpm generate`. Do not edit.

import { multipart } from '../multipart.ts';
import { array } from '../parse.ts';
import { changeInit, ifMatch, readInit, withoutEmpty, type Transport } from '../transport.ts';
import type { CallOptions, CreateOptions, SaveOptions, UploadOptions, Versioned } from '../types.ts';
import { uploadInit } from '../uploadInit.ts';
import { parseMessage } from './publicParsers.ts';
import { parseUserGrowth, parseSubscriptionStatuses, parseUser, parseUserPage, parseHabitCategory, parseWorkoutCategory, parseFinanceCategory, parsePolicyVersionLog, parsePolicyVersionContent, parseReceivedMessage, parseReceivedMessagePage, parseUnreadMessages, parseOwnSessionList, parseSecurityEventLog, parseHealth, parseReadiness } from './parsers.ts';
import type { Message, UserGrowth, SubscriptionStatuses, User, UserPage, HabitCategory, WorkoutCategory, FinanceCategory, PolicyType, PolicyVersionLog, PolicyVersionContent, ReceivedMessage, ReceivedMessagePage, UnreadMessages, OwnSessionList, SecurityEventLog, Health, Readiness, PasswordChange, NewUser, UserUpdate, ProfileUpdate, NewIconCategory, IconCategoryUpdate, NewFinanceCategory, FinanceCategoryUpdate, ReceivedMessageUpdate, ListUsersQuery, ListPolicyVersionsQuery, ListContactMessagesQuery, ListSecurityEventsQuery } from './types.ts';

/** The other methods that follow from the contract alone. */
export const createMethods = ({ http, receive, receiveItem, change, changeItem, idempotencyKey, track }: Transport) => {
  /** New users per week. The last twelve weeks including the current one, oldest first. Weeks begin on Monday in UTC. Deleted users do not count. */
  const getUserGrowth = (options: CallOptions = {}): Promise<UserGrowth> =>
    receive(http.GET('/dashboard/user-growth', readInit(options)), parseUserGrowth, options);

  /** Subscriptions by status. Number of subscriptions per status, sorted by status. Omits statuses without subscriptions. */
  const getSubscriptionStatuses = (options: CallOptions = {}): Promise<SubscriptionStatuses> =>
    receive(http.GET('/dashboard/subscription-statuses', readInit(options)), parseSubscriptionStatuses, options);

  /** List or search users. Ten users per page, newest first by default. A page beyond the last returns the last. `query` is searched literally in names and e-mail addresses, ignoring case; surrounding white space is trimmed. */
  const listUsers = (query: ListUsersQuery = {}, options: CallOptions = {}): Promise<UserPage> =>
    receive(http.GET('/users', { params: { query: withoutEmpty(query) }, ...readInit(options) }), parseUserPage, options);

  /** Add a user. `gender` defaults to male and `role` to user. E-mail addresses are compared ignoring case. 409: The e-mail address is already in use. */
  const createUser = (body: NewUser, options: CreateOptions = {}): Promise<Versioned<User> | undefined> =>
    changeItem(http.POST('/users', { params: { header: idempotencyKey('createUser', options) }, body, ...changeInit(options) }), parseUser, options);

  /** Get one user. Returns one user. */
  const getUser = (id: string, options: CallOptions = {}): Promise<Versioned<User>> =>
    receiveItem(http.GET('/users/{id}', { params: { path: { id } }, ...readInit(options) }), parseUser, options);

  /** Change a user. Omitted fields stay unchanged; null clears a field. The e-mail address cannot be changed. Changing the role ends the user's sessions. Administrators can't remove the admin role from themselves or the last administrator. 409: You can't remove the admin role from yourself or the last administrator. 412: The user was saved in the meantime. `current` is the stored user. */
  const updateUser = (id: string, body: UserUpdate, options: SaveOptions = {}): Promise<Versioned<User> | undefined> =>
    changeItem(http.PUT('/users/{id}', { params: { path: { id }, header: ifMatch(options) }, body, ...changeInit(options) }), parseUser, options, () => getUser(id, { signal: options.signal }));

  /** Delete a user. Deletes the account and ends its sessions. 409: You can't delete yourself or the last administrator. */
  const deleteUser = (id: string, options: CallOptions = {}): Promise<Message | undefined> =>
    change(http.DELETE('/users/account-delete/{id}', { params: { path: { id } }, ...changeInit(options) }), parseMessage, options);

  /** List habit categories. Returns all of them, sorted by name. */
  const listHabitCategories = (options: CallOptions = {}): Promise<HabitCategory[]> =>
    receive(http.GET('/habit-categories', readInit(options)), array(parseHabitCategory), options);

  /** Add a habit category. Both icons are re-encoded without metadata, and named after a hash of their content. */
  const createHabitCategory = (body: NewIconCategory, options: CreateOptions & UploadOptions = {}): Promise<Versioned<HabitCategory> | undefined> =>
    changeItem(http.POST('/habit-categories', { params: { header: idempotencyKey('createHabitCategory', options) }, body, bodySerializer: multipart, ...changeInit(options), ...uploadInit(options, track) }), parseHabitCategory, options);

  /** Get one habit category. Returns one habit category. */
  const getHabitCategory = (id: string, options: CallOptions = {}): Promise<Versioned<HabitCategory>> =>
    receiveItem(http.GET('/habit-categories/{id}', { params: { path: { id } }, ...readInit(options) }), parseHabitCategory, options);

  /** Change a habit category. An icon that is omitted, or sent as an empty file part, stays unchanged. 412: The category was saved in the meantime. `current` is the stored category. */
  const updateHabitCategory = (id: string, body: IconCategoryUpdate, options: UploadOptions = {}): Promise<Versioned<HabitCategory> | undefined> =>
    changeItem(http.PUT('/habit-categories/{id}', { params: { path: { id }, header: ifMatch(options) }, body, bodySerializer: multipart, ...changeInit(options), ...uploadInit(options, track) }), parseHabitCategory, options, () => getHabitCategory(id, { signal: options.signal }));

  /** Delete a habit category. Deletes the category and its icons, unless other categories use them. */
  const deleteHabitCategory = (id: string, options: CallOptions = {}): Promise<Message | undefined> =>
    change(http.DELETE('/habit-categories/{id}', { params: { path: { id } }, ...changeInit(options) }), parseMessage, options);

  /** List workout categories. Returns all of them, sorted by name. */
  const listWorkoutCategories = (options: CallOptions = {}): Promise<WorkoutCategory[]> =>
    receive(http.GET('/workout-categories', readInit(options)), array(parseWorkoutCategory), options);

  /** Add a workout category. Both icons are re-encoded without metadata, and named after a hash of their content. */
  const createWorkoutCategory = (body: NewIconCategory, options: CreateOptions & UploadOptions = {}): Promise<Versioned<WorkoutCategory> | undefined> =>
    changeItem(http.POST('/workout-categories', { params: { header: idempotencyKey('createWorkoutCategory', options) }, body, bodySerializer: multipart, ...changeInit(options), ...uploadInit(options, track) }), parseWorkoutCategory, options);

  /** Get one workout category. Returns one workout category. */
  const getWorkoutCategory = (id: string, options: CallOptions = {}): Promise<Versioned<WorkoutCategory>> =>
    receiveItem(http.GET('/workout-categories/{id}', { params: { path: { id } }, ...readInit(options) }), parseWorkoutCategory, options);

  /** Change a workout category. An icon that is omitted, or sent as an empty file part, stays unchanged. 412: The category was saved in the meantime. `current` is the stored category. */
  const updateWorkoutCategory = (id: string, body: IconCategoryUpdate, options: UploadOptions = {}): Promise<Versioned<WorkoutCategory> | undefined> =>
    changeItem(http.PUT('/workout-categories/{id}', { params: { path: { id }, header: ifMatch(options) }, body, bodySerializer: multipart, ...changeInit(options), ...uploadInit(options, track) }), parseWorkoutCategory, options, () => getWorkoutCategory(id, { signal: options.signal }));

  /** Delete a workout category. Deletes the category and its icons, unless other categories use them. */
  const deleteWorkoutCategory = (id: string, options: CallOptions = {}): Promise<Message | undefined> =>
    change(http.DELETE('/workout-categories/{id}', { params: { path: { id } }, ...changeInit(options) }), parseMessage, options);

  /** List finance categories. Returns all of them, sorted by name. */
  const listFinanceCategories = (options: CallOptions = {}): Promise<FinanceCategory[]> =>
    receive(http.GET('/finance-categories/admin', readInit(options)), array(parseFinanceCategory), options);

  /** Add a finance category. `role` defaults to admin, `user_id` to the signed-in user. */
  const createFinanceCategory = (body: NewFinanceCategory, options: CreateOptions = {}): Promise<Versioned<FinanceCategory> | undefined> =>
    changeItem(http.POST('/finance-categories', { params: { header: idempotencyKey('createFinanceCategory', options) }, body, ...changeInit(options) }), parseFinanceCategory, options);

  /** Get one finance category. Returns one finance category. */
  const getFinanceCategory = (id: string, options: CallOptions = {}): Promise<Versioned<FinanceCategory>> =>
    receiveItem(http.GET('/finance-categories/{id}', { params: { path: { id } }, ...readInit(options) }), parseFinanceCategory, options);

  /** Change a finance category. Replaces name and color. 412: The category was saved in the meantime. `current` is the stored category. */
  const updateFinanceCategory = (id: string, body: FinanceCategoryUpdate, options: SaveOptions = {}): Promise<Versioned<FinanceCategory> | undefined> =>
    changeItem(http.PUT('/finance-categories/{id}', { params: { path: { id }, header: ifMatch(options) }, body, ...changeInit(options) }), parseFinanceCategory, options, () => getFinanceCategory(id, { signal: options.signal }));

  /** Delete a finance category. Deletes the category. */
  const deleteFinanceCategory = (id: string, options: CallOptions = {}): Promise<Message | undefined> =>
    change(http.DELETE('/finance-categories/{id}', { params: { path: { id } }, ...changeInit(options) }), parseMessage, options);

  /** List the versions of a policy. A log without content. To restore a version, read it and save its content. */
  const listPolicyVersions = (type: PolicyType, query: ListPolicyVersionsQuery = {}, options: CallOptions = {}): Promise<PolicyVersionLog> =>
    receive(http.GET('/policies/{type}/versions', { params: { path: { type }, query: withoutEmpty(query) }, ...readInit(options) }), parsePolicyVersionLog, options);

  /** Read a version of a policy. Returns a saved version. */
  const getPolicyVersion = (type: PolicyType, version: string, options: CallOptions = {}): Promise<PolicyVersionContent> =>
    receive(http.GET('/policies/{type}/versions/{version}', { params: { path: { type, version } }, ...readInit(options) }), parsePolicyVersionContent, options);

  /** List or search received messages. Ten messages per page, newest first. A page beyond the last returns the last. `query` is searched literally in all fields, ignoring case. */
  const listContactMessages = (query: ListContactMessagesQuery = {}, options: CallOptions = {}): Promise<ReceivedMessagePage> =>
    receive(http.GET('/messages', { params: { query: withoutEmpty(query) }, ...readInit(options) }), parseReceivedMessagePage, options);

  /** Count unread messages. The count that the navigation shows. Every page of messages includes it as well. */
  const countUnreadMessages = (options: CallOptions = {}): Promise<UnreadMessages> =>
    receive(http.GET('/messages/unread', readInit(options)), parseUnreadMessages, options);

  /** Mark a message as read or unread. Changes only whether the message is read. */
  const updateContactMessage = (id: string, body: ReceivedMessageUpdate, options: CallOptions = {}): Promise<ReceivedMessage | undefined> =>
    change(http.PUT('/messages/{id}', { params: { path: { id } }, body, ...changeInit(options) }), parseReceivedMessage, options);

  /** Delete a message. Deletes the message permanently. */
  const deleteContactMessage = (id: string, options: CallOptions = {}): Promise<Message | undefined> =>
    change(http.DELETE('/messages/{id}', { params: { path: { id } }, ...changeInit(options) }), parseMessage, options);

  /** Get your account. Returns the account of the signed-in user. */
  const getOwnProfile = (options: CallOptions = {}): Promise<Versioned<User>> =>
    receiveItem(http.GET('/settings/profile', readInit(options)), parseUser, options);

  /** Change your name. Changes only the name of the signed-in user. 412: The account was saved in the meantime. `current` is the stored account. */
  const updateOwnProfile = (body: ProfileUpdate, options: SaveOptions = {}): Promise<Versioned<User> | undefined> =>
    changeItem(http.PUT('/settings/profile', { params: { header: ifMatch(options) }, body, ...changeInit(options) }), parseUser, options, () => getOwnProfile({ signal: options.signal }));

  /** Change your password. Requires the current password. All other sessions of the account end; this one gets a new id. A wrong current password gets 422 with `errors.currentPassword`, never 401. */
  const changeOwnPassword = (body: PasswordChange, options: CallOptions = {}): Promise<Message | undefined> =>
    change(http.PUT('/settings/password', { body, ...changeInit(options) }), parseMessage, options);

  /** List your sessions. Sessions of the signed-in user, this one first, then by last use. A session ends eight hours after its last use, and seven days after sign-in. */
  const listOwnSessions = (options: CallOptions = {}): Promise<OwnSessionList> =>
    receive(http.GET('/settings/sessions', readInit(options)), parseOwnSessionList, options);

  /** Sign out everywhere else. Ends all other sessions of the signed-in user. */
  const endOtherSessions = (options: CallOptions = {}): Promise<Message | undefined> =>
    change(http.DELETE('/settings/sessions/others', changeInit(options)), parseMessage, options);

  /** Read the security log. A log of successful and failed sign-ins, reset links, changed passwords and roles, added and deleted accounts. Events are kept for a year. */
  const listSecurityEvents = (query: ListSecurityEventsQuery = {}, options: CallOptions = {}): Promise<SecurityEventLog> =>
    receive(http.GET('/settings/security-log', { params: { query: withoutEmpty(query) }, ...readInit(options) }), parseSecurityEventLog, options);

  /** Check whether the server runs. Returns 200 while the server handles requests, without asking the database. */
  const getHealth = (options: CallOptions = {}): Promise<Health> =>
    receive(http.GET('/health', readInit(options)), parseHealth, options);

  /** Check whether the server should get requests. Returns 503 while the server stops, and while the database is down or read-only. Responds within two seconds. 503: A part does not work. */
  const getReadiness = (options: CallOptions = {}): Promise<Readiness> =>
    receive(http.GET('/ready', readInit(options)), parseReadiness, options);

  return { getUserGrowth, getSubscriptionStatuses, listUsers, createUser, getUser, updateUser, deleteUser, listHabitCategories, createHabitCategory, getHabitCategory, updateHabitCategory, deleteHabitCategory, listWorkoutCategories, createWorkoutCategory, getWorkoutCategory, updateWorkoutCategory, deleteWorkoutCategory, listFinanceCategories, createFinanceCategory, getFinanceCategory, updateFinanceCategory, deleteFinanceCategory, listPolicyVersions, getPolicyVersion, listContactMessages, countUnreadMessages, updateContactMessage, deleteContactMessage, getOwnProfile, updateOwnProfile, changeOwnPassword, listOwnSessions, endOtherSessions, listSecurityEvents, getHealth, getReadiness };
};

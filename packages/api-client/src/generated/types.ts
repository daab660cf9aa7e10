// Generated from openapi.yaml by `pnpm generate`. Do not edit.

import type { components, operations } from './schema.ts';

export type { ErrorCode, ActivityKind, ActivitySubjectKind } from './schema.ts';

/** An admin may use this API, a user only the planner application. */
export type Role = 'user' | 'admin';

/** The account of a session. */
export interface SignedInUser {
  /** A UUID in lower case. */
  id?: string | undefined;
  /** One line with at least one visible character; no control characters, lone surrogates or encoded words. */
  name?: string | undefined;
  /** An ASCII address with a dotted domain. Internationalized addresses, quoted local parts and address literals are rejected. */
  email: string;
  /** An admin may use this API, a user only the planner application. */
  role?: Role | undefined;
}

/** A legal text that the server has. */
export interface LegalText {
  /** Privacy policy (`privacy`), terms and conditions (`terms`), or a further legal text of this server: its kind, with the language after a dot unless it is English. */
  type: string;
  /** In the language of the text. */
  title: string;
  /** BCP 47 tag of a language. */
  language: string;
}

/** The signed-in user, and the extras of this server that the user may use. */
export interface SessionAnswer {
  /** The account of a session. */
  user: SignedInUser;
  /** Names of the `x-extra` operations and parameters that this server offers: an operation by its operationId, a parameter by operationId and name, such as `listUsers.sort`. Also `passwords.admin12`: passwords of administrators have at least 12 characters. With a session: `limit.password`, if it may only choose a longer password. */
  extras: string[];
  /** After how many minutes without use a console asks to sign in again; 0 for never. */
  idleLockMinutes?: number | undefined;
  /** Of the company. Legal texts are scheduled and dated in it. */
  timeZone?: string | undefined;
  /** Legal texts beside the privacy policy and the terms and conditions. */
  legalTexts?: LegalText[] | undefined;
  /** The operations that the user may not call. `manageAdministrators` stands for changing accounts with the role admin, `getUser.health` for reading health values. */
  refused?: string[] | undefined;
  /** Days until the account needs a second factor; 0: its session can only add one. Absent if it has one, or needs none. */
  daysToEnroll?: number | undefined;
}

/** A message for users that says what was done. */
export interface Message {
  /** A message for users. */
  message?: string | undefined;
}

/** What the server asks for before it signs someone in, or does what can't be taken back. */
export interface Challenge {
  /** Names a challenge. A passkey signs it. */
  challenge: string;
  /** What it accepts: `app`, a code of an authenticator app; `recoveryCode`; `passkey`; `password`, with one of the first two if they are listed. */
  methods: string[];
  /** The domain of passkeys. Absent without `passkey`. */
  rpId?: string | undefined;
  /** Ids of the account's passkeys. Absent without `passkey`. */
  passkeyIds?: string[] | undefined;
}

/** A link that can be used. */
export interface ValidLink {
  /** A message for users. */
  message?: string | undefined;
  /** The address of the account. */
  email?: string | undefined;
  /** Accounts with the role user can't sign in here. */
  role?: Role | undefined;
  /** Least number of characters of this account's password. */
  minLength?: number | undefined;
}

/** New users in one week. */
export interface UserWeek {
  /** Monday of the week. */
  week: string;
  /** Number of new users. */
  users: number;
}

/** New users per week. */
export interface UserGrowth {
  /** The weeks, oldest first. */
  weeks: UserWeek[];
}

/** A status and its number of subscriptions. */
export interface SubscriptionStatusCount {
  /** ACTIVE, EXPIRED or ERROR; the store may add more. */
  status: string;
  /** Number of subscriptions in this status. */
  subscriptions: number;
}

/** Number of subscriptions per status. */
export interface SubscriptionStatuses {
  /** Statuses with subscriptions, sorted. */
  statuses: SubscriptionStatusCount[];
}

/** Counts of users and categories. */
export interface Totals {
  /** Registered users. */
  users: number;
  /** Habit categories. */
  habits: number;
  /** Finance categories. */
  finance: number;
  /** Workout categories. */
  workout: number;
}

/** A user who joined recently. */
export interface RecentUser {
  /** A UUID in lower case. */
  id?: string | undefined;
  /** One line with at least one visible character; no control characters, lone surrogates or encoded words. */
  name: string;
  /** An ASCII address with a dotted domain. Internationalized addresses, quoted local parts and address literals are rejected. */
  email: string;
  /** One or two initials of the name. */
  initials: string;
  /** Recent activity, `Active` or `Idle`; more values may be added. */
  status: string;
  /** Last activity; null for never. */
  lastActive: string | null;
  /** A time in UTC. */
  createdAt?: string | undefined;
}

/** What an administrator may want to look at. */
export interface Attention {
  /** Subscriptions that end within seven days. */
  endingSubscriptions: number;
  /** Subscriptions whose payment failed, with the status ERROR or GRACE_PERIOD. */
  billingProblems: number;
  /** Received messages without an answer. */
  unansweredMessages: number;
  /** Mails that the server gave up in the last 30 days. */
  failedMails: number;
  /** Policies whose scheduled version lacks changes that have come into force since. */
  outdatedPolicies?: string[] | undefined;
}

/** Data of the dashboard. */
export interface Dashboard {
  /** Counts of users and categories. */
  totals: Totals;
  /** Counts of users and categories that were added in the last 30 days and not deleted. */
  added?: Totals | undefined;
  /** The newest users, newest first. */
  recentUsers: RecentUser[];
  /** What an administrator may want to look at. */
  attention?: Attention | undefined;
}

/** What an administrator may do. `support`: manage users with the role user, subscriptions and messages. `content`: manage categories and legal texts. `read-only`: read everything except health values, and export nothing. */
export type Access = 'everything' | 'support' | 'content' | 'read-only';

/** Since when and why the account can't sign in. */
export interface Suspension {
  /** A time in UTC. */
  at: string;
  /** When it ends by itself; null if it must be lifted. */
  until: string | null;
  /** One line with at least one visible character; no control characters, lone surrogates or encoded words. */
  reason: string;
}

/** Gender, if known. */
export type Gender = 'male' | 'female';

/** A registered user. */
export interface User {
  /** A UUID in lower case. */
  id: string;
  /** One line with at least one visible character; no control characters, lone surrogates or encoded words. */
  name: string;
  /** An ASCII address with a dotted domain. Internationalized addresses, quoted local parts and address literals are rejected. */
  email: string;
  /** An admin may use this API, a user only the planner application. */
  role: Role;
  /** Of administrators. */
  access?: Access | undefined;
  /** Of accounts that were suspended, until it is lifted or they sign in after its end. */
  suspension?: Suspension | undefined;
  /** Null if unknown. */
  gender: Gender | null;
  /** Date of birth; null if unknown. */
  dob: string | null;
  /** Height in centimeters; null if unknown. */
  height: string | null;
  /** Weight in kilograms; null if unknown. */
  weight: string | null;
  /** A time in UTC. */
  createdAt: string;
  /** A time in UTC. */
  updatedAt?: string | undefined;
  /** When the person was last active; null if never. */
  lastActive: string | null;
}

/** Position of a page in the list of users. */
export interface Pagination {
  /** Number of this page; the last page if a later one was requested. */
  currentPage: number;
  /** Number of pages; 1 without results. */
  totalPages: number;
  /** Number of users on all pages. */
  totalUsers: number;
  /** Maximum number of users per page. */
  usersPerPage: number;
}

/** One page of users. */
export interface UserPage {
  /** The users in the requested order. */
  users: User[];
  /** Position of a page in the list of users. */
  pagination: Pagination;
  /** Name of the file of the import that `importId` names, truncated. Absent without one, or if it is not known. */
  importFile?: string | undefined;
}

/** Work on many items. The server does it in small steps and resumes it after a restart. */
export interface Task {
  /** A UUID in lower case. */
  id: string;
  /** deleteUsers, changeRoles, restoreUsers, restoreRoles, undoImports, importUsers or importFinanceCategories; more may be added. */
  kind: string;
  /** A failed task has stopped for the `reason`; done ones may have items that failed. */
  state: string;
  /** Items that matched when the task started. */
  total: number;
  /** Items that succeeded. */
  done: number;
  /** Items that failed; see `listTaskFailures`. */
  failed: number;
  /** Of changeRoles. */
  newRole?: Role | undefined;
  /** Why the task has stopped; null unless it failed. */
  reason: string | null;
  /** Its entry in `listActivity`. */
  activityId: string;
  /** A time in UTC. */
  createdAt: string;
  /** Null while it runs. */
  endedAt: string | null;
}

/** A user who was deleted, and can still be restored or is still named by entries of the activity. */
export interface DeletedUser {
  /** A UUID in lower case. */
  id: string;
  /** The e-mail address of a user who can't be restored anymore. */
  name: string;
  /** An ASCII address with a dotted domain. Internationalized addresses, quoted local parts and address literals are rejected. */
  email: string;
  /** Null for a user who can't be restored anymore. Only accounts with access to everything can erase them. */
  role: Role | null;
  /** What `undoActivity` undoes to restore this user alone; null if the user can't be restored anymore, or was deleted with others by an earlier server. */
  activityId: string | null;
  /** Until when the user can be restored; null if not anymore. */
  undoUntil: string | null;
  /** When the user was deleted. Absent for a user who can't be restored anymore. */
  deletedAt?: string | undefined;
  /** E-mail address of the account that did it. Absent if it is not known anymore. */
  deletedBy?: string | undefined;
  /** The number of users that the same task was to delete. Absent if the user was deleted alone. */
  deletedWith?: number | undefined;
}

/** Users who can be restored. */
export interface DeletedUsers {
  /** The users, the latest deleted first. */
  items: DeletedUser[];
  /** The `cursor` of the entries before these; null at the end of the log. */
  nextCursor: string | null;
}

/** A user's subscription. */
export interface Subscription {
  /** A UUID in lower case. */
  id: string;
  /** A UUID in lower case. */
  userId: string;
  /** One line with at least one visible character; no control characters, lone surrogates or encoded words. */
  name: string;
  /** An ASCII address with a dotted domain. Internationalized addresses, quoted local parts and address literals are rejected. */
  email?: string | undefined;
  /** Id of the first payment in the store. */
  originalTransactionId: string;
  /** ACTIVE, EXPIRED or ERROR; the store may add more. */
  status: string;
  /** Time of expiry; null if it does not expire. */
  expiresDate: string | null;
}

/** A message, for its sender. */
export interface SentMessage {
  /** One line with at least one visible character; no control characters, lone surrogates or encoded words. */
  firstName: string;
  /** One line with at least one visible character; no control characters, lone surrogates or encoded words. */
  lastName: string;
  /** An ASCII address with a dotted domain. Internationalized addresses, quoted local parts and address literals are rejected. */
  email: string;
  /** Null if none was given. */
  phone: string | null;
  /** Null if none was given. */
  subject: string | null;
  /** Text with at least one visible character; line breaks and tabs are the only control characters. */
  message: string;
  /** A time in UTC. */
  createdAt: string;
  /** Null without an answer. */
  answeredAt: string | null;
}

/** A field that changed. Values of health data, passwords and files are not recorded. */
export interface FieldChange {
  /** Name of the field; of an export, of a filter. */
  field: string;
  /** The value before, truncated. Absent if there was none. */
  from?: string | undefined;
  /** The value afterwards, truncated. Absent if there is none. */
  to?: string | undefined;
}

/** An entry of the activity, without anything about others. */
export interface PersonalEntry {
  /** A time in UTC. */
  at: string;
  /** As in `ActivityEntry`. */
  kind: string;
  /** Who did it; null if nobody was signed in. */
  actor: string | null;
  /** As in `ActivityEntry`. */
  detail: string | null;
  /** The fields that changed, with their values if they are of the account. */
  changes: FieldChange[];
}

/** An authenticator app (TOTP, RFC 6238) or a passkey (WebAuthn). */
export type SecondFactorKind = 'app' | 'passkey';

/** A second factor, without its secret. */
export interface SecondFactor {
  /** A UUID in lower case. */
  id: string;
  /** An authenticator app (TOTP, RFC 6238) or a passkey (WebAuthn). */
  kind: SecondFactorKind;
  /** One line with at least one visible character; no control characters, lone surrogates or encoded words. */
  name: string;
  /** A time in UTC. */
  createdAt: string;
  /** Time of its last use; null if it was not used yet. */
  lastUsedAt: string | null;
}

/** Which version a user accepted, when and where. */
export interface Acceptance {
  /** Privacy policy (`privacy`), terms and conditions (`terms`), or a further legal text of this server: its kind, with the language after a dot unless it is English. */
  type: string;
  /** Number of the save, from 1. */
  version: number;
  /** A SHA-256 in lower-case hexadecimal. */
  sha256: string;
  /** A time in UTC. */
  acceptedAt: string;
  /** One line with at least one visible character; no control characters, lone surrogates or encoded words. */
  source: string;
  /** What `findAcceptanceProof` verifies. */
  proof?: string | undefined;
}

/** What the server keeps about a person. */
export interface UserData {
  /** A registered user. */
  account: User;
  /** Newest first. */
  subscriptions: Subscription[];
  /** From the account's e-mail address, newest first. */
  messages: SentMessage[];
  /** Entries about the person, newest first. */
  activity: PersonalEntry[];
  /** Names and times of second factors, oldest first. */
  secondFactors?: SecondFactor[] | undefined;
  /** Policies that the person accepted, latest first. */
  acceptances?: Acceptance[] | undefined;
}

/** A session. */
export interface OwnSession {
  /** Names the session, but can't be used as one. */
  id?: string | undefined;
  /** Whether it is the session of this request. */
  isCurrent: boolean;
  /** Time of sign-in. */
  createdAt: string;
  /** Time of last use, to the minute. */
  lastSeenAt: string;
  /** Absolute expiry, regardless of use. */
  expiresAt: string;
  /** IP address at sign-in; null if not recorded. */
  address: string | null;
  /** User agent at sign-in; null if missing or not recorded. */
  userAgent: string | null;
}

/** Sessions of the signed-in user. */
export interface OwnSessionList {
  /** This session first, then by last use. */
  sessions: OwnSession[];
}

/** Whether an account can choose its password by a link. */
export interface Invitation {
  /** True if it has no password and is not suspended. */
  canInvite: boolean;
  /** When the link of the last invitation expires; null if there is none that works. */
  until: string | null;
}

/** The second factors of an account. */
export interface FactorList {
  /** Oldest first. */
  factors: SecondFactor[];
  /** Recovery codes that were not used. */
  recoveryCodesLeft: number;
  /** Whether the last one must remain. */
  isRequired: boolean;
  /** Why this server has no passkeys; null if it has. `insecure`: it is reached by http. `address`: by an IP address. */
  passkeysUnavailable: string | null;
}

/** A habit category. */
export interface HabitCategory {
  /** A UUID in lower case. */
  id: string;
  /** One line with at least one visible character; no control characters, lone surrogates or encoded words. */
  name: string;
  /** Path of an icon, relative to the API's base URL. */
  iconLight: string;
  /** Path of an icon, relative to the API's base URL. */
  iconDark: string;
  /** A time in UTC. */
  createdAt?: string | undefined;
  /** A time in UTC. */
  updatedAt?: string | undefined;
}

/** A workout category. */
export interface WorkoutCategory {
  /** A UUID in lower case. */
  id: string;
  /** One line with at least one visible character; no control characters, lone surrogates or encoded words. */
  name: string;
  /** Path of an icon, relative to the API's base URL. */
  iconLight: string;
  /** Path of an icon, relative to the API's base URL. */
  iconDark: string;
  /** A time in UTC. */
  createdAt?: string | undefined;
  /** A time in UTC. */
  updatedAt?: string | undefined;
}

/** A finance category. */
export interface FinanceCategory {
  /** A UUID in lower case. */
  id: string;
  /** One line with at least one visible character; no control characters, lone surrogates or encoded words. */
  name: string;
  /** Null if none was chosen. */
  color: string | null;
  /** An admin may use this API, a user only the planner application. */
  role?: Role | undefined;
  /** Id of the user who added it; null if that account was deleted. */
  user_id: string | null;
  /** A time in UTC. */
  createdAt?: string | undefined;
  /** A time in UTC. */
  updatedAt?: string | undefined;
}

/** The version that comes into force next. */
export interface PolicyAnnouncement {
  /** Number of the save, from 1. */
  version: number;
  /** A time in UTC. */
  inForceAt: string;
  /** Plain text for the public about what changes; null for none. */
  note: string | null;
}

/** The address of a heading, item or numbered paragraph. */
export interface PolicyAddress {
  /** Of the block, among those that have an address. */
  index: number;
  /** What follows `#policy-` in the address. */
  id: string;
}

/** A legal text. */
export interface Policy {
  /** Privacy policy (`privacy`), terms and conditions (`terms`), or a further legal text of this server: its kind, with the language after a dot unless it is English. */
  type?: string | undefined;
  /** HTML, possibly empty; line breaks and tabs are the only control characters. */
  content: string;
  /** Since when it is in force; null if nothing was published. */
  updatedAt: string | null;
  /** Number of the version in force; null if nothing was published. */
  version: number | null;
  /** SHA-256 of the content in UTF-8; null if nothing was published. */
  sha256: string | null;
  /** The version that is announced; null without one. */
  next: PolicyAnnouncement | null;
  /** Addresses that blocks of the content keep from earlier versions, where they differ from those that follow from their words. */
  addresses?: PolicyAddress[] | undefined;
  /** Of the company. Legal texts are scheduled and dated in it. */
  timeZone?: string | undefined;
  /** In the language of the text. */
  title?: string | undefined;
  /** BCP 47 tag of a language. */
  language?: string | undefined;
  /** The same text in other languages. */
  translations?: LegalText[] | undefined;
}

/** Whether readers see the version. Cancelled means withdrawn before it came into force. */
export type PolicyVersionState = 'inForce' | 'past' | 'scheduled' | 'cancelled' | 'withdrawn';

/** From when until when a version was in force. */
export interface PolicyPeriod {
  /** A time in UTC. */
  from: string;
  /** A time in UTC; null for never. */
  until: string | null;
}

/** A saved version of a legal text. */
export interface PolicyVersion {
  /** Number of the save, from 1. */
  version: number;
  /** A time in UTC. */
  savedAt: string;
  /** Name of the administrator at that time; null if not recorded. */
  savedBy: string | null;
  /** E-mail address of the administrator at that time; null if not recorded. */
  savedByEmail: string | null;
  /** Length of the content in UTF-8 bytes. */
  bytes: number;
  /** Whether readers see the version. Cancelled means withdrawn before it came into force. */
  state?: PolicyVersionState | undefined;
  /** A time in UTC. */
  inForceAt?: string | undefined;
  /** When the version was or is in force, oldest first. A version has another period when one that replaced it is withdrawn. */
  periods?: PolicyPeriod[] | undefined;
  /** Plain text for the public about what changes; null for none. */
  note: string | null;
  /** Whether the public page announces it while it is scheduled. */
  isAnnounced?: boolean | undefined;
  /** A time in UTC; null for never. */
  withdrawnAt: string | null;
  /** Why, in one line for the public; null for no reason. */
  withdrawnReason: string | null;
}

/** Saved versions of a legal text. */
export interface PolicyVersionLog {
  /** The versions, newest first. */
  items: PolicyVersion[];
  /** The `cursor` of the entries before these; null at the end of the log. */
  nextCursor: string | null;
}

/** A saved version with its content. */
export interface PolicyVersionContent {
  /** Privacy policy (`privacy`), terms and conditions (`terms`), or a further legal text of this server: its kind, with the language after a dot unless it is English. */
  type: string;
  /** Number of the save, from 1. */
  version: number;
  /** A time in UTC. */
  savedAt: string;
  /** Name of the administrator at that time; null if not recorded. */
  savedBy: string | null;
  /** E-mail address of the administrator at that time; null if not recorded. */
  savedByEmail: string | null;
  /** Length of the content in UTF-8 bytes. */
  bytes: number;
  /** Whether readers see the version. Cancelled means withdrawn before it came into force. */
  state?: PolicyVersionState | undefined;
  /** A time in UTC. */
  inForceAt?: string | undefined;
  /** When the version was or is in force, oldest first. A version has another period when one that replaced it is withdrawn. */
  periods?: PolicyPeriod[] | undefined;
  /** Plain text for the public about what changes; null for none. */
  note: string | null;
  /** Whether the public page announces it while it is scheduled. */
  isAnnounced?: boolean | undefined;
  /** A time in UTC; null for never. */
  withdrawnAt: string | null;
  /** Why, in one line for the public; null for no reason. */
  withdrawnReason: string | null;
  /** HTML, possibly empty; line breaks and tabs are the only control characters. */
  content: string;
}

/** Who saved the draft. */
export interface PolicyDraftInfo {
  /** Number of saves of the draft. */
  version: number;
  /** A time in UTC; null for never. */
  savedAt: string | null;
  /** Name of the administrator at that time; null if not recorded. */
  savedBy: string | null;
  /** E-mail address of the administrator at that time; null if not recorded. */
  savedByEmail: string | null;
}

/** What is in force and in preparation. */
export interface PolicyDesk {
  /** Null if nothing was published. */
  inForce: PolicyVersion | null;
  /** What is in force again if the version in force is withdrawn. Null without one. */
  former: PolicyVersion | null;
  /** Null without one. */
  scheduled: PolicyVersion | null;
  /** The version that the scheduled one was made of, if another text has come into force since, whose changes the scheduled one lacks. Null if it lacks none. */
  scheduledFrom: number | null;
  /** Null without one. */
  draft: PolicyDraftInfo | null;
}

/** The draft that administrators share. */
export interface PolicyDraft {
  /** Number of saves of the draft. */
  version: number;
  /** HTML; null for none. */
  content: string | null;
  /** The version in force that it was made of; null for none. */
  basedOn: number | null;
  /** True if another administrator has to publish it, because the caller has saved it since it began. */
  needsApproval?: boolean | undefined;
  /** A time in UTC; null for never. */
  savedAt: string | null;
  /** Name of the administrator at that time; null if not recorded. */
  savedBy: string | null;
  /** E-mail address of the administrator at that time; null if not recorded. */
  savedByEmail: string | null;
}

/** A version of the draft. */
export interface PolicyDraftVersion {
  /** Number of the save, from 1. */
  version: number;
  /** Null if nobody named it. */
  name: string | null;
  /** A time in UTC. */
  savedAt: string;
  /** Name of the administrator at that time; null if not recorded. */
  savedBy: string | null;
  /** E-mail address of the administrator at that time; null if not recorded. */
  savedByEmail: string | null;
}

/** Versions of the draft. */
export interface PolicyDraftVersionList {
  /** The versions, newest first. */
  items: PolicyDraftVersion[];
}

/** Words of a text, found again by themselves, by what stands around them, and by their place. White space doesn't count. */
export interface Passage {
  /** The words. */
  exact: string;
  /** What stands before or after the passage. */
  prefix: string;
  /** What stands before or after the passage. */
  suffix: string;
  /** Characters of the text before it. */
  start: number;
  /** How often the text had these words. */
  count: number;
}

/** Who resolved it, and when. */
export interface CommentResolved {
  /** A time in UTC. */
  savedAt: string;
  /** Name of the administrator at that time; null if not recorded. */
  savedBy: string | null;
  /** E-mail address of the administrator at that time; null if not recorded. */
  savedByEmail: string | null;
}

/** An answer to a comment. */
export interface PolicyCommentAnswer {
  /** A UUID in lower case. */
  id: string;
  /** Like MultiLineText, but shorter. */
  text: string;
  /** A time in UTC. */
  savedAt: string;
  /** Name of the administrator at that time; null if not recorded. */
  savedBy: string | null;
  /** E-mail address of the administrator at that time; null if not recorded. */
  savedByEmail: string | null;
}

/** A comment on a passage. */
export interface PolicyComment {
  /** A UUID in lower case. */
  id: string;
  /** Words of a text, found again by themselves, by what stands around them, and by their place. White space doesn't count. */
  passage: Passage;
  /** Like MultiLineText, but shorter. */
  text: string;
  /** A time in UTC. */
  savedAt: string;
  /** Name of the administrator at that time; null if not recorded. */
  savedBy: string | null;
  /** E-mail address of the administrator at that time; null if not recorded. */
  savedByEmail: string | null;
  /** Null while it is open. */
  resolved: CommentResolved | null;
  /** The answers, oldest first. */
  answers: PolicyCommentAnswer[];
}

/** Comments on a policy. */
export interface PolicyCommentList {
  /** The comments, newest first. */
  items: PolicyComment[];
}

/** A version for the public. `until` is the end of its last period. */
export interface PublishedPolicy {
  /** Privacy policy (`privacy`), terms and conditions (`terms`), or a further legal text of this server: its kind, with the language after a dot unless it is English. */
  type: string;
  /** Number of the save, from 1. */
  version: number;
  /** A SHA-256 in lower-case hexadecimal. */
  sha256: string;
  /** Whether readers see the version. Cancelled means withdrawn before it came into force. */
  state: PolicyVersionState;
  /** A time in UTC. */
  inForceAt: string;
  /** A time in UTC; null for never. */
  until: string | null;
  /** When the version was or is in force, oldest first. A version has another period when one that replaced it is withdrawn. */
  periods?: PolicyPeriod[] | undefined;
  /** Plain text for the public about what changes; null for none. */
  note: string | null;
  /** HTML; null for none. */
  content: string | null;
  /** Addresses that blocks of the content keep from earlier versions, where they differ from those that follow from their words. */
  addresses?: PolicyAddress[] | undefined;
  /** Of the company. Legal texts are scheduled and dated in it. */
  timeZone?: string | undefined;
  /** A time in UTC; null for never. */
  withdrawnAt: string | null;
  /** Why, in one line for the public; null for no reason. */
  withdrawnReason: string | null;
}

/** Acceptances of the version in force. */
export interface AcceptanceCounts {
  /** Null if nothing was published. */
  version: number | null;
  /** Users who accepted it. */
  accepted: number;
  /** Other users. */
  notAccepted: number;
}

/** A user, with the first acceptance of a text. Without one, the last four are null. */
export interface UserAcceptance {
  /** A UUID in lower case. */
  userId: string;
  /** One line with at least one visible character; no control characters, lone surrogates or encoded words. */
  name: string;
  /** An ASCII address with a dotted domain. Internationalized addresses, quoted local parts and address literals are rejected. */
  email: string;
  version: number | null;
  /** A time in UTC; null for never. */
  acceptedAt: string | null;
  source: string | null;
  proof: string | null;
}

/** Who accepted a text, or has not. */
export interface UserAcceptanceLog {
  /** The users, newest accounts first. */
  items: UserAcceptance[];
  /** The `cursor` of the entries before these; null at the end of the log. */
  nextCursor: string | null;
}

/** A text that a person accepted. */
export interface AcceptanceProof {
  /** What `findAcceptanceProof` verifies. */
  proof: string;
  /** Privacy policy (`privacy`), terms and conditions (`terms`), or a further legal text of this server: its kind, with the language after a dot unless it is English. */
  type: string;
  /** Number of the save, from 1. */
  version: number;
  /** A SHA-256 in lower-case hexadecimal. */
  sha256: string;
  /** False once the account was deleted. */
  hasAccount: boolean;
}

/** What a user accepted. */
export interface AcceptanceList {
  /** The acceptances, latest first. */
  items: Acceptance[];
}

/** Position of a page in a list other than that of users. */
export interface PagePosition {
  /** Number of this page; the last page if a later one was requested. */
  currentPage: number;
  /** Number of pages; 1 without results. */
  totalPages: number;
  /** Number of items on all pages. */
  totalItems: number;
  /** Maximum number of items per page. */
  itemsPerPage: number;
}

/** Subscriptions, all or a page of them. */
export interface SubscriptionList {
  /** The subscriptions. */
  data: Subscription[];
  /** Position of a page in a list other than that of users. */
  pagination?: PagePosition | undefined;
  /** Number of subscriptions per status, regardless of filters, sorted by status. */
  statuses?: SubscriptionStatusCount[] | undefined;
}

/** A received message. */
export interface ReceivedMessage {
  /** A UUID in lower case. */
  id: string;
  /** One line with at least one visible character; no control characters, lone surrogates or encoded words. */
  firstName: string;
  /** One line with at least one visible character; no control characters, lone surrogates or encoded words. */
  lastName: string;
  /** An ASCII address with a dotted domain. Internationalized addresses, quoted local parts and address literals are rejected. */
  email: string;
  /** Null if none was given. */
  phone: string | null;
  /** Null if none was given. */
  subject: string | null;
  /** Text with at least one visible character; line breaks and tabs are the only control characters. */
  message: string;
  /** Whether an administrator has read it. */
  isRead: boolean;
  /** When an administrator marked it as answered; null if it has no answer. */
  answeredAt: string | null;
  /** That administrator; null if it has no answer, or the account was deleted. */
  answeredBy: string | null;
  /** The administrator who looks after it; null for none. */
  assignee: string | null;
  /** Whether it is assigned to the signed-in user. */
  isMine?: boolean | undefined;
  /** A time in UTC. */
  createdAt: string;
}

/** One page of messages. */
export interface ReceivedMessagePage {
  /** The messages, newest first. */
  messages: ReceivedMessage[];
  /** Position of a page in a list other than that of users. */
  pagination: PagePosition;
  /** Number of unread messages, regardless of the search. */
  unreadMessages: number;
  /** Number of messages without an answer, regardless of the search. */
  unansweredMessages?: number | undefined;
}

/** Counts of unread and unanswered messages. */
export interface UnreadMessages {
  /** Number of unread messages. */
  unreadMessages: number;
  /** Number of messages without an answer, regardless of the search. */
  unansweredMessages?: number | undefined;
}

/** Status and end of a subscription. */
export interface SubscriptionState {
  /** ACTIVE, EXPIRED or ERROR; the store may add more. */
  status: string;
  /** Time of expiry; null if it does not expire. */
  expiresDate: string | null;
}

/** A user who has sent a message. */
export interface MessageSender {
  /** A UUID in lower case. */
  id: string;
  /** One line with at least one visible character; no control characters, lone surrogates or encoded words. */
  name: string;
  /** The user's latest subscription; null for none. */
  subscription: SubscriptionState | null;
}

/** A message with its sender and its neighbors. */
export interface OpenedMessage {
  /** A received message. */
  message: ReceivedMessage;
  /** The user with its e-mail address; null if there is none. */
  sender: MessageSender | null;
  /** Id of the next newer message; null for the newest. */
  newerId: string | null;
  /** Id of the next older message; null for the oldest. */
  olderId: string | null;
}

/** A token of a program, without the token itself. */
export interface ApiToken {
  /** A UUID in lower case. */
  id: string;
  /** One line with at least one visible character; no control characters, lone surrogates or encoded words. */
  name: string;
  /** What an administrator may do. `support`: manage users with the role user, subscriptions and messages. `content`: manage categories and legal texts. `read-only`: read everything except health values, and export nothing. */
  access: Access;
  /** `acceptances`: the program may only record acceptances, count them, and read those of a user whose id it knows, but not list users; its `access` is `support`. Null: all that `access` allows. */
  only: string | null;
  /** E-mail address of the administrator for whom it acts. */
  createdBy: string;
  /** A time in UTC. */
  createdAt: string;
  /** A time in UTC. */
  expiresAt: string;
  /** To the minute; null before its first use. */
  lastUsedAt: string | null;
}

/** Tokens of all administrators. */
export interface ApiTokenList {
  tokens: ApiToken[];
}

/** A new token. It is shown this once. */
export interface CreatedApiToken {
  /** A UUID in lower case. */
  id: string;
  /** One line with at least one visible character; no control characters, lone surrogates or encoded words. */
  name: string;
  /** What an administrator may do. `support`: manage users with the role user, subscriptions and messages. `content`: manage categories and legal texts. `read-only`: read everything except health values, and export nothing. */
  access: Access;
  /** `acceptances`: the program may only record acceptances, count them, and read those of a user whose id it knows, but not list users; its `access` is `support`. Null: all that `access` allows. */
  only: string | null;
  /** E-mail address of the administrator for whom it acts. */
  createdBy: string;
  /** A time in UTC. */
  createdAt: string;
  /** A time in UTC. */
  expiresAt: string;
  /** To the minute; null before its first use. */
  lastUsedAt: string | null;
  token: string;
}

/** A new second factor. */
export interface AddedFactor {
  /** A second factor, without its secret. */
  factor: SecondFactor;
  /** Empty unless it is the first factor. */
  recoveryCodes: string[];
}

/** For an authenticator app. */
export interface AppOffer {
  /** The secret in base32, to type. */
  secret: string;
  /** The secret as `otpauth` address, for a QR code. */
  uri: string;
}

/** For a browser. */
export interface PasskeyOffer {
  /** The domain of passkeys. */
  rpId: string;
  /** The name of the product. */
  rpName: string;
  /** Bytes in base64url without padding. */
  userId: string;
  /** An ASCII address with a dotted domain. Internationalized addresses, quoted local parts and address literals are rejected. */
  userName: string;
  /** One line with at least one visible character; no control characters, lone surrogates or encoded words. */
  displayName: string;
  /** Ids of the passkeys that the account has. */
  passkeyIds: string[];
}

/** What an app or a browser needs to become a second factor; one of `app` and `passkey`. */
export interface FactorOffer {
  /** Names a challenge. A passkey signs it. */
  challenge: string;
  /** For an authenticator app. */
  app?: AppOffer | undefined;
  /** For a browser. */
  passkey?: PasskeyOffer | undefined;
}

/** New recovery codes. */
export interface RecoveryCodes {
  /** Each works once, in place of a code of the app. */
  recoveryCodes: string[];
}

/** That an entry was undone. */
export interface Undoing {
  /** A time in UTC. */
  at: string;
  /** E-mail address of the account that undid it; null if it was erased. */
  by: string | null;
  /** True while a task undoes it. Otherwise absent. */
  isRunning?: boolean | undefined;
}

/** The end of a task or an export. */
export interface TaskEnd {
  /** A time in UTC. */
  at: string;
  /** taskEnded, taskCancelled or exportEnded. */
  kind: string;
  /** How many succeeded, of how many, or how many rows were exported. */
  detail: string | null;
}

/** What happened, as it was then. */
export interface ActivityEntry {
  /** A UUID in lower case. */
  id: string;
  /** A time in UTC. */
  at: string;
  /** What happened. */
  kind: string;
  /** Id of the signed-in account; null without one, and for entries of earlier servers. */
  actorId: string | null;
  /** E-mail address of the signed-in account; null without one. */
  actor: string | null;
  /** Name of the token with which a program called for the account. Absent without one. */
  token?: string | undefined;
  /** Id of the affected account or item, if it has one. */
  subjectId: string | null;
  /** What the id and the subject are of. Absent if the entry is about nothing that has a page of its own, and from earlier servers. */
  subjectKind?: string | undefined;
  /** E-mail address of the affected account, as entered at a sign-in, or of the sender of a message; name of a category; `terms` or `privacy`; what was exported. */
  subject: string | null;
  /** More about the kind: the roles, the reason of a failure, the list of a category (`habit`, `workout` or `finance`), the number of rows, items or sessions, or that of the version that was restored; of changeUndone, the kind and the detail of the entry that was undone. */
  detail: string | null;
  /** The fields that changed. */
  changes: FieldChange[];
  /** An IPv4 or IPv6 address. */
  address: string;
  /** Id of the request in the server's log. */
  requestId: string;
  /** Until when `undoActivity` can undo it. Absent if it can't, already did, or does so in a task that runs. */
  undoUntil?: string | undefined;
  /** Of one of many that a task changed, the entry of the task. Absent for other entries. */
  partOf?: string | undefined;
  /** True if `partOf` with its id lists entries. Otherwise absent. */
  hasParts?: boolean | undefined;
  /** When it was undone last, as a whole or in part. Absent if it was not. */
  undone?: Undoing | undefined;
  /** How the task or export that it tells the start of has ended. Absent for other entries, and until then. */
  ended?: TaskEnd | undefined;
}

/** Entries of the activity. */
export interface ActivityLog {
  /** The entries, newest first. */
  items: ActivityEntry[];
  /** The `cursor` of the entries before these; null at the end of the log. */
  nextCursor: string | null;
}

/** Tasks. */
export interface TaskList {
  /** Newest first. */
  tasks: Task[];
}

/** An item that failed. */
export interface TaskFailure {
  /** What it is, such as the e-mail address of a user. */
  item: string;
  /** A message for users. */
  reason: string;
}

/** Items that failed. */
export interface TaskFailures {
  /** In the order of the task. */
  items: TaskFailure[];
  /** The `cursor` of the entries before these; null at the end of the log. */
  nextCursor: string | null;
}

/** What was undone. */
export interface UndoResult {
  /** A message for users. */
  message?: string | undefined;
  /** The task that is undoing it. */
  taskId?: string | undefined;
}

/** An encoding that a file may have. */
export interface EncodingChoice {
  /** A `FileEncoding`. Servers may know more of them. */
  name: string;
  /** Words with other letters than ASCII, as they are read in this encoding. */
  samples: string[];
}

/** What stands first in dates of digits. */
export type DateOrder = 'day' | 'month';

/** How the dates of a column may be meant. */
export interface ImportDates {
  /** A date that each order makes another day of. */
  example: string;
  /** Dates that are days if days stand first. */
  dayFirst: number;
  /** Dates that are days if months stand first. */
  monthFirst: number;
  /** The order in which all dates are days. Null if both or none is; then it must be chosen to import the column. */
  order: DateOrder | null;
}

/** A column of an uploaded file. */
export interface ImportColumn {
  /** Its heading, truncated. */
  header: string;
  /** Its first values, truncated. */
  samples: string[];
  /** The field that its heading suggests; empty for none. */
  field: string;
  /** True if someone should look at it: it may be a part of the name, or its values are not what its heading says. Absent otherwise. */
  isUnclear?: boolean | undefined;
  /** What its values tell of the order of dates. Absent if no date has two meanings. */
  dates?: ImportDates | undefined;
}

/** What a column can be imported as. */
export interface ImportField {
  /** Name of a field, as in `createUser` or `createFinanceCategory`, or of a part of one. */
  field: string;
  /** Whether a column must be imported as it, or as a part of it. */
  isRequired: boolean;
  /** The field that its values are joined to, in the order of the fields, where a row has none of its own. */
  partOf?: string | undefined;
}

/** An uploaded file. */
export interface Import {
  /** A UUID in lower case. */
  id: string;
  /** Rows after the headings. Empty ones do not count. */
  rows: number;
  /** The number of the row with the headings, as spreadsheets count; 0 without one. */
  headingRow: number;
  /** A `FileEncoding`. Servers may know more of them. */
  encoding: string;
  /** False if the content does not tell the encoding. `checkImport` and `startImport` answer 422 until an upload names it. */
  isEncodingKnown: boolean;
  /** Those that the file may have, most likely first. */
  encodings: EncodingChoice[];
  /** What separates the values; comma, semicolon, tab, bar, or another character that the file declares. */
  separator: string;
  /** In the order of the file. */
  columns: ImportColumn[];
  /** What columns can be imported as; the first ones are required. */
  fields: ImportField[];
}

/** A value of a row. */
export interface ImportValue {
  /** The field that it is imported as. */
  field: string;
  /** As it would be imported, truncated. */
  value: string;
}

/** A row of a file, as it would be imported. */
export interface ImportRow {
  /** Its number, as spreadsheets count. */
  row: number;
  /** Its values. */
  values: ImportValue[];
}

/** What an import would do. */
export interface ImportCheck {
  /** Rows that would be added. */
  valid: number;
  /** Rows that would update a user. */
  updates: number;
  /** Rows with an invalid or a missing value. */
  failing: number;
  /** Rows that exist already, or twice in the file. */
  duplicates: number;
  /** Rows that would be added and have the role admin. */
  administrators: number;
  /** Rows that would be imported without the gender that they have, because it is not known. */
  unknownGenders?: number | undefined;
  /** The first rows that would be added or update a user, as they are read. */
  preview: ImportRow[];
  /** The rows that would fail, with the reasons; without `allProblems` the first 1,000. */
  problems: TaskFailure[];
}

/** State of the service. */
export interface Health {
  /** Always `ok`. */
  status: 'ok';
}

/** State of each part of the service. */
export interface Parts {
  /** A server that is stopping completes its running requests. */
  server: string;
  /** Slow answers after more than a second, and is ready. Read-only is a standby, or a file that cannot be written. */
  database: string;
}

/** State of a server that is ready. */
export interface Readiness {
  /** Always `ok`. */
  status: 'ok';
  /** State of each part of the service. */
  parts: Parts;
}

/** Why to suspend an account, and until when. */
export type NewSuspension = components['schemas']['NewSuspension'];

/** What an administrator may do from now on. */
export type AccessChange = components['schemas']['AccessChange'];

/** Credentials. */
export type LoginRequest = components['schemas']['LoginRequest'];

/** The answer to a challenge, by one of its methods. */
export type ChallengeAnswer = components['schemas']['ChallengeAnswer'];

/** A kind of second factor. */
export type FactorKind = components['schemas']['FactorKind'];

/** A token to make. */
export type NewApiToken = components['schemas']['NewApiToken'];

/** The name of a second factor. */
export type FactorName = components['schemas']['FactorName'];

/** A second factor and the proof that the user has it; one of `code` and `passkey`. */
export type NewFactor = components['schemas']['NewFactor'];

/** The address for the reset link. */
export type PasswordResetRequest = components['schemas']['PasswordResetRequest'];

/** The new password. */
export type PasswordReset = components['schemas']['PasswordReset'];

/** The token at the end of a link. */
export type ResetTokenCheck = components['schemas']['ResetTokenCheck'];

/** The token of the link, and the password. */
export type InvitationAnswer = components['schemas']['InvitationAnswer'];

/** The token of a link in a security mail. */
export type SecurityLink = components['schemas']['SecurityLink'];

/** The current and the new password. */
export type PasswordChange = components['schemas']['PasswordChange'];

/** A new user. */
export type NewUser = components['schemas']['NewUser'];

/** A new user without a password. */
export type InvitedUser = components['schemas']['InvitedUser'];

/** Changes to a user. */
export type UserUpdate = components['schemas']['UserUpdate'];

/** Changes to the signed-in user's account. */
export type ProfileUpdate = components['schemas']['ProfileUpdate'];

/** A new habit or workout category. */
export type NewIconCategory = components['schemas']['NewIconCategory'];

/** Changes to a habit or workout category. */
export type IconCategoryUpdate = components['schemas']['IconCategoryUpdate'];

/** A new finance category. */
export type NewFinanceCategory = components['schemas']['NewFinanceCategory'];

/** New name and color of a finance category. */
export type FinanceCategoryUpdate = components['schemas']['FinanceCategoryUpdate'];

/** A draft to save; null to discard it. */
export type PolicyDraftUpdate = components['schemas']['PolicyDraftUpdate'];

/** A comment to add. */
export type NewPolicyComment = components['schemas']['NewPolicyComment'];

/** An answer to add. */
export type PolicyCommentAnswerText = components['schemas']['PolicyCommentAnswerText'];

/** Whether nothing is left to do. */
export type PolicyCommentResolution = components['schemas']['PolicyCommentResolution'];

/** A version to publish. */
export type PolicyPublication = components['schemas']['PolicyPublication'];

/** Why a version is withdrawn. */
export type PolicyWithdrawal = components['schemas']['PolicyWithdrawal'];

/** Which version a user accepted, when and where. */
export type NewAcceptance = components['schemas']['NewAcceptance'];

/** A legal text to save. */
export type PolicyUpdate = components['schemas']['PolicyUpdate'];

/** A visitor's message. */
export type ContactMessage = components['schemas']['ContactMessage'];

/** Changes to a message. */
export type ReceivedMessageUpdate = components['schemas']['ReceivedMessageUpdate'];

/** Some users. */
export type UserIds = components['schemas']['UserIds'];

/** A choice of users. */
export type UserSelection = components['schemas']['UserSelection'];

/** A choice of users, and their new role. */
export type RoleChange = components['schemas']['RoleChange'];

/** A CSV file. */
export type CsvFile = components['schemas']['CsvFile'];

/** What the columns are imported as, and how. */
export type ImportChoice = components['schemas']['ImportChoice'];

/** Query of `exportUsers`. Empty strings are left out. */
export type ExportUsersQuery = NonNullable<operations['exportUsers']['parameters']['query']>;

/** Query of `exportSelectedUsers`. Empty strings are left out. */
export type ExportSelectedUsersQuery = NonNullable<operations['exportSelectedUsers']['parameters']['query']>;

/** Query of `listUsers`. Empty strings are left out. */
export type ListUsersQuery = NonNullable<operations['listUsers']['parameters']['query']>;

/** Query of `getUser`. Empty strings are left out. */
export type GetUserQuery = NonNullable<operations['getUser']['parameters']['query']>;

/** Query of `listDeletedUsers`. Empty strings are left out. */
export type ListDeletedUsersQuery = NonNullable<operations['listDeletedUsers']['parameters']['query']>;

/** Query of `listPolicyVersions`. Empty strings are left out. */
export type ListPolicyVersionsQuery = NonNullable<operations['listPolicyVersions']['parameters']['query']>;

/** Query of `listAcceptances`. Empty strings are left out. */
export type ListAcceptancesQuery = NonNullable<operations['listAcceptances']['parameters']['query']>;

/** Query of `exportAcceptances`. Empty strings are left out. */
export type ExportAcceptancesQuery = NonNullable<operations['exportAcceptances']['parameters']['query']>;

/** Query of `findAcceptanceProof`. Empty strings are left out. */
export type FindAcceptanceProofQuery = NonNullable<operations['findAcceptanceProof']['parameters']['query']>;

/** Query of `listSubscriptions`. Empty strings are left out. */
export type ListSubscriptionsQuery = NonNullable<operations['listSubscriptions']['parameters']['query']>;

/** Query of `exportSubscriptions`. Empty strings are left out. */
export type ExportSubscriptionsQuery = NonNullable<operations['exportSubscriptions']['parameters']['query']>;

/** Query of `listContactMessages`. Empty strings are left out. */
export type ListContactMessagesQuery = NonNullable<operations['listContactMessages']['parameters']['query']>;

/** Query of `getContactMessage`. Empty strings are left out. */
export type GetContactMessageQuery = NonNullable<operations['getContactMessage']['parameters']['query']>;

/** Query of `listActivity`. Empty strings are left out. */
export type ListActivityQuery = NonNullable<operations['listActivity']['parameters']['query']>;

/** Query of `exportActivity`. Empty strings are left out. */
export type ExportActivityQuery = NonNullable<operations['exportActivity']['parameters']['query']>;

/** Query of `listTaskFailures`. Empty strings are left out. */
export type ListTaskFailuresQuery = NonNullable<operations['listTaskFailures']['parameters']['query']>;

/** Query of `uploadImport`. Empty strings are left out. */
export type UploadImportQuery = NonNullable<operations['uploadImport']['parameters']['query']>;

/** Name of an operation. */
export type OperationId = keyof operations;

/** Operations and parameters that openapi.yaml marks `x-extra`: other servers may lack them. */
export type Extra = 'logOut' | 'getSession' | 'answerChallenge' | 'startPasskeySignIn' | 'startConfirmation' | 'confirmSession' | 'checkResetToken' | 'acceptInvitation' | 'secureAccount' | 'exportUsers' | 'exportUsers.role' | 'exportUsers.state' | 'exportUsers.importId' | 'exportUsers.sort' | 'exportUsers.health' | 'exportUsers.columns' | 'exportUsers.separator' | 'exportUsers.timeZone' | 'exportSelectedUsers' | 'exportSelectedUsers.health' | 'exportSelectedUsers.columns' | 'exportSelectedUsers.separator' | 'exportSelectedUsers.timeZone' | 'getUserGrowth' | 'getSubscriptionStatuses' | 'listUsers.limit' | 'listUsers.role' | 'listUsers.state' | 'listUsers.importId' | 'listUsers.sort' | 'createUser.Idempotency-Key' | 'inviteUser' | 'inviteUser.Idempotency-Key' | 'deleteUsers' | 'changeRoles' | 'getUser.health' | 'updateUser.If-Match' | 'eraseUser' | 'listDeletedUsers' | 'getDeletedUser' | 'exportUserData' | 'listUserSessions' | 'endUserSessions' | 'endUserSession' | 'changeAccess' | 'suspendUser' | 'liftSuspension' | 'getInvitation' | 'sendInvitation' | 'revokeInvitation' | 'listUserFactors' | 'resetUserFactors' | 'createHabitCategory.Idempotency-Key' | 'updateHabitCategory.If-Match' | 'createWorkoutCategory.Idempotency-Key' | 'updateWorkoutCategory.If-Match' | 'createFinanceCategory.Idempotency-Key' | 'updateFinanceCategory.If-Match' | 'savePolicy.If-Match' | 'listPolicyVersions' | 'getPolicyVersion' | 'getPolicyDesk' | 'getPolicyDraft' | 'savePolicyDraft' | 'savePolicyDraft.If-Match' | 'listPolicyDraftVersions' | 'getPolicyDraftVersion' | 'listPolicyComments' | 'addPolicyComment' | 'addPolicyComment.Idempotency-Key' | 'answerPolicyComment' | 'answerPolicyComment.Idempotency-Key' | 'resolvePolicyComment' | 'publishPolicy' | 'publishPolicy.If-Match' | 'withdrawPolicyVersion' | 'getPublishedPolicy' | 'getNextPolicy' | 'countAcceptances' | 'listAcceptances' | 'exportAcceptances' | 'exportAcceptances.columns' | 'exportAcceptances.separator' | 'exportAcceptances.timeZone' | 'findAcceptanceProof' | 'listUserAcceptances' | 'recordAcceptance' | 'listSubscriptions.page' | 'listSubscriptions.limit' | 'listSubscriptions.query' | 'listSubscriptions.status' | 'listSubscriptions.endsWithin' | 'listSubscriptions.sort' | 'listSubscriptions.userId' | 'exportSubscriptions' | 'exportSubscriptions.query' | 'exportSubscriptions.status' | 'exportSubscriptions.endsWithin' | 'exportSubscriptions.sort' | 'exportSubscriptions.columns' | 'exportSubscriptions.separator' | 'exportSubscriptions.timeZone' | 'sendContactMessage.Idempotency-Key' | 'listContactMessages' | 'listContactMessages.limit' | 'listContactMessages.sender' | 'listContactMessages.state' | 'countUnreadMessages' | 'getContactMessage' | 'getContactMessage.state' | 'updateContactMessage' | 'deleteContactMessage' | 'getOwnProfile' | 'updateOwnProfile' | 'updateOwnProfile.If-Match' | 'changeOwnPassword' | 'listOwnSessions' | 'endOtherSessions' | 'endOwnSession' | 'listTokens' | 'createToken' | 'revokeToken' | 'listOwnFactors' | 'addFactor' | 'startFactor' | 'renameFactor' | 'removeFactor' | 'createRecoveryCodes' | 'listActivity' | 'listActivity.groups' | 'listActivity.partOf' | 'exportActivity' | 'exportActivity.groups' | 'exportActivity.columns' | 'exportActivity.separator' | 'exportActivity.timeZone' | 'listTasks' | 'getTask' | 'cancelTask' | 'retryTask' | 'listTaskFailures' | 'undoActivity' | 'exportTaskFailures' | 'uploadImport' | 'uploadImport.encoding' | 'uploadImport.separator' | 'uploadImport.headingRow' | 'uploadImport.fileName' | 'checkImport' | 'startImport' | 'getIcon' | 'getHealth' | 'getReadiness';

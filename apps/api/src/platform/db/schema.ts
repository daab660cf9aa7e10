import type { ColumnType } from 'kysely';
import type { Creation } from './creationOf.ts';

// Both databases use the same values: times are ISO 8601 in UTC with milliseconds, which sort as text; dates are
// `YYYY-MM-DD`; ids are UUIDv7 in lower case; `version` counts the saves of an item; with `updated_at` it is its ETag.

/** Never read into JavaScript, where a 64-bit integer would lose digits. */
type WriteOnlyBigint = ColumnType<never, bigint, never>;

/** Columns of items that `versionedTable` reads and writes. */
export interface VersionedColumns extends Creation {
  id: string;
  created_at: string;
  updated_at: string;
  version: number;
}

export interface UsersTable extends Creation {
  /** `positionOf(id)`, highest for the newest user. In SQLite it is the rowid. */
  position: WriteOnlyBigint;
  id: string;
  name: string;
  email: string;
  /** `canonicalEmail(email)`, unique. */
  email_key: string;
  /** argon2id in PHC format; null if the account has no password and cannot sign in. */
  password_hash: string | null;
  role: 'user' | 'admin';
  gender: 'male' | 'female' | null;
  dob: string | null;
  height: string | null;
  weight: string | null;
  created_at: string;
  updated_at: string;
  last_active: string | null;
  version: number;
  /** `searchTextOf` name and address. */
  search: string;
  name_key: string;
}

/** Users, and administrators among them, by a part of their data. Locates deep pages without a scan. */
export interface UserCountsTable {
  kind: 'day' | 'name' | 'email';
  /** The day (UTC) on which they joined, or the first letters of `name_key` or `email_key`. */
  key: string;
  users: number;
  admins: number;
}

export interface CountersTable {
  name: CounterName;
  value: number;
}

// `users`, `admins`: accounts, and those with the role admin. `sign_in_admins`: administrators with a password.
// `user_changes`: increases when a search can find other users or another order, which invalidates search caches.
// `subscription_changes`: the same for subscriptions.
export type CounterName = 'users' | 'admins' | 'sign_in_admins' | 'user_changes' | 'subscription_changes';

export interface MilestonesTable {
  name: string;
  reached_at: string;
}

export interface SessionsTable {
  /** SHA-256 of the token in hexadecimal. */
  token_hash: string;
  user_id: string;
  created_at: string;
  last_seen_at: string;
  /** End of the absolute lifetime. */
  expires_at: string;
  /** Address of the client at sign-in; null for sessions of older versions. */
  address: string | null;
  user_agent: string | null;
}

export interface ResetTokensTable {
  token_hash: string;
  user_id: string;
  /** The mail that the token was made for; null for tokens of older versions. A new mail replaces the tokens of others. */
  mail_id: string | null;
  /** `version` of the user when the token was issued. A change of the user invalidates the token. */
  user_version: number;
  created_at: string;
  expires_at: string;
}

export type MailKind = 'passwordReset' | 'passwordChanged' | 'contactMessage';

/** Mails that are not delivered. */
export interface MailsTable {
  /** Also its Message-ID, so that receivers can drop duplicates. */
  id: string;
  kind: MailKind;
  /** Input of the mail's composer: an address or an id, never a secret. */
  payload: string;
  request_id: string;
  created_at: string;
  /** `held`: restored from a backup and not yet released. `failed`: given up. */
  state: 'queued' | 'held' | 'failed';
  /** Attempts so far. Every claim counts one, so it also tells whether a claim still holds. */
  attempts: number;
  /** Next attempt, or end of the claim while a server is sending it; when it failed. */
  due_at: string;
  /** Error of the last attempt. */
  error: string | null;
}

export interface RateLimitsTable {
  key: string;
  hits: number;
  expires_at: string;
}

export interface IconsTable {
  /** SHA-256 of `bytes` in hexadecimal. */
  hash: string;
  type: 'png' | 'jpg';
  bytes: Uint8Array;
}

export interface IconCategoriesTable extends VersionedColumns {
  name: string;
  /** `icons.hash` */
  icon_light: string;
  /** `icons.hash` */
  icon_dark: string;
}

export interface FinanceCategoriesTable extends VersionedColumns {
  name: string;
  /** `#rgb` or `#rrggbb`. */
  color: string | null;
  role: 'user' | 'admin';
  /** The user who added it; null if that account was deleted. */
  user_id: string | null;
}

export interface PoliciesTable {
  type: 'privacy' | 'terms';
  content: string;
  updated_at: string;
  version: number;
}

export interface PolicyVersionsTable {
  type: PoliciesTable['type'];
  version: number;
  content: string;
  bytes: number;
  saved_at: string;
  /** Name of the administrator at that time; null for versions of older servers. */
  saved_by: string | null;
}

export interface SubscriptionsTable {
  /** Ascends with the id. In SQLite it is the rowid. */
  position: WriteOnlyBigint;
  id: string;
  user_id: string;
  original_transaction_id: string;
  status: string;
  expires_at: string | null;
  /** The user's `search`, transaction id and user id, folded, one per line. */
  search: string;
}

export interface SubscriptionStatusesTable {
  status: string;
  subscriptions: number;
}

export interface ContactMessagesTable extends Creation {
  /** Ascends with the id. In SQLite it is the rowid. */
  position: WriteOnlyBigint;
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  subject: string | null;
  message: string;
  created_at: string;
  /** When an administrator marked it as read; null if unread. */
  read_at: string | null;
  /** Everything the sender wrote, folded, one field per line. */
  search: string;
}

export type SecurityEventKind =
  | 'signedIn'
  | 'signInFailed'
  | 'signInLimited'
  | 'signedOut'
  | 'otherSessionsEnded'
  | 'resetRequested'
  | 'passwordReset'
  | 'passwordChanged'
  | 'passwordChangeFailed'
  | 'userCreated'
  | 'roleChanged'
  | 'userDeleted';

export interface SecurityEventsTable {
  id: string;
  at: string;
  kind: SecurityEventKind;
  /** E-mail address of the signed-in user, if any. A copy, because the log outlives accounts. */
  actor: string | null;
  /** E-mail address of the affected account, or as entered at sign-in. */
  subject: string | null;
  subject_key: string | null;
  /** The change, such as `user → admin`. */
  detail: string | null;
  address: string;
  network: string;
  request_id: string;
}

/** Servers of the previous release count events here. The next release drops it. */
export interface SecurityEventDaysTable {
  day: string;
  kind: SecurityEventKind;
  events: number;
}

export interface Database {
  users: UsersTable;
  user_counts: UserCountsTable;
  counters: CountersTable;
  milestones: MilestonesTable;
  sessions: SessionsTable;
  reset_tokens: ResetTokensTable;
  mails: MailsTable;
  rate_limits: RateLimitsTable;
  icons: IconsTable;
  habit_categories: IconCategoriesTable;
  workout_categories: IconCategoriesTable;
  finance_categories: FinanceCategoriesTable;
  policies: PoliciesTable;
  policy_versions: PolicyVersionsTable;
  subscriptions: SubscriptionsTable;
  subscription_statuses: SubscriptionStatusesTable;
  contact_messages: ContactMessagesTable;
  security_events: SecurityEventsTable;
  security_event_days: SecurityEventDaysTable;
}

/** The primary key, or another unique key, of every table. Referenced tables come first. Rows are copied in this order. */
export const TABLE_KEYS = {
  users: ['id'],
  user_counts: ['kind', 'key'],
  counters: ['name'],
  milestones: ['name'],
  sessions: ['token_hash'],
  reset_tokens: ['token_hash'],
  rate_limits: ['key'],
  icons: ['hash'],
  habit_categories: ['id'],
  workout_categories: ['id'],
  finance_categories: ['id'],
  policies: ['type'],
  policy_versions: ['type', 'version'],
  subscriptions: ['id'],
  subscription_statuses: ['status'],
  contact_messages: ['id'],
  mails: ['id'],
  security_events: ['id'],
  security_event_days: ['day', 'kind'],
} as const satisfies { [Table in keyof Database]: readonly (keyof Database[Table])[] };

/** The folder of `src` that alone writes to a table. */
export const TABLE_OWNERS = {
  users: 'users',
  user_counts: 'users',
  counters: 'platform/db',
  milestones: 'platform/db',
  sessions: 'sessions',
  reset_tokens: 'accounts',
  rate_limits: 'platform/security',
  icons: 'icons',
  habit_categories: 'categories',
  workout_categories: 'categories',
  finance_categories: 'categories',
  policies: 'policies',
  policy_versions: 'policies',
  subscriptions: 'subscriptions',
  subscription_statuses: 'subscriptions',
  contact_messages: 'messages',
  mails: 'platform/mail',
  security_events: 'activity',
  security_event_days: 'activity',
} as const satisfies Record<keyof Database, string>;

/** The folder that alone adds to a counter. */
export const COUNTER_OWNERS = {
  users: 'users',
  admins: 'users',
  sign_in_admins: 'users',
  user_changes: 'users',
  subscription_changes: 'subscriptions',
} as const satisfies Record<CounterName, string>;

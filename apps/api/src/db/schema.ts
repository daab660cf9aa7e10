import type { ColumnType } from 'kysely';

/*
 * One representation for both databases: moments are ISO 8601 texts in UTC with milliseconds, which sort as text; dates are
 * `YYYY-MM-DD`; ids are UUIDv7 in lower case; `version` counts the saves of an item and makes its ETag.
 */

/** Written as a 64-bit integer; never read into JavaScript, where it would lose digits. */
type WriteOnlyBigint = ColumnType<never, bigint, never>;

/** The columns of `users`. */
export interface UsersTable {
  /** Place in the list, derived from `id` (see `positionOf`): newest is highest. In SQLite it is the rowid. */
  position: WriteOnlyBigint;
  id: string;
  name: string;
  /** As it was typed. */
  email: string;
  /** `canonicalEmail(email)`, unique. */
  email_key: string;
  /** argon2id in PHC form; null for an account without a password, which cannot sign in. */
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
  /** `searchText(name, email)`. */
  search: string;
  /** `nameKey(name)`. */
  name_key: string;
}

/** How many users, and how many administrators, joined on a day (UTC); lets deep pages be found without walking the list. */
export interface UserDaysTable {
  day: string;
  users: number;
  admins: number;
}

/** Numbers that change in the transaction that changes what they count. */
export interface CountersTable {
  name: CounterName;
  value: number;
}

/** How many users, and how many administrators among them, have something in common; see `tallies.ts`. */
export interface UserTalliesTable {
  kind: string;
  key: string;
  users: number;
  admins: number;
}

/**
 * `users`, `admins`: accounts, and those with the role admin. `sign_in_admins`: administrators that have a password.
 * `user_changes`: goes up with every write to users, so that a total can be remembered until then.
 */
export type CounterName = 'users' | 'admins' | 'sign_in_admins' | 'user_changes';

/** Things that happen once in the life of a database. */
export interface MilestonesTable {
  name: string;
  reached_at: string;
}

export interface SessionsTable {
  /** SHA-256 of the session id, in hexadecimal. */
  token_hash: string;
  user_id: string;
  created_at: string;
  last_seen_at: string;
  /** End of the absolute lifetime. */
  expires_at: string;
  /** From where it was started; null for sessions of older versions. */
  address: string | null;
  /** What the browser called itself then. */
  user_agent: string | null;
}

export interface ResetTokensTable {
  /** SHA-256 of the token, in hexadecimal. */
  token_hash: string;
  /** Unique: the newest token replaces the one before. */
  user_id: string;
  /** `version` of the user the token was made for; with any other the token is void. */
  user_version: number;
  created_at: string;
  expires_at: string;
}

export interface RateLimitsTable {
  /** What is limited, and for whom. */
  key: string;
  hits: number;
  /** End of the window; afterwards the row means nothing. */
  expires_at: string;
}

export interface IconsTable {
  /** SHA-256 of `bytes`, in hexadecimal. */
  hash: string;
  type: 'png' | 'jpg';
  bytes: Uint8Array;
}

export interface IconCategoriesTable {
  id: string;
  name: string;
  /** `icons.hash` */
  icon_light: string;
  /** `icons.hash` */
  icon_dark: string;
  created_at: string;
  updated_at: string;
  version: number;
  /** Made by `creationKeyOf`. */
  creation_key: string | null;
}

export interface FinanceCategoriesTable {
  id: string;
  name: string;
  /** `#rgb` or `#rrggbb`. */
  color: string | null;
  role: 'user' | 'admin';
  /** Who added it; null when that account is gone. */
  user_id: string | null;
  created_at: string;
  updated_at: string;
  version: number;
  /** Made by `creationKeyOf`. */
  creation_key: string | null;
}

export interface PoliciesTable {
  type: 'privacy' | 'terms';
  content: string;
  updated_at: string;
  version: number;
}

/** Every save of a legal text. */
export interface PolicyVersionsTable {
  type: PoliciesTable['type'];
  /** Of the policy, from 1. */
  version: number;
  content: string;
  /** Length of `content` in UTF-8. */
  bytes: number;
  saved_at: string;
  /** What the administrator was called then; null for what was stored before versions were kept. */
  saved_by: string | null;
}

export interface SubscriptionsTable {
  id: string;
  user_id: string;
  original_transaction_id: string;
  status: string;
  expires_at: string | null;
}

/** How many subscriptions there are in each status, so that nobody has to count them. */
export interface SubscriptionStatusesTable {
  status: string;
  subscriptions: number;
}

export interface ContactMessagesTable {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  subject: string | null;
  message: string;
  created_at: string;
  /** When an administrator read it; null for not yet. */
  read_at: string | null;
  /** All that people wrote, folded for search, one field a line. */
  search: string;
  /** Made by `creationKeyOf`. */
  creation_key: string | null;
}

/** What the security log tells of. */
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
  /** E-mail address of who did it; null where nobody was signed in. Kept as text: accounts go, the log stays. */
  actor: string | null;
  /** E-mail address of the account it was done to, or tried with. */
  subject: string | null;
  /** `canonicalEmail(subject)`. */
  subject_key: string | null;
  /** What changed, such as `user → admin`. */
  detail: string | null;
  address: string;
  /** `networkOf(address)`. */
  network: string;
  /** Finds the request in the server's log. */
  request_id: string;
}

/** How many security events of a kind there were on a day (UTC). */
export interface SecurityEventDaysTable {
  day: string;
  kind: SecurityEventKind;
  events: number;
}

/** All tables. */
export interface Database {
  users: UsersTable;
  user_days: UserDaysTable;
  user_tallies: UserTalliesTable;
  counters: CountersTable;
  milestones: MilestonesTable;
  sessions: SessionsTable;
  reset_tokens: ResetTokensTable;
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

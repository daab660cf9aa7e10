import type { Creation } from '../platform/db/creationOf.ts';
import type { TableKeys, WriteOnlyBigint } from '../platform/db/schema.ts';

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

/**
 * `users`, `admins`: accounts, and those with the role admin. `sign_in_admins`: administrators with a password.
 * `user_changes`: increases when a search can find other users or another order, which invalidates search caches.
 */
export const USER_COUNTERS = ['users', 'admins', 'sign_in_admins', 'user_changes'] as const;

declare module '../platform/db/schema.ts' {
  interface Database {
    users: UsersTable;
    user_counts: UserCountsTable;
  }
  interface Counters extends Record<(typeof USER_COUNTERS)[number], number> {}
}

export const userTables = {
  users: ['id'],
  user_counts: ['kind', 'key'],
} as const satisfies TableKeys;

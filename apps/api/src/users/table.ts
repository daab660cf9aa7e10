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
  search: string;
  name_key: string;
}

/** Users, and administrators among them, who joined on a day (UTC). Locates deep pages without a scan. */
export interface UserDaysTable {
  day: string;
  users: number;
  admins: number;
}

/** Users, and administrators among them, by letters of their names and addresses; see `countUserTexts.ts`. */
export interface UserTalliesTable {
  kind: string;
  key: string;
  users: number;
  admins: number;
}

/** Accounts, those with the role admin, and administrators with a password. */
export const USER_COUNTERS = ['users', 'admins', 'sign_in_admins'] as const;

declare module '../platform/db/schema.ts' {
  interface Database {
    users: UsersTable;
    user_days: UserDaysTable;
    user_tallies: UserTalliesTable;
  }
  interface Counters extends Record<(typeof USER_COUNTERS)[number], number> {}
}

export const userTables = {
  users: ['id'],
  user_days: ['day'],
  user_tallies: ['kind', 'key'],
} as const satisfies TableKeys;

import type { Creation, WriteOnlyBigint } from '../platform/db/schema.ts';

/** Health values, called as in the contract. Responses, requests and the export follow from their names below. */
export interface HealthValues {
  gender: 'male' | 'female' | null;
  dob: string | null;
  height: string | null;
  weight: string | null;
}

/** The health values, in the order of the export, with their headings there. */
export const HEALTH_HEADINGS: Readonly<Record<keyof HealthValues, string>> = {
  gender: 'Gender',
  dob: 'Date of Birth',
  height: 'Height (cm)',
  weight: 'Weight (kg)',
};

export const HEALTH = Object.keys(HEALTH_HEADINGS) as (keyof HealthValues)[];

/** The columns that the search looks into. The migration that adds one fills `search`, unless the column is empty. */
export const SEARCHED = ['name', 'email'] as const;

export type SearchedColumns = Partial<Pick<UsersTable, (typeof SEARCHED)[number]>>;

/** What an account may do. */
export interface AccountLimits {
  /** Of administrators; null: everything. */
  access: 'support' | 'content' | 'read-only' | null;
  /** Null unless the account is suspended. */
  suspended_at: string | null;
  /** Null: until it is lifted. */
  suspended_until: string | null;
  suspension_reason: string | null;
  /** 1 until the account chooses a password: its own was printed. */
  must_change_password: 0 | 1 | null;
}

export interface UsersTable extends Creation, HealthValues, AccountLimits {
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
  created_at: string;
  updated_at: string;
  last_active: string | null;
  version: number;
  /** `searchTextOf` the columns in `SEARCHED`. */
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

declare module '../platform/db/schema.ts' {
  interface Database {
    users: UsersTable;
    user_counts: UserCountsTable;
  }
  interface Counters {
    users: number;
    /** Accounts with the role admin. */
    admins: number;
    /** Administrators with a password and access to everything, who are not suspended. */
    sign_in_admins: number;
    /** Increases when a search can find other users or another order, which invalidates search caches. */
    user_changes: number;
  }
}

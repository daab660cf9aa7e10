import type { Creation, WriteOnlyBigint } from '../platform/db/schema.ts';

/** Optional details, called as in the contract. Rows, responses, requests, retries and the export follow from their names below. */
export interface UserDetails {
  gender: 'male' | 'female' | null;
  dob: string | null;
  height: string | null;
  weight: string | null;
}

interface Detail {
  /** In the export. */
  heading: string;
  /** Health values leave the server only through `health.ts`. Others are part of every response with a user. */
  isHealth: boolean;
  isNumber?: true;
}

/** In the order of the export. */
const DETAILS = {
  gender: { heading: 'Gender', isHealth: true },
  dob: { heading: 'Date of Birth', isHealth: true },
  height: { heading: 'Height (cm)', isHealth: true, isNumber: true },
  weight: { heading: 'Weight (kg)', isHealth: true, isNumber: true },
} as const satisfies Record<keyof UserDetails, Detail>;

export const DETAIL_NAMES = Object.keys(DETAILS) as (keyof UserDetails)[];

type NameOf<IsHealth extends boolean> = {
  [Name in keyof UserDetails]: (typeof DETAILS)[Name]['isHealth'] extends IsHealth ? Name : never;
}[keyof UserDetails];

export type HealthValues = Pick<UserDetails, NameOf<true>>;

export const detailOf = (name: keyof UserDetails): Detail => DETAILS[name];

const namesOf = (isHealth: boolean) => DETAIL_NAMES.filter((name) => detailOf(name).isHealth === isHealth);

export const HEALTH = namesOf(true) as NameOf<true>[];
/** The details that are no health values. */
export const PLAIN_DETAILS = namesOf(false) as NameOf<false>[];

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

export interface UsersTable extends Creation, UserDetails, AccountLimits {
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
  interface UndoKinds {
    user: true;
    role: true;
    import: true;
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

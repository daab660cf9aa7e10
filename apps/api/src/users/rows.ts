import type { Insertable, Selectable } from 'kysely';
import { insertOnce, NO_CREATION } from '../platform/db/versionedTable.ts';
import type { Creation, Db, Locked, Trx } from '../platform/db/schema.ts';
import { positionOf } from '../platform/ids.ts';
import { LostRace } from '../platform/db/inTransaction.ts';
import { updateEach } from '../platform/db/updateEach.ts';
import { canonicalEmail } from '../platform/text/email.ts';
import { nameKey, searchTextOf } from '../platform/text/foldText.ts';
import { updateSubscriptionTexts } from '../subscriptions/rows.ts';
import { countUsers } from './counters.ts';
import {
  type AccountLimits,
  HEALTH,
  type HealthValues,
  PLAIN_DETAILS,
  SEARCHED,
  type SearchedColumns,
  type UserDetails,
  type UsersTable,
} from './table.ts';

/** Rows per INSERT statement: PostgreSQL takes 65,535 values, SQLite 32,766. */
const ROWS = 500;

const ofUsers = <Name extends string>(names: readonly Name[]) =>
  names.map((name) => `users.${name}` as const);

const columns = [
  'users.id',
  'users.name',
  'users.email',
  'users.role',
  'users.access',
  'users.suspended_at',
  'users.suspended_until',
  'users.suspension_reason',
  'users.must_change_password',
  ...ofUsers(PLAIN_DETAILS),
  'users.created_at',
  'users.updated_at',
  'users.last_active',
  'users.version',
] as const;

/** A user without secrets, health values (see `health.ts`) and derived columns. */
export type UserRow = Omit<
  Selectable<UsersTable>,
  'position' | 'email_key' | 'password_hash' | 'search' | 'name_key' | keyof HealthValues | keyof Creation
>;

export type UserWithHash = UserRow & Pick<UsersTable, 'password_hash'>;

export type LockedUser = Locked<UserWithHash>;

export type NewUser = Omit<
  UsersTable,
  | 'position'
  | 'email_key'
  | 'search'
  | 'name_key'
  | 'updated_at'
  | 'version'
  | keyof Creation
  | keyof UserDetails
  | keyof AccountLimits
> &
  Partial<Creation & UserDetails & AccountLimits>;

export type UserChanges = Partial<
  Pick<UsersTable, 'name' | 'role' | 'password_hash'> & UserDetails & AccountLimits
>;

export const NOT_SUSPENDED = { suspended_at: null, suspended_until: null, suspension_reason: null };

export const selectUsers = (db: Db) => db.selectFrom('users').select(columns);

const searchText = (user: SearchedColumns): string =>
  searchTextOf(SEARCHED.flatMap((column) => user[column] ?? []));

export const toRow = (user: NewUser): Insertable<UsersTable> & Creation => ({
  ...NO_CREATION,
  ...user,
  position: positionOf(user.id),
  email_key: canonicalEmail(user.email),
  updated_at: user.created_at,
  version: 1,
  search: searchText(user),
  name_key: nameKey(user.name),
});

type UserKey = { id: string } | { email: string };

export const findUser = (db: Db, by: UserKey) => {
  const query = selectUsers(db).select('password_hash');
  return 'id' in by
    ? query.where('id', '=', by.id).executeTakeFirst()
    : query.where('email_key', '=', canonicalEmail(by.email)).executeTakeFirst();
};

/** For `health.ts` alone, which decides who gets the values. */
export const findHealth = async (
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, HealthValues>> => {
  // PostgreSQL has no empty list.
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', ...HEALTH])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...values }) => [id, values]));
};

export const findUsers = (db: Db, ids: readonly string[]): Promise<UserWithHash[]> =>
  selectUsers(db).select('password_hash').where('id', 'in', ids).execute();

const LOCKED = [...columns, 'password_hash'] as const;

const lockedUsers = (trx: Trx) =>
  trx
    .updateTable('users')
    // SQLite has no SELECT FOR UPDATE.
    .set((eb) => ({ version: eb.ref('version') }))
    .returning(LOCKED)
    .$castTo<LockedUser>();

/**
 * Finds a user and locks the account until the transaction ends, so that changes of it, its factors, sessions, tokens and
 * links follow one another. Call it before reading what they depend on.
 */
export const lockUser = (trx: Trx, by: UserKey): Promise<LockedUser | undefined> =>
  ('id' in by
    ? lockedUsers(trx).where('id', '=', by.id)
    : lockedUsers(trx).where('email_key', '=', canonicalEmail(by.email))
  ).executeTakeFirst();

export const lockUsers = (trx: Trx, ids: readonly string[]): Promise<LockedUser[]> =>
  lockedUsers(trx).where('id', 'in', ids).execute();

/** @param keys as `canonicalEmail` */
export const lockUsersByEmail = (trx: Trx, keys: readonly string[]): Promise<LockedUser[]> =>
  lockedUsers(trx).where('email_key', 'in', keys).execute();

/**
 * Adds a user. Returns the earlier one if the same request has already added it; undefined if the address is taken.
 * @throws HttpError 422 if that request had other content
 */
export const insertUser = async (
  trx: Trx,
  user: NewUser,
): Promise<{ user: LockedUser; isNew: boolean } | undefined> => {
  const { id, state } = await insertOnce(trx, 'users', toRow(user), 'email_key');
  if (state === 'taken') return undefined;
  const isNew = state === 'new';
  if (isNew) await countUsers(trx, [{ after: user }]);
  const stored = await lockUser(trx, { id });
  // The earlier one was just deleted.
  if (!stored) throw new LostRace();
  return { user: stored, isNew };
};

/** Adds users, whose ids must ascend. Fails as a whole when an address is taken. */
export const insertUsers = async (trx: Db, users: readonly NewUser[]): Promise<void> => {
  for (let from = 0; from < users.length; from += ROWS)
    await trx
      .insertInto('users')
      .values(users.slice(from, from + ROWS).map(toRow))
      .execute();
  await countUsers(
    trx,
    users.map((user) => ({ after: user })),
  );
};

/** Adds those users whose address is free, and returns their ids. */
export const insertFreeUsers = async (trx: Trx, users: readonly NewUser[]): Promise<ReadonlySet<string>> => {
  const inserted = await trx
    .insertInto('users')
    .values(users.map(toRow))
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .execute();
  const ids = new Set(inserted.map(({ id }) => id));
  await countUsers(
    trx,
    users.flatMap((user) => (ids.has(user.id) ? [{ after: user }] : [])),
  );
  return ids;
};

/** Those of some addresses, as `canonicalEmail`, that users have. */
export const findTakenEmails = async (db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await db.selectFrom('users').select('email_key').where('email_key', 'in', keys).execute();
  return new Set(rows.map(({ email_key }) => email_key));
};

/** Columns that follow from a change of a user. */
const derivedFrom = (after: UserRow, now: Date) => ({
  updated_at: now.toISOString(),
  search: searchText(after),
  name_key: nameKey(after.name),
});

/** After users were changed: what other tables keep of them. */
const followUsers = async (trx: Trx, changes: readonly Record<'before' | 'after', LockedUser>[]) => {
  const found = changes.filter(({ before, after }) => searchText(before) !== searchText(after));
  await updateSubscriptionTexts(trx, new Map(found.map(({ after }) => [after.id, searchText(after)])));
  await countUsers(trx, changes);
};

/** @throws LastAdministrator when no administrator could sign in then */
export const updateUser = async (
  trx: Trx,
  before: LockedUser,
  changes: UserChanges,
  now: Date,
): Promise<LockedUser> => {
  const after = await trx
    .updateTable('users')
    .set({ ...changes, ...derivedFrom({ ...before, ...changes }, now), version: before.version + 1 })
    .where('id', '=', before.id)
    .returning(LOCKED)
    .$castTo<LockedUser>()
    .executeTakeFirstOrThrow();
  await followUsers(trx, [{ before, after }]);
  return after;
};

/** What a file can change of users. */
export type FileChanges = Partial<Pick<UsersTable, 'name'> & UserDetails>;

/** Like `updateUser`, for many with values of their own. */
export const updateUsers = async (
  trx: Trx,
  users: readonly { before: LockedUser; changes: FileChanges }[],
  now: Date,
): Promise<void> => {
  const changed = users.map(({ before, changes }) => ({
    before,
    changes,
    after: { ...before, ...changes } as LockedUser,
  }));
  const groups = Map.groupBy(changed, ({ changes }) => Object.keys(changes).toSorted().join(' '));
  for (const group of groups.values())
    await updateEach(
      trx,
      'users',
      group.map(({ after, changes }) => ({
        id: after.id,
        values: { ...changes, ...derivedFrom(after, now) },
      })),
      'version',
    );
  await followUsers(trx, changed);
};

/**
 * Names of users by their ids, with the e-mail address of one who has the same name as an administrator, apart from case,
 * accents and the like: no one can pass for another by a new name. Ids of deleted users and null have none.
 */
export const readUserNames = async (
  db: Db,
  ids: readonly (string | null)[],
): Promise<Map<string | null, string>> => {
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return new Map();
  const users = await db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .select((eb) =>
      eb
        .selectFrom('users as other')
        .select('other.email')
        .whereRef('other.name_key', '=', 'users.name_key')
        .whereRef('other.id', '<>', 'users.id')
        .where('other.role', '=', 'admin')
        .limit(1)
        .as('namesake'),
    )
    .where('id', 'in', known)
    .execute();
  return new Map(users.map(({ id, name, email, namesake }) => [id, namesake ? `${name} (${email})` : name]));
};

/** Gives users another role, which as administrators comes with access to everything by default. @throws LastAdministrator, like `updateUser` */
export const updateRoles = async (
  trx: Trx,
  before: readonly LockedUser[],
  { role, access = null }: Pick<UsersTable, 'role'> & Partial<Pick<AccountLimits, 'access'>>,
  now: Date,
): Promise<void> => {
  await trx
    .updateTable('users')
    .set((eb) => ({ role, access, updated_at: now.toISOString(), version: eb('version', '+', 1) }))
    .where(
      'id',
      'in',
      before.map(({ id }) => id),
    )
    .execute();
  await countUsers(
    trx,
    before.map((user) => ({ before: user, after: { ...user, role, access } })),
  );
};

/** Stores what a sign-in changes, which is no new version of the user. */
export const storeSignIn = async (
  trx: Trx,
  { id }: LockedUser,
  changes: Partial<Pick<UsersTable, 'password_hash' | 'last_active'>>,
): Promise<void> => {
  await trx.updateTable('users').set(changes).where('id', '=', id).execute();
};

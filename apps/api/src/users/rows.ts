import type { Insertable, Selectable } from 'kysely';
import { listAcceptances, restoreAcceptances } from '../acceptances/rows.ts';
import type { PolicyAcceptancesTable } from '../acceptances/table.ts';
import { removeFinanceCategoryOwners, restoreFinanceCategoryOwner } from '../categories/rows.ts';
import { type KeptFactors, readFactorsOf, restoreFactors } from '../factors/rows.ts';
import { insertOnce, NO_CREATION } from '../platform/db/versionedTable.ts';
import type { Creation, Db, Trx } from '../platform/db/schema.ts';
import { positionOf } from '../platform/ids.ts';
import { LostRace } from '../platform/db/inTransaction.ts';
import { canonicalEmail } from '../platform/text/email.ts';
import { nameKey, searchTextOf } from '../platform/text/foldText.ts';
import {
  deleteSubscriptionsOf,
  insertSubscriptions,
  type NewSubscription,
  updateSubscriptionTexts,
} from '../subscriptions/rows.ts';
import { countUsers } from './counters.ts';
import {
  type AccountLimits,
  DETAILS,
  SEARCHED,
  type SearchedColumns,
  type UserDetails,
  type UsersTable,
} from './table.ts';

/** Rows per INSERT statement: PostgreSQL takes 65,535 values, SQLite 32,766. */
const ROWS = 500;

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
  ...DETAILS.map((name) => `users.${name}` as const),
  'users.created_at',
  'users.updated_at',
  'users.last_active',
  'users.version',
] as const;

/** A user without secrets and derived columns. */
export type UserRow = Omit<
  Selectable<UsersTable>,
  'position' | 'email_key' | 'password_hash' | 'search' | 'name_key' | keyof Creation
>;

export type UserWithHash = UserRow & Pick<UsersTable, 'password_hash'>;

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

const toRow = (user: NewUser): Insertable<UsersTable> & Creation => ({
  ...NO_CREATION,
  ...user,
  position: positionOf(user.id),
  email_key: canonicalEmail(user.email),
  updated_at: user.created_at,
  version: 1,
  search: searchText(user),
  name_key: nameKey(user.name),
});

export const findUser = (db: Db, by: { id: string } | { email: string }) => {
  const query = selectUsers(db).select('password_hash');
  return 'id' in by
    ? query.where('id', '=', by.id).executeTakeFirst()
    : query.where('email_key', '=', canonicalEmail(by.email)).executeTakeFirst();
};

export const findUsers = (db: Db, ids: readonly string[]): Promise<UserWithHash[]> =>
  selectUsers(db).select('password_hash').where('id', 'in', ids).execute();

/**
 * Adds a user. Returns the earlier one if the same request has already added it; undefined if the address is taken.
 * @throws HttpError 422 if that request had other content
 */
export const insertUser = async (
  trx: Trx,
  user: NewUser,
): Promise<{ user: UserWithHash; isNew: boolean } | undefined> => {
  const { id, state } = await insertOnce(trx, 'users', toRow(user), 'email_key');
  if (state === 'taken') return undefined;
  const isNew = state === 'new';
  if (isNew) await countUsers(trx, [{ after: user }]);
  const stored = selectUsers(trx).select('password_hash').where('id', '=', id);
  return { user: await stored.executeTakeFirstOrThrow(), isNew };
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

/** @throws LostRace when a user was saved concurrently */
const refuseOtherVersions = (
  before: readonly UserWithHash[],
  changed: readonly Pick<UserRow, 'id' | 'version'>[],
  increase = 0,
): void => {
  const versions = new Map(changed.map(({ id, version }) => [id, version]));
  if (before.some(({ id, version }) => versions.get(id) !== version + increase)) throw new LostRace();
};

/** @param before as read in this transaction. @throws LostRace when the user was saved concurrently; LastAdministrator when no administrator could sign in then */
export const updateUser = async (trx: Db, before: UserWithHash, changes: UserChanges, now: Date) => {
  const after = { ...before, ...changes };
  const search = searchText(after);
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({
      ...changes,
      updated_at: now.toISOString(),
      version: before.version + 1,
      search,
      name_key: nameKey(after.name),
    })
    .where('id', '=', before.id)
    .where('version', '=', before.version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new LostRace();
  if (search !== searchText(before)) await updateSubscriptionTexts(trx, before.id, search);
  await countUsers(trx, [{ before, after }]);
  return selectUsers(trx).where('id', '=', before.id).executeTakeFirstOrThrow();
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

/** Gives users another role, which as administrators comes with access to everything by default. @param before as read in this transaction. @throws LostRace or LastAdministrator, like `updateUser` */
export const updateRoles = async (
  trx: Trx,
  before: readonly UserWithHash[],
  { role, access = null }: Pick<UsersTable, 'role'> & Partial<Pick<AccountLimits, 'access'>>,
  now: Date,
): Promise<void> => {
  const saved = await trx
    .updateTable('users')
    .set((eb) => ({ role, access, updated_at: now.toISOString(), version: eb('version', '+', 1) }))
    .where(
      'id',
      'in',
      before.map(({ id }) => id),
    )
    .returning(['id', 'version'])
    .execute();
  refuseOtherVersions(before, saved, 1);
  await countUsers(
    trx,
    before.map((user) => ({ before: user, after: { ...user, role, access } })),
  );
};

/** @param user as read before the password was compared. Returns false if the password has changed since. */
export const updateLastActive = async (
  trx: Db,
  user: UserWithHash,
  password_hash: string | null,
  now: Date,
) => {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ last_active: now.toISOString(), password_hash })
    .where('id', '=', user.id)
    .where('password_hash', 'is not distinct from', user.password_hash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Like `updateLastActive`, for a sign-in that isn't complete yet. */
export const updatePasswordHash = async (trx: Db, user: UserWithHash, password_hash: string) => {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ password_hash })
    .where('id', '=', user.id)
    .where('password_hash', '=', user.password_hash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** What `restoreUsers` needs, as JSON. */
export interface DeletedUser {
  user: UserWithHash;
  subscriptions: NewSubscription[];
  /** Ids of finance categories that had this owner. */
  financeCategories: string[];
  /** Undefined in what earlier versions stored. */
  factors?: KeptFactors;
  /** Undefined in what earlier versions stored. */
  acceptances?: PolicyAcceptancesTable[];
}

/** @param before as read in this transaction. @throws LostRace or LastAdministrator, like `updateUser` */
export const deleteUsers = async (trx: Db, before: readonly UserWithHash[]): Promise<DeletedUser[]> => {
  const ids = before.map(({ id }) => id);
  const subscriptions = Map.groupBy(await deleteSubscriptionsOf(trx, ids), ({ user_id }) => user_id);
  const categories = Map.groupBy(await removeFinanceCategoryOwners(trx, ids), ({ user_id }) => user_id);
  const { factors, recoveryCodes } = await readFactorsOf(trx, ids);
  const acceptances = Map.groupBy(await listAcceptances(trx, ids), ({ user_id }) => user_id);
  const deleted = await trx.deleteFrom('users').where('id', 'in', ids).returning(['id', 'version']).execute();
  refuseOtherVersions(before, deleted);
  await countUsers(
    trx,
    before.map((user) => ({ before: user })),
  );
  return before.map((user) => ({
    user,
    subscriptions: subscriptions.get(user.id) ?? [],
    financeCategories: (categories.get(user.id) ?? []).map(({ id }) => id),
    acceptances: acceptances.get(user.id) ?? [],
    factors: {
      factors: factors.filter(({ user_id }) => user_id === user.id),
      recoveryCodes: recoveryCodes.filter(({ user_id }) => user_id === user.id),
    },
  }));
};

/** Undoes `deleteUsers`, except for users whose address is taken. Returns the ids of those restored. */
export const restoreUsers = async (trx: Trx, deleted: readonly DeletedUser[]): Promise<Set<string>> => {
  const rows = deleted.map(({ user }) => {
    const { updated_at, version } = user;
    return { ...toRow(user), updated_at, version };
  });
  const inserted = await trx
    .insertInto('users')
    .values(rows)
    // Waits for transactions that insert the same addresses.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  const ids = new Set(inserted.map(({ id }) => id));
  const restored = deleted.filter(({ user }) => ids.has(user.id));
  await insertSubscriptions(
    trx,
    restored.flatMap(({ subscriptions }) => subscriptions),
  );
  await restoreAcceptances(
    trx,
    restored.flatMap(({ acceptances = [] }) => acceptances),
  );
  for (const { user, financeCategories, factors } of restored) {
    await restoreFinanceCategoryOwner(trx, user.id, financeCategories);
    if (factors) await restoreFactors(trx, factors);
  }
  await countUsers(
    trx,
    restored.map(({ user }) => ({ after: user })),
  );
  return ids;
};

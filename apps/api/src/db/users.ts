import type { Insertable, Kysely, Selectable } from 'kysely';
import { canonicalEmail } from '../text/canonicalEmail.ts';
import { foldForSearch } from '../text/foldForSearch.ts';
import { nameKey } from '../text/nameKey.ts';
import { countNewUsers, countUser } from './counters.ts';
import { positionOf } from './ids.ts';
import { LostRace } from './inTransaction.ts';
import type { Database, UsersTable } from './schema.ts';
import { deleteSubscriptionsOf } from './subscriptions.ts';
import { type Tallied, tallyUsers } from './tallies.ts';

/*
 * The only place that writes to `users`: what is derived from a user (search text, canonical address, counters) is kept
 * here, in the caller's transaction.
 */

/** Rows a statement: PostgreSQL takes 65,535 values in one, SQLite 32,766. */
const ROWS = 500;

const columns = [
  'users.id',
  'users.name',
  'users.email',
  'users.role',
  'users.gender',
  'users.dob',
  'users.height',
  'users.weight',
  'users.created_at',
  'users.updated_at',
  'users.last_active',
  'users.version',
] as const;

/** A user as the API knows it: no secret, nothing derived. */
export type UserRow = Omit<
  Selectable<UsersTable>,
  'position' | 'email_key' | 'password_hash' | 'search' | 'name_key'
>;

/** A user with the hash of the password, for those who check it. */
export type UserWithHash = UserRow & Pick<UsersTable, 'password_hash'>;

/** What a new user brings along. */
export type NewUser = Omit<
  UsersTable,
  'position' | 'email_key' | 'search' | 'name_key' | 'updated_at' | 'version'
>;

/** What can change in a user. */
export type UserChanges = Partial<
  Pick<UsersTable, 'name' | 'role' | 'gender' | 'dob' | 'height' | 'weight' | 'password_hash'>
>;

/** A query for users without their secrets. */
export const selectUsers = (db: Kysely<Database>) => db.selectFrom('users').select(columns);

const searchText = (name: string, email: string): string =>
  // Both are single lines, and so is every term: no hit can reach from one into the other.
  // The line breaks at the end let three letters begin at each letter, which is how short terms are found.
  `${foldForSearch(name)}\n${foldForSearch(email)}\n\n`;

const toRow = (user: NewUser): Insertable<UsersTable> => ({
  ...user,
  position: positionOf(user.id),
  email_key: canonicalEmail(user.email),
  updated_at: user.created_at,
  version: 1,
  search: searchText(user.name, user.email),
  name_key: nameKey(user.name),
});

const toTallied = ({ name, email, role }: Pick<UsersTable, 'name' | 'email' | 'role'>): Tallied => ({
  name,
  role,
  email_key: canonicalEmail(email),
  search: searchText(name, email),
});

/** Finds a user with the hash of the password. */
export const findUser = (db: Kysely<Database>, by: { id: string } | { email: string }) => {
  const query = selectUsers(db).select('password_hash');
  return 'id' in by
    ? query.where('id', '=', by.id).executeTakeFirst()
    : query.where('email_key', '=', canonicalEmail(by.email)).executeTakeFirst();
};

/**
 * Adds a user.
 * @throws the database's error for a duplicate `email_key`
 */
export const insertUser = async (trx: Kysely<Database>, user: NewUser): Promise<UserRow> => {
  await trx.insertInto('users').values(toRow(user)).execute();
  await countUser(trx, undefined, user);
  await tallyUsers(trx, [{ after: toTallied(user) }]);
  return selectUsers(trx).where('id', '=', user.id).executeTakeFirstOrThrow();
};

/** Adds many users at once; their ids must go up. Fails as a whole when an address is in use. */
export const insertUsers = async (trx: Kysely<Database>, users: readonly NewUser[]): Promise<void> => {
  for (let from = 0; from < users.length; from += ROWS)
    await trx
      .insertInto('users')
      .values(users.slice(from, from + ROWS).map(toRow))
      .execute();
  await countNewUsers(trx, users);
  await tallyUsers(
    trx,
    users.map((user) => ({ after: toTallied(user) })),
  );
};

/**
 * Saves changes to a user.
 * @param before the user as read in this transaction
 * @throws LostRace when somebody saved in between; LastAdministrator when nobody could sign in afterwards
 */
export const updateUser = async (
  trx: Kysely<Database>,
  before: UserWithHash,
  changes: UserChanges,
  now: Date,
): Promise<UserRow> => {
  const after = { ...before, ...changes };
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({
      ...changes,
      updated_at: now.toISOString(),
      version: before.version + 1,
      search: searchText(after.name, after.email),
      name_key: nameKey(after.name),
    })
    .where('id', '=', before.id)
    .where('version', '=', before.version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new LostRace();
  await countUser(trx, before, after);
  await tallyUsers(trx, [{ before: toTallied(before), after: toTallied(after) }]);
  return selectUsers(trx).where('id', '=', before.id).executeTakeFirstOrThrow();
};

/**
 * Deletes a user and, by the tables' references, what belongs to the account.
 * @param before the user as read in this transaction
 * @throws LostRace when somebody saved or deleted in between; LastAdministrator when nobody could sign in afterwards
 */
export const deleteUser = async (trx: Kysely<Database>, before: UserWithHash): Promise<void> => {
  await deleteSubscriptionsOf(trx, before.id);
  const { numDeletedRows } = await trx
    .deleteFrom('users')
    .where('id', '=', before.id)
    .where('version', '=', before.version)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new LostRace();
  await countUser(trx, before, undefined);
  await tallyUsers(trx, [{ before: toTallied(before) }]);
};

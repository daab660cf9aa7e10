import type { Hasher } from './auth/createHasher.ts';
import type { Engine } from './db/Engine.ts';
import type { Ids } from './db/ids.ts';
import { inTransaction } from './db/inTransaction.ts';
import { insertUser, type UserRow } from './db/users.ts';

/** What an administrator is made with. */
export interface NewAdministrator {
  engine: Engine;
  hasher: Hasher;
  ids: Ids;
  now: Date;
  email: string;
  password: string;
}

/**
 * Adds an administrator named "Admin", SPECIFICATION's default name.
 * @throws the database's error when the address is in use
 */
export const createAdministrator = async ({
  engine,
  hasher,
  ids,
  now,
  email,
  password,
}: NewAdministrator): Promise<UserRow> => {
  const password_hash = await hasher.hash(password);
  return inTransaction(engine, (trx) =>
    insertUser(trx, {
      id: ids(now),
      name: 'Admin',
      email,
      password_hash,
      role: 'admin',
      gender: null,
      dob: null,
      height: null,
      weight: null,
      created_at: now.toISOString(),
      last_active: null,
    }),
  );
};

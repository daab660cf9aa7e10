import type { Engine } from '../platform/db/Engine.ts';
import type { Ids } from '../platform/ids.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import type { Hasher } from '../platform/security/createHasher.ts';
import { insertUser, type UserRow } from '../users/rows.ts';

export interface NewAdministrator {
  engine: Engine;
  hasher: Hasher;
  ids: Ids;
  now: Date;
  email: string;
  password: string;
  /** It is printed. */
  mustChangePassword?: boolean;
  /** Called right before the commit: a printed password that isn't stored does less harm than the reverse. */
  beforeCommit?: () => void;
}

/** Creates an administrator. Returns undefined if the address is taken. */
export const createAdministrator = async (administrator: NewAdministrator): Promise<UserRow | undefined> => {
  const { engine, hasher, ids, now, email, password, mustChangePassword, beforeCommit } = administrator;
  const password_hash = await hasher.hash(password);
  return inTransaction(engine, async (trx) => {
    const inserted = await insertUser(trx, {
      id: ids(now),
      name: 'Admin',
      email,
      password_hash,
      role: 'admin',
      must_change_password: mustChangePassword ? 1 : 0,
      created_at: now.toISOString(),
      last_active: null,
    });
    if (inserted) beforeCommit?.();
    return inserted?.user;
  });
};

import type { Transaction } from 'kysely';
import type { Database } from '../platform/db/schema.ts';
import { clearHits } from '../platform/security/rateLimits.ts';
import { accountKey, strangerKey } from '../sessions/limits.ts';
import { endSessionsOf } from '../sessions/rows.ts';
import { updateUser, type UserRow, type UserWithHash } from '../users/rows.ts';
import { passwordChangeLimits } from './limits.ts';

/**
 * Also ends the account's sessions, and clears failed attempts against it so that the owner can sign in at once.
 * @throws LostRace when the account was saved after `user` was read
 */
export const setPassword = async (
  trx: Transaction<Database>,
  user: UserWithHash,
  password_hash: string,
  now: Date,
): Promise<UserRow> => {
  const after = await updateUser(trx, user, { password_hash }, now);
  await endSessionsOf(trx, user.id);
  const keys = [strangerKey(user.email), ...passwordChangeLimits(user.id).map(({ key }) => key)];
  await clearHits(trx, keys, accountKey(user.email, ''));
  return after;
};

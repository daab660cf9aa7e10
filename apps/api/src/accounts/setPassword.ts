import type { Trx } from '../platform/db/schema.ts';
import { networksOf } from '../platform/http/clientAddress.ts';
import { clearHits, limitsByEmail, type RateLimit } from '../platform/security/rateLimits.ts';
import { canonicalEmail } from '../platform/text/email.ts';
import { HOUR_MS } from '../platform/time.ts';
import { accountKey, deviceKey, failedAttemptKeys } from '../sessions/limits.ts';
import { revokeAccess } from '../sessions/rows.ts';
import { updateUser, type LockedUser, insertUser, type UserRow } from '../users/rows.ts';
import type { Engine } from '../platform/db/Engine.ts';
import type { Ids } from '../platform/ids.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import type { Hasher } from '../platform/security/createHasher.ts';

/** Wrong current passwords of a signed-in user. */
const MAX_PASSWORD_FAILURES = 10;

export const passwordChangeLimits = (userId: string): RateLimit[] => [
  { key: `password ${userId}`, max: MAX_PASSWORD_FAILURES },
];

const MAX_RESET_REQUESTS = { network: 100, email: 20 };

export const resetRequestLimits = (email: string, address: string): RateLimit[] =>
  limitsByEmail('reset', { email, address }, MAX_RESET_REQUESTS);

export const ALL_RESET_REQUESTS = { action: 'reset', network: 400, total: 1000 };

/** Per account and hour, from any address. Further requests silently send nothing; the last link stays valid. */
const MAX_RESET_MAILS = 5;

export const resetMailLimits = (email: string): RateLimit[] => [
  { key: `reset-mail ${canonicalEmail(email)}`, max: MAX_RESET_MAILS, windowMs: HOUR_MS },
];

/** Invalid reset links from a network. */
const MAX_RESET_TRIES = 30;

export const ALL_RESET_TRIES = { action: 'reset-try', network: 120, total: 1000 };

/** Limits of attempts with invalid reset links. */
export const resetTryLimits = (address: string): RateLimit[] =>
  networksOf(address).map(({ network, share }) => ({
    key: `reset-try ${network}`,
    max: MAX_RESET_TRIES * share,
  }));

/**
 * Also ends the account's sessions, and clears failed attempts against it so that the owner can sign in at once.
 * @param isPrinted others may have seen it, so the owner must choose another one first
 */
export const setPassword = async (
  trx: Trx,
  user: LockedUser,
  password_hash: string,
  now: Date,
  isPrinted = false,
) => {
  const must_change_password = isPrinted ? 1 : 0;
  const after = await updateUser(trx, user, { password_hash, must_change_password }, now);
  await revokeAccess(trx, [user.id]);
  const keys = [...failedAttemptKeys(user.email), ...passwordChangeLimits(user.id).map(({ key }) => key)];
  await clearHits(trx, keys, [accountKey(user.email, ''), deviceKey(user.email, '')]);
  return after;
};

interface NewAdministrator {
  engine: Engine;
  hasher: Hasher;
  ids: Ids;
  now: Date;
  email: string;
  password: string;
  /** Whether others may have seen the password, so that the owner must choose another one first. */
  isPrinted?: boolean;
  /** Called right before the commit: a printed password that isn't stored does less harm than the reverse. */
  beforeCommit?: () => void;
}

/** Creates an administrator. Returns undefined if the address is taken. */
export const createAdministrator = async (administrator: NewAdministrator): Promise<UserRow | undefined> => {
  const { engine, hasher, ids, now, email, password, isPrinted, beforeCommit } = administrator;
  const password_hash = await hasher.hash(password);
  return inTransaction(engine, async (trx) => {
    const inserted = await insertUser(trx, {
      id: ids(now),
      name: 'Admin',
      email,
      password_hash,
      role: 'admin',
      must_change_password: isPrinted ? 1 : 0,
      created_at: now.toISOString(),
      last_active: null,
    });
    if (inserted) beforeCommit?.();
    return inserted?.user;
  });
};

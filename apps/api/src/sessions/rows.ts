import type { Caller } from '../access.ts';
import { deleteChallengesOf } from '../factors/rows.ts';
import type { Db, Trx } from '../platform/db/schema.ts';
import { storeUse, TOUCH_MS } from '../platform/db/storeUse.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import { createToken, hashToken, isToken } from '../platform/security/tokens.ts';
import { HOUR_MS, MINUTE_MS } from '../platform/time.ts';
import type { Services } from '../Services.ts';
import { endTokensOf } from '../tokens/rows.ts';
import { isSuspended } from '../users/formats.ts';
import { type LockedUser, lockUser, selectUsers, type UserRow } from '../users/rows.ts';
import type { SessionsTable } from './table.ts';

/** An unused session ends after a working day, so that one sign-in a day is enough. */
const SESSION_IDLE_MS = 8 * HOUR_MS;
/** The console reports use every two minutes, and the last use is stored to the minute. */
const IDLE_MARGIN_MS = 5 * MINUTE_MS;

/** After how long without use a session ends. Where the console locks itself, not much later. */
const idleMsOf = ({ idleLockMinutes }: Pick<Services, 'idleLockMinutes'>): number =>
  idleLockMinutes === 0
    ? SESSION_IDLE_MS
    : Math.min(SESSION_IDLE_MS, idleLockMinutes * MINUTE_MS + IDLE_MARGIN_MS);
/** Every session ends after this time, which limits the use of a stolen one. */
export const SESSION_ABSOLUTE_MS = 7 * 24 * HOUR_MS;
const MAX_USER_AGENT_LENGTH = 300;

export interface Session {
  tokenHash: string;
  /** Of a program: with the access of its token. */
  user: UserRow & Pick<Caller, 'only'>;
  /** When the user last proved who they are, at sign-in or later. */
  confirmedAt: string;
  /** The password of the sign-in is shorter than administrators need. */
  hasShortPassword: boolean;
  /** Set if a program called with it. */
  token?: { id: string; name: string };
}

/** Origin of a session, by which its user can recognize it. */
export interface SessionOrigin {
  address: string;
  userAgent: string | null;
}

/** Starts a session and deletes all expired ones. Returns the token, which is not stored. */
export const startSession = async (
  db: Db,
  userId: string,
  now: Date,
  origin?: SessionOrigin,
  hasShortPassword = false,
) => {
  const token = createToken();
  await db.deleteFrom('sessions').where('expires_at', '<=', now.toISOString()).execute();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      created_at: now.toISOString(),
      last_seen_at: now.toISOString(),
      expires_at: new Date(now.getTime() + SESSION_ABSOLUTE_MS).toISOString(),
      address: origin?.address ?? null,
      user_agent: origin?.userAgent?.replaceAll(/\p{Cc}/gu, ' ').slice(0, MAX_USER_AGENT_LENGTH) ?? null,
      has_short_password: hasShortPassword ? 1 : 0,
    })
    .execute();
  return token;
};

/**
 * Finds the session of a request and stores its use. The first valid token wins.
 * @param isUse false for what unused pages call
 */
export const findSession = async (
  db: Db,
  tokens: readonly string[],
  now: Date,
  services: Pick<Services, 'idleLockMinutes'>,
  isUse = true,
) => {
  const hashes = tokens.filter(isToken).map(hashToken);
  if (hashes.length === 0) return undefined;
  const sessions = await selectUsers(db)
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .select([
      'sessions.token_hash',
      'sessions.last_seen_at',
      'sessions.expires_at',
      'sessions.has_short_password',
    ])
    .select((eb) => eb.fn.coalesce('sessions.confirmed_at', 'sessions.created_at').as('confirmed_at'))
    .where('sessions.token_hash', 'in', hashes)
    .execute();
  for (const tokenHash of hashes) {
    const found = sessions.find(({ token_hash }) => token_hash === tokenHash);
    if (!found) continue;
    const { token_hash: _, last_seen_at, expires_at, has_short_password, confirmed_at, ...user } = found;
    // A sign-in may have started it while the account was suspended.
    if (isSuspended(user, now)) continue;
    const unusedMs = now.getTime() - Date.parse(last_seen_at);
    if (unusedMs >= idleMsOf(services) || now.toISOString() >= expires_at) continue;
    if (isUse && unusedMs >= TOUCH_MS) {
      const touch = db.updateTable('sessions').set({ last_seen_at: now.toISOString() });
      await storeUse(touch.where('token_hash', '=', tokenHash));
    }
    return { tokenHash, user, confirmedAt: confirmed_at, hasShortPassword: has_short_password === 1 };
  }
  return undefined;
};

export const confirmSession = async (db: Db, tokenHash: string, now: Date): Promise<void> => {
  await db
    .updateTable('sessions')
    .set({ confirmed_at: now.toISOString() })
    .where('token_hash', '=', tokenHash)
    .execute();
};

/**
 * Locks the account of the user who calls. Whatever takes rights from an account ends its sessions, so that what the session
 * said about the user still holds.
 * @throws HttpError 401 if the session has ended meanwhile
 */
export const lockOwnAccount = async (
  trx: Trx,
  { user, tokenHash }: Pick<Session, 'user' | 'tokenHash'>,
): Promise<LockedUser> => {
  const locked = await lockUser(trx, { id: user.id });
  const session = await trx
    .selectFrom('sessions')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!locked || !session) throw HttpError.unauthorized();
  return locked;
};

/** Returns whether it had not ended already. */
export const endSession = async (db: Db, tokenHash: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
};

/** Returns how many. @param kept hash of a session that goes on */
export const endSessionsOf = async (db: Db, userIds: readonly string[], kept = ''): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', 'in', userIds)
    .where('token_hash', '<>', kept)
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/** Like `endSessionsOf`. Also ends tokens, and sign-ins that wait for a second factor. */
export const revokeAccess = async (db: Db, userIds: readonly string[], kept?: string): Promise<number> => {
  await deleteChallengesOf(db, userIds);
  await endTokensOf(db, userIds);
  return endSessionsOf(db, userIds, kept);
};

/** Ends the sessions of all users. */
export const endAllSessions = async (db: Db): Promise<void> => {
  await db.deleteFrom('sessions').execute();
};

/** Valid sessions of a user, most recently used first. */
export const listSessionsOf = (
  { engine: { db }, ...services }: Pick<Services, 'engine' | 'idleLockMinutes'>,
  userId: string,
  now: Date,
  limit: number,
): Promise<Omit<SessionsTable, 'user_id' | 'has_short_password' | 'confirmed_at'>[]> =>
  db
    .selectFrom('sessions')
    .select(['token_hash', 'created_at', 'last_seen_at', 'expires_at', 'address', 'user_agent'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now.toISOString())
    .where('last_seen_at', '>', new Date(now.getTime() - idleMsOf(services)).toISOString())
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();

/** Names a session without revealing its token: the first bits of a hash of its hash, as a UUID. */
export const sessionIdOf = (tokenHash: string): string =>
  hashToken(`id ${tokenHash}`).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5');

/** Returns whether the user had the session. */
export const endSessionById = async (db: Db, userId: string, id: string): Promise<boolean> => {
  const sessions = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where('user_id', '=', userId)
    .execute();
  const found = sessions.find(({ token_hash }) => sessionIdOf(token_hash) === id);
  return found !== undefined && endSession(db, found.token_hash);
};

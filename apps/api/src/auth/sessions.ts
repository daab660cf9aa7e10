import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { selectUsers, type UserRow } from '../db/users.ts';

const HOUR_MS = 3_600_000;
/** A session ends when it was not used for this long: a working day, so that nobody signs in twice for one. */
export const SESSION_IDLE_MS = 8 * HOUR_MS;
/** A session ends this long after signing in, used or not: a stolen one is of no use for longer. */
export const SESSION_ABSOLUTE_MS = 7 * 24 * HOUR_MS;
/** How exactly the last use is known; saves a write with nearly every request. */
export const SESSION_TOUCH_MS = 60_000;

const TOKEN_BYTES = 32;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** A session that is in force, and its user as stored now. */
export interface Session {
  tokenHash: string;
  user: UserRow;
}

/** What is stored of a secret: its SHA-256, in hexadecimal. A slow hash is not needed, since nobody can guess 256 bits. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A new secret of 256 bits, 43 characters that need no escaping in cookies and URLs. */
export const createToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Longer names of browsers are cut off. */
const MAX_USER_AGENT_LENGTH = 300;

/** From where a session is started, so that its owner can tell it from others. */
export interface SessionOrigin {
  address: string;
  userAgent: string | null;
}

/** Starts a session and clears away those of everybody that have ended. Returns its id, which is not stored. */
export const startSession = async (
  db: Kysely<Database>,
  userId: string,
  now: Date,
  origin?: SessionOrigin,
): Promise<string> => {
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
    })
    .execute();
  return token;
};

/**
 * Finds the session of a request and notes its use.
 * @param tokens what the request's cookies hold, the first in force wins
 */
export const findSession = async (
  db: Kysely<Database>,
  tokens: readonly string[],
  now: Date,
): Promise<Session | undefined> => {
  for (const token of tokens) {
    if (!TOKEN.test(token)) continue;
    const tokenHash = hashToken(token);
    const found = await selectUsers(db)
      .innerJoin('sessions', 'sessions.user_id', 'users.id')
      .select(['sessions.last_seen_at', 'sessions.expires_at'])
      .where('sessions.token_hash', '=', tokenHash)
      .executeTakeFirst();
    if (!found) continue;
    const { last_seen_at, expires_at, ...user } = found;
    const unusedMs = now.getTime() - Date.parse(last_seen_at);
    if (unusedMs >= SESSION_IDLE_MS || now.toISOString() >= expires_at) continue;
    if (unusedMs >= SESSION_TOUCH_MS) {
      await db
        .updateTable('sessions')
        .set({ last_seen_at: now.toISOString() })
        .where('token_hash', '=', tokenHash)
        .execute();
    }
    return { tokenHash, user };
  }
  return undefined;
};

/** Ends one session. */
export const endSession = async (db: Kysely<Database>, tokenHash: string): Promise<void> => {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
};

/** Ends all sessions of a user. */
export const endSessionsOf = async (db: Kysely<Database>, userId: string): Promise<void> => {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
};

/** What the owner of sessions sees of one. */
export interface SessionRow {
  token_hash: string;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
  address: string | null;
  user_agent: string | null;
}

/** The sessions of a user that are in force, the one used last first. */
export const listSessionsOf = (
  db: Kysely<Database>,
  userId: string,
  now: Date,
  limit: number,
): Promise<SessionRow[]> =>
  db
    .selectFrom('sessions')
    .select(['token_hash', 'created_at', 'last_seen_at', 'expires_at', 'address', 'user_agent'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now.toISOString())
    .where('last_seen_at', '>', new Date(now.getTime() - SESSION_IDLE_MS).toISOString())
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();

/** Ends all sessions of a user but one, and says how many there were. */
export const endOtherSessionsOf = async (
  db: Kysely<Database>,
  userId: string,
  tokenHash: string,
): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '<>', tokenHash)
    .executeTakeFirst();
  return Number(numDeletedRows);
};

import type { Db, Trx } from '../platform/db/schema.ts';
import { storeUse, TOUCH_MS } from '../platform/db/storeUse.ts';
import { createToken, hashToken } from '../platform/security/tokens.ts';
import { isSuspended } from '../users/formats.ts';
import { type LockedUser, selectUsers } from '../users/rows.ts';
import type { ApiTokensTable } from './table.ts';

/** By the prefix, scanners of published code recognize it. */
const AUTHORIZATION = /^Bearer (pa_[A-Za-z0-9_-]{43})$/i;

/**
 * What the token of a request may do, which is never more than its maker may. Undefined if it has ended, or its maker is
 * suspended or has lost access to what it is for.
 */
export const findTokenSession = async (db: Db, authorization: string, now: Date) => {
  const [, token] = AUTHORIZATION.exec(authorization) ?? [];
  if (token === undefined) return undefined;
  const found = await selectUsers(db)
    .innerJoin('api_tokens', 'api_tokens.user_id', 'users.id')
    .select([
      'api_tokens.id as token_id',
      'api_tokens.name as token_name',
      'api_tokens.access as token_access',
      'api_tokens.last_used_at',
    ])
    .where('api_tokens.token_hash', '=', hashToken(token))
    .where('api_tokens.expires_at', '>', now.toISOString())
    .executeTakeFirst();
  if (!found) return undefined;
  const { token_id: id, token_name: name, token_access, last_used_at, ...user } = found;
  const only = token_access === 'acceptances' ? token_access : undefined;
  const access = token_access === 'acceptances' ? 'support' : token_access;
  if (isSuspended(user, now) || (user.access !== null && user.access !== access)) return undefined;
  if (last_used_at === null || now.getTime() - Date.parse(last_used_at) >= TOUCH_MS) {
    const touch = db.updateTable('api_tokens').set({ last_used_at: now.toISOString() });
    await storeUse(touch.where('id', '=', id));
  }
  return {
    tokenHash: '',
    user: { ...user, access, only },
    confirmedAt: now.toISOString(),
    hasShortPassword: false,
    token: { id, name },
  };
};

/** Returns the token, which is not stored. Deletes those that have ended. */
export const insertToken = async (
  trx: Trx,
  { id: user_id }: LockedUser,
  row: Omit<ApiTokensTable, 'token_hash' | 'user_id' | 'last_used_at'>,
): Promise<string> => {
  const token = `pa_${createToken()}`;
  await trx.deleteFrom('api_tokens').where('expires_at', '<=', row.created_at).execute();
  await trx
    .insertInto('api_tokens')
    .values({ ...row, user_id, token_hash: hashToken(token), last_used_at: null })
    .execute();
  return token;
};

/** Of all administrators, newest first. */
export const listTokens = (db: Db) =>
  db
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .select([
      'api_tokens.id',
      'api_tokens.name',
      'api_tokens.access',
      'api_tokens.created_at',
      'api_tokens.expires_at',
      'api_tokens.last_used_at',
      'users.email',
    ])
    .orderBy('api_tokens.id', 'desc')
    .execute();

export const endTokensOf = async (db: Db, userIds: readonly string[]): Promise<void> => {
  await db.deleteFrom('api_tokens').where('user_id', 'in', userIds).execute();
};

export const endAllTokens = async (db: Db): Promise<void> => {
  await db.deleteFrom('api_tokens').execute();
};

/** Returns its name, and whose it was. */
export const deleteToken = (trx: Trx, id: string) =>
  trx.deleteFrom('api_tokens').where('id', '=', id).returning(['name', 'user_id']).executeTakeFirst();

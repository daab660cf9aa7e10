import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { findUser, type UserRow, type UserWithHash } from '../db/users.ts';
import { createToken, hashToken } from './sessions.ts';

/** How long a reset link works; OWASP and the checklist ask for an hour at most. */
export const RESET_TOKEN_MS = 3_600_000;

/**
 * Makes a reset token for an account; the one it had before is void from now on. It is bound to the account as it is: any
 * change of the account makes it void, too.
 * @returns the token, which is not stored
 */
export const issueResetToken = async (
  db: Kysely<Database>,
  { id, version }: Pick<UserRow, 'id' | 'version'>,
  now: Date,
): Promise<string> => {
  const token = createToken();
  const row = {
    token_hash: hashToken(token),
    user_version: version,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + RESET_TOKEN_MS).toISOString(),
  };
  await db.deleteFrom('reset_tokens').where('expires_at', '<=', row.created_at).execute();
  await db
    .insertInto('reset_tokens')
    .values({ ...row, user_id: id })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
  return token;
};

/** What a token stands for. */
interface Grant {
  user_id: string;
  user_version: number;
}

/** The account, unless it has changed since the token was made. */
const findUserOf = async (
  db: Kysely<Database>,
  grant: Grant | undefined,
): Promise<UserWithHash | undefined> => {
  const user = grant && (await findUser(db, { id: grant.user_id }));
  return user?.version === grant?.user_version ? user : undefined;
};

/** Finds the account that a token in force was made for, and leaves the token as it is. */
export const findResetUser = async (
  db: Kysely<Database>,
  token: string,
  now: Date,
): Promise<UserWithHash | undefined> => {
  const grant = await db
    .selectFrom('reset_tokens')
    .select(['user_id', 'user_version'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return findUserOf(db, grant);
};

/**
 * Uses a token up: looking for it and deleting it is one statement, so of parallel calls with the same one, one finds the
 * account. What it does with it must be done in the same transaction.
 */
export const redeemResetToken = async (
  trx: Kysely<Database>,
  token: string,
  now: Date,
): Promise<UserWithHash | undefined> => {
  const grant = await trx
    .deleteFrom('reset_tokens')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now.toISOString())
    .returning(['user_id', 'user_version'])
    .executeTakeFirst();
  return findUserOf(trx, grant);
};

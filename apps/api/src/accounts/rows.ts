import type { Db, Trx } from '../platform/db/schema.ts';
import { insertNoHits } from '../platform/security/rateLimits.ts';
import { createToken, hashToken } from '../platform/security/tokens.ts';
import { DAY_MS, HOUR_MS } from '../platform/time.ts';
import { findUser, type LockedUser, lockUser, type UserRow, type UserWithHash } from '../users/rows.ts';
import type { ResetTokensTable } from './table.ts';

/** How long a reset link is valid. OWASP recommends an hour at most. */
export const RESET_TOKEN_MS = HOUR_MS;
/** How long an invitation is valid: people are on leave for a week. */
export const INVITATION_MS = 7 * DAY_MS;

/** Stands for the account of an unknown address. */
const NOBODY = { id: '00000000-0000-0000-0000-000000000000', version: -1 };

/**
 * Replaces the tokens of earlier mails. Those of earlier attempts to send the same mail stay valid, because a receiver may
 * keep only the first copy. Any change of the account invalidates all. Returns the token, which is not stored, or undefined
 * if a later mail to the account has been sent already. Without an account it does the same work for a token that opens nothing.
 */
export const issueResetToken = async (
  trx: Trx,
  user: LockedUser | undefined,
  mailId: string | null,
  now: Date,
  purpose: ResetTokensTable['purpose'] = null,
): Promise<string | undefined> => {
  const { id, version } = user ?? NOBODY;
  const created_at = now.toISOString();
  const expires_at = new Date(
    now.getTime() + (purpose === null ? RESET_TOKEN_MS : INVITATION_MS),
  ).toISOString();
  await trx.deleteFrom('reset_tokens').where('expires_at', '<=', created_at).execute();
  const later = await trx
    .selectFrom('reset_tokens')
    .select('mail_id')
    .where('user_id', '=', id)
    .where('purpose', 'is not distinct from', purpose)
    .where('mail_id', '>', mailId)
    .executeTakeFirst();
  if (later) return undefined;
  const token = createToken();
  const token_hash = hashToken(token);
  await trx
    .deleteFrom('reset_tokens')
    .where('user_id', '=', id)
    .where('purpose', 'is not distinct from', purpose)
    .where('mail_id', 'is distinct from', mailId)
    .execute();
  if (user) {
    const row = {
      token_hash,
      user_id: id,
      mail_id: mailId,
      user_version: version,
      purpose,
      created_at,
      expires_at,
    };
    await trx.insertInto('reset_tokens').values(row).execute();
  } else await insertNoHits(trx, `reset-nobody ${token_hash}`, expires_at);
  return token;
};

/**
 * Stands for the invitation until its mail is sent, which issues another token. Invalidates those of earlier mails.
 * Its own token is discarded.
 */
export const issueInvitation = async (trx: Trx, user: LockedUser, now: Date): Promise<void> => {
  await trx
    .deleteFrom('reset_tokens')
    .where('user_id', '=', user.id)
    .where('purpose', '=', 'invitation')
    .execute();
  await issueResetToken(trx, user, null, now, 'invitation');
};

/** When the invitation of an account expires; undefined if none is valid. */
export const findInvitationEnd = async (db: Db, user: UserRow, now: Date): Promise<string | undefined> => {
  const { end } = await db
    .selectFrom('reset_tokens')
    .select(({ fn }) => fn.max('expires_at').as('end'))
    .where('user_id', '=', user.id)
    .where('purpose', '=', 'invitation')
    .where('user_version', '=', user.version)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirstOrThrow();
  return end ?? undefined;
};

/** Makes all links invalid. */
export const deleteResetTokens = async (db: Db): Promise<void> => {
  await db.deleteFrom('reset_tokens').execute();
};

const findGrant = (db: Db, token: string, now: Date) =>
  db
    .selectFrom('reset_tokens')
    .select(['user_id', 'user_version', 'purpose'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();

/** Finds the account of a valid token, unless it has changed since the token was issued. Doesn't use the token up. */
export const findResetUser = async (db: Db, token: string, now: Date): Promise<UserWithHash | undefined> => {
  const grant = await findGrant(db, token, now);
  const user = grant && (await findUser(db, { id: grant.user_id }));
  return user?.version === grant?.user_version ? user : undefined;
};

/** Locks the account of a valid token. Change it in the same transaction, which voids the token. Returns its purpose, too. */
export const redeemResetToken = async (trx: Trx, token: string, now: Date) => {
  const grant = await findGrant(trx, token, now);
  const user = grant && (await lockUser(trx, { id: grant.user_id }));
  if (!user || user.version !== grant.user_version) return undefined;
  const { numDeletedRows } = await trx
    .deleteFrom('reset_tokens')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  // Another call had the lock.
  if (numDeletedRows === 0n) return undefined;
  return { user, isInvitation: grant.purpose === 'invitation' };
};

import type { Db, Locked, Trx } from '../platform/db/schema.ts';
import type { QueuedMail } from '../platform/mail/createMailQueue.ts';
import { changeWaitingMail } from '../platform/mail/rows.ts';
import { createToken, hashToken } from '../platform/security/tokens.ts';
import { DAY_MS } from '../platform/time.ts';
import type { SecurityLinksTable } from './table.ts';

/** Recipients of a notice to all. */
const MAX_ADMINISTRATORS = 100;

// Reads users here, because their folder imports this one.

export const listAdministrators = (db: Db): Promise<{ id: string; email: string }[]> =>
  db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('role', '=', 'admin')
    // In the order of the ids, by the index of roles: SQLite would read all users in the order of `id`.
    .orderBy('position')
    .limit(MAX_ADMINISTRATORS)
    .execute();

/** What the composer of a digest gets, as JSON, in this order. */
export interface DigestPayload {
  /** Of the notices. */
  kind: string;
  userId: string;
  /** By whom, and how often. */
  counts: { by?: string | undefined; count: number }[];
}

/** Administrators whom a digest names. Others are counted together. */
const MAX_NAMED = 20;

/** Counts a notice in the digest that waits for the end of its hour. Returns whether there is one. */
export const countInDigest = (
  trx: Trx,
  digest: Pick<DigestPayload, 'kind' | 'userId'>,
  by: string | undefined,
): Promise<boolean> => {
  const { kind, userId } = digest;
  const start = JSON.stringify({ kind, userId }).slice(0, -1);
  return changeWaitingMail(trx, 'noticeDigest', `${start},`, (payload) => {
    const { counts, ...rest } = JSON.parse(payload) as DigestPayload;
    const name = counts.length < MAX_NAMED || counts.some((one) => one.by === by) ? by : undefined;
    const known = counts.find((one) => one.by === name) ?? { by: name, count: 0 };
    const others = counts.filter((one) => one !== known);
    return JSON.stringify({ ...rest, counts: [...others, { ...known, count: known.count + 1 }] });
  });
};

export const findRecipient = (db: Db, id: string) =>
  db.selectFrom('users').select(['name', 'email']).where('id', '=', id).executeTakeFirst();

/** People are away for some days. */
const LINK_MS = 7 * DAY_MS;

/** Issues a link, of which only a hash is stored. Unlike reset links, those of other mails and changes of the account leave it valid: a thief causes both. */
export const issueSecurityLink = async (
  db: Db,
  userId: string,
  { queuedAt, now }: Pick<QueuedMail, 'queuedAt' | 'now'>,
): Promise<{ token: string; expiresAt: Date }> => {
  const token = createToken();
  const expiresAt = new Date(now.getTime() + LINK_MS);
  await db.deleteFrom('security_links').where('expires_at', '<=', now.toISOString()).execute();
  await db
    .insertInto('security_links')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      created_at: queuedAt.toISOString(),
      expires_at: expiresAt.toISOString(),
    })
    .execute();
  return { token, expiresAt };
};

export const findSecurityLink = (db: Db, token: string, now: Date): Promise<SecurityLinksTable | undefined> =>
  db
    .selectFrom('security_links')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();

/** Uses up a link, with the others of the account. Returns false if another call has. */
export const redeemSecurityLink = async (
  trx: Trx,
  { id }: Locked<{ id: string }>,
  { token_hash }: SecurityLinksTable,
): Promise<boolean> => {
  const deleted = await trx
    .deleteFrom('security_links')
    .where('user_id', '=', id)
    .returning('token_hash')
    .execute();
  return deleted.some((link) => link.token_hash === token_hash);
};

/** Makes all links invalid. */
export const deleteSecurityLinks = async (db: Db): Promise<void> => {
  await db.deleteFrom('security_links').execute();
};

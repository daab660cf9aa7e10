import type { Db, Trx } from '../platform/db/schema.ts';
import { changeWaitingMail } from '../platform/mail/rows.ts';

/** Recipients of a notice to all. */
const MAX_ADMINISTRATORS = 100;

// Reads users here, because their folder imports this one.

export const listAdministrators = (db: Db): Promise<{ id: string; email: string }[]> =>
  db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('role', '=', 'admin')
    .orderBy('id')
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

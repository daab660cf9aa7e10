import { createHash } from 'node:crypto';
import { cleanCode } from '../platform/text/cleanCode.ts';
import type { Selectable } from 'kysely';
import type { Db, Locked, Trx } from '../platform/db/schema.ts';
import { createCode, createToken, hashToken } from '../platform/security/tokens.ts';
import { MINUTE_MS } from '../platform/time.ts';
import type { ChallengesTable, SecondFactorsTable } from './table.ts';

export type Factor = Selectable<SecondFactorsTable> & { counter: number };

const RECOVERY_CODES = 10;

const toFactor = (row: Selectable<SecondFactorsTable>): Factor => ({ ...row, counter: Number(row.counter) });

/** Oldest first. */
export const listFactors = async (db: Db, userId: string): Promise<Factor[]> => {
  const rows = await db
    .selectFrom('second_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(toFactor);
};

export const findPasskey = async (db: Db, credentialId: string) => {
  const row = await db
    .selectFrom('second_factors')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  return row && toFactor(row);
};

export const hasFactor = async (db: Db, userId: string): Promise<boolean> =>
  (await db
    .selectFrom('second_factors')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Returns false if the passkey is a factor already. */
export const insertFactor = async (trx: Trx, factor: Factor): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('second_factors')
    .values(factor)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

export const renameFactor = async (trx: Trx, { id }: Factor, name: string): Promise<void> => {
  await trx.updateTable('second_factors').set({ name }).where('id', '=', id).execute();
};

/** Stores the use of a factor. Returns false if it was used since it was read: a code counts once. */
export const storeUse = async (trx: Trx, { id, counter }: Factor, next: number, now: Date) => {
  const { numUpdatedRows } = await trx
    .updateTable('second_factors')
    .set({ counter: next, last_used_at: now.toISOString() })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

export const countRecoveryCodes = async (db: Db, userId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** 118 random bits, and the 79 of earlier codes, need no slow hash. With the id, so that codes of different accounts can't be attacked together. */
const hashCode = (userId: string, code: string): string =>
  createHash('sha256')
    .update(`${userId} ${cleanCode(code).toLowerCase()}`)
    .digest('hex');

/** Replaces the recovery codes of an account. Returns the new ones, which are not stored. */
export const replaceRecoveryCodes = async (
  trx: Trx,
  { id: userId }: Locked<{ id: string }>,
): Promise<string[]> => {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const codes = Array.from({ length: RECOVERY_CODES }, createCode);
  await trx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ code_hash: hashCode(userId, code), user_id: userId })))
    .execute();
  return codes;
};

/** Uses up a recovery code: of parallel calls, one succeeds. */
export const takeRecoveryCode = async (
  trx: Trx,
  { id: userId }: Locked<{ id: string }>,
  code: string,
): Promise<boolean> => {
  const { numDeletedRows } = await trx
    .deleteFrom('recovery_codes')
    .where('code_hash', '=', hashCode(userId, code))
    .executeTakeFirst();
  return numDeletedRows === 1n;
};

/** With the last one, the recovery codes. */
export const deleteFactor = async (trx: Trx, { id, user_id }: Factor): Promise<void> => {
  await trx.deleteFrom('second_factors').where('id', '=', id).execute();
  if (!(await hasFactor(trx, user_id)))
    await trx.deleteFrom('recovery_codes').where('user_id', '=', user_id).execute();
};

/** With all recovery codes. Returns how many there were. @param since keeps those that are older */
export const deleteFactorsOf = async (
  trx: Trx,
  { id: userId }: Locked<{ id: string }>,
  since = '',
): Promise<number> => {
  const { numDeletedRows } = await trx
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .executeTakeFirst();
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  return Number(numDeletedRows);
};

/** All second factors of some users, to restore them with the users. */
export interface KeptFactors {
  factors: Factor[];
  recoveryCodes: { code_hash: string; user_id: string }[];
}

export const readFactorsOf = async (db: Db, userIds: readonly string[]): Promise<KeptFactors> => ({
  factors: (await db.selectFrom('second_factors').selectAll().where('user_id', 'in', userIds).execute()).map(
    toFactor,
  ),
  recoveryCodes: await db.selectFrom('recovery_codes').selectAll().where('user_id', 'in', userIds).execute(),
});

export const restoreFactors = async (trx: Trx, { factors, recoveryCodes }: KeptFactors): Promise<void> => {
  for (const factor of factors) await insertFactor(trx, factor);
  if (recoveryCodes.length > 0) await trx.insertInto('recovery_codes').values(recoveryCodes).execute();
};

const CHALLENGE_MS = 5 * MINUTE_MS;
const MAX_ANSWERS = 5;

type Challenge = Pick<ChallengesTable, 'purpose' | 'user_id'> & Partial<Pick<ChallengesTable, 'data'>>;

/** Stores a challenge and deletes all expired ones. Returns its token, which is not stored. */
export const createChallenge = async (db: Db, challenge: Challenge, now: Date): Promise<string> => {
  const token = createToken();
  await db.deleteFrom('challenges').where('expires_at', '<=', now.toISOString()).execute();
  await db
    .insertInto('challenges')
    .values({
      data: null,
      ...challenge,
      token_hash: hashToken(token),
      answers: 0,
      expires_at: new Date(now.getTime() + CHALLENGE_MS).toISOString(),
    })
    .execute();
  return token;
};

/** Counts an answer before it is compared, so that parallel ones can't exceed the limit. Undefined if the challenge is void. */
export const countAnswer = (db: Db, token: string, now: Date): Promise<ChallengesTable | undefined> =>
  db
    .updateTable('challenges')
    .set((eb) => ({ answers: eb('answers', '+', 1) }))
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now.toISOString())
    .where('answers', '<', MAX_ANSWERS)
    .returningAll()
    .executeTakeFirst();

/** Uses up a challenge: of parallel right answers, one succeeds. */
export const takeChallenge = async (trx: Trx, { token_hash }: ChallengesTable): Promise<boolean> => {
  const { numDeletedRows } = await trx
    .deleteFrom('challenges')
    .where('token_hash', '=', token_hash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
};

export const deleteChallengesOf = async (db: Db, userIds: readonly string[]): Promise<void> => {
  await db.deleteFrom('challenges').where('user_id', 'in', userIds).execute();
};

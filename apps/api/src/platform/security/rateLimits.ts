import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { HttpError } from '../http/HttpError.ts';
import { networkOf } from '../http/networkOf.ts';
import { canonicalEmail } from '../text/email.ts';
import { likePattern } from '../text/search.ts';
import { MINUTE_MS } from '../time.ts';

/** The usual `windowMs`. */
export const RATE_WINDOW_MS = 15 * MINUTE_MS;

export interface RateLimit {
  key: string;
  max: number;
  /** The window starts with its first hit and later hits don't extend it, so a client is never locked out for good. */
  windowMs: number;
}

/** Limits of an action per network, and per network and e-mail address. */
export const limitsByEmail = (
  action: string,
  { email, address }: { email: string; address: string },
  max: { network: number; email: number },
): RateLimit[] => {
  const network = networkOf(address);
  return [
    { key: `${action} ${network}`, max: max.network, windowMs: RATE_WINDOW_MS },
    { key: `${action} ${network} ${canonicalEmail(email)}`, max: max.email, windowMs: RATE_WINDOW_MS },
  ];
};

const tooManyAttempts = (expiresAt: string, now: Date): HttpError =>
  HttpError.tooManyAttempts(Math.max(1, Math.ceil((Date.parse(expiresAt) - now.getTime()) / 1000)));

/** Writes nothing. @throws HttpError 429 when a limit was exceeded in its present window */
export const checkHits = async (
  db: Kysely<Database>,
  limits: readonly RateLimit[],
  now: Date,
): Promise<void> => {
  const exceeded = await db
    .selectFrom('rate_limits')
    .select('expires_at')
    .where('expires_at', '>', now.toISOString())
    .where((eb) => eb.or(limits.map(({ key, max }) => eb.and([eb('key', '=', key), eb('hits', '>', max)]))))
    .executeTakeFirst();
  if (exceeded) throw tooManyAttempts(exceeded.expires_at, now);
};

/**
 * One statement per limit: parallel requests cannot share a hit. Calls `onFirstRefusal` once per window. Of the requests
 * beyond a limit, only the first is counted, so that the others write nothing.
 * @throws HttpError 429 when a limit is exceeded
 */
export const takeHits = async (
  db: Kysely<Database>,
  limits: readonly RateLimit[],
  now: Date,
  onFirstRefusal?: () => Promise<void>,
): Promise<void> => {
  await checkHits(db, limits, now);
  await db.deleteFrom('rate_limits').where('expires_at', '<=', now.toISOString()).execute();
  for (const { key, max, windowMs } of limits) {
    const { hits, expires_at } = await db
      .insertInto('rate_limits')
      .values({ key, hits: 1, expires_at: new Date(now.getTime() + windowMs).toISOString() })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({ hits: sql<number>`rate_limits.hits + 1` }),
      )
      .returning(['hits', 'expires_at'])
      .executeTakeFirstOrThrow();
    if (hits > max) {
      if (hits === max + 1) await onFirstRefusal?.();
      throw tooManyAttempts(expires_at, now);
    }
  }
};

export const undoHits = async (db: Kysely<Database>, limits: readonly RateLimit[]): Promise<void> => {
  await db
    .updateTable('rate_limits')
    .set({ hits: sql<number>`hits - 1` })
    .where(
      'key',
      'in',
      limits.map(({ key }) => key),
    )
    .where('hits', '>', 0)
    .execute();
};

/** Deletes all hits of some keys, and of every key that contains a text. */
export const clearHits = async (
  db: Kysely<Database>,
  keys: readonly string[],
  containing: string,
): Promise<void> => {
  await db
    .deleteFrom('rate_limits')
    .where((eb) =>
      eb.or([eb('key', 'in', keys), sql<boolean>`key like ${likePattern(containing)} escape '\\'`]),
    )
    .execute();
};

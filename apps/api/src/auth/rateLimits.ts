import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { HttpError } from '../http/HttpError.ts';

/** How often something may happen. */
export interface RateLimit {
  /** What is limited, and for whom. */
  key: string;
  /** Hits allowed in a window. */
  max: number;
  /** The window starts with the first hit and does not grow with further ones, so nobody is kept out for good. */
  windowMs: number;
}

/**
 * Takes one hit of each limit, in one statement each, so that parallel requests cannot share one.
 * @param onFirstRefusal called for the first hit of a window that is too many, not for those after it
 * @throws HttpError 429 when a limit is used up
 */
export const takeHits = async (
  db: Kysely<Database>,
  limits: readonly RateLimit[],
  now: Date,
  onFirstRefusal?: () => Promise<void>,
): Promise<void> => {
  const at = now.toISOString();
  await db.deleteFrom('rate_limits').where('expires_at', '<=', at).execute();
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
      throw HttpError.tooManyAttempts(
        Math.max(1, Math.ceil((Date.parse(expires_at) - now.getTime()) / 1000)),
      );
    }
  }
};

/** Gives one hit of each limit back: what it was taken for turned out not to count. */
export const giveBackHits = async (db: Kysely<Database>, limits: readonly RateLimit[]): Promise<void> => {
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

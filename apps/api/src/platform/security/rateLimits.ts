import { sql } from 'kysely';
import type { Engine } from '../db/Engine.ts';
import { type Person, rewriteMentions } from '../db/erasePerson.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { likePattern } from '../db/readPage.ts';
import type { Db, Trx } from '../db/schema.ts';
import { networksOf, shortNetworkOf } from '../http/clientAddress.ts';
import { HttpError } from '../http/HttpError.ts';
import { canonicalEmail } from '../text/email.ts';
import { MINUTE_MS } from '../time.ts';
import type { RateLimitsTable } from './table.ts';

const WINDOW_MS = 15 * MINUTE_MS;

export interface RateLimit {
  key: string;
  max: number;
  /** Default: 15 minutes. The window starts with its first hit and later hits don't extend it, so a client is never locked out for good. */
  windowMs?: number;
  /** How many an attempt counts for. @default 1 */
  hits?: number;
}

/** Limits of an action per network, and per network and e-mail address. Networks around an IPv6 /64 may more. */
export const limitsByEmail = (
  action: string,
  { email, address }: { email: string; address: string },
  max: { network: number; email: number },
): RateLimit[] => {
  return networksOf(address).flatMap(({ network, share }) => [
    { key: `${action} ${network}`, max: max.network * share },
    { key: `${action} ${network} ${canonicalEmail(email)}`, max: max.email * share },
  ]);
};

const tooManyAttempts = ({ expires_at }: Pick<RateLimitsTable, 'expires_at'>, now: Date): HttpError =>
  HttpError.tooManyAttempts(Math.max(1, Math.ceil((Date.parse(expires_at) - now.getTime()) / 1000)));

const findExceeded = (db: Db, limits: readonly RateLimit[], now: Date) =>
  db
    .selectFrom('rate_limits')
    .select('expires_at')
    .where('expires_at', '>', now.toISOString())
    .where((eb) => eb.or(limits.map(({ key, max }) => eb.and([eb('key', '=', key), eb('hits', '>', max)]))))
    .executeTakeFirst();

/** Writes nothing. @throws HttpError 429 when a limit was exceeded in its present window */
export const checkHits = async (db: Db, limits: readonly RateLimit[], now: Date): Promise<void> => {
  const exceeded = await findExceeded(db, limits, now);
  if (exceeded) throw tooManyAttempts(exceeded, now);
};

/**
 * Counts an attempt, one statement per limit: parallel requests cannot share a hit. Of the attempts beyond a limit, only the
 * first is counted, so that the others write nothing. Returns the refusal instead of throwing it: the transaction must keep
 * the count. It ends with the window.
 */
export const countHits = async (
  trx: Trx,
  limits: readonly RateLimit[],
  now: Date,
): Promise<{ error: HttpError; isFirst: boolean; endsAt: Date } | undefined> => {
  const refuse = (row: Pick<RateLimitsTable, 'expires_at'>, isFirst: boolean) => ({
    error: tooManyAttempts(row, now),
    isFirst,
    endsAt: new Date(row.expires_at),
  });
  const exceeded = await findExceeded(trx, limits, now);
  if (exceeded) return refuse(exceeded, false);
  const hasEnded = sql`rate_limits.expires_at <= ${now.toISOString()}`;
  for (const { key, max, windowMs = WINDOW_MS, hits = 1 } of limits) {
    const counted = await trx
      .insertInto('rate_limits')
      .values({ key, hits, expires_at: new Date(now.getTime() + windowMs).toISOString() })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          hits: sql<number>`case when ${hasEnded} then excluded.hits else rate_limits.hits + excluded.hits end`,
          expires_at: sql<string>`case when ${hasEnded} then excluded.expires_at else rate_limits.expires_at end`,
        }),
      )
      .returning(['hits', 'expires_at'])
      .executeTakeFirstOrThrow();
    if (counted.hits > max) return refuse(counted, counted.hits - hits <= max);
  }
  return undefined;
};

/** What else the transaction does that counts an attempt: `onFirstRefusal` is called once per window. */
interface Outcomes {
  onAllowed?: (trx: Trx) => Promise<void>;
  onFirstRefusal?: (trx: Trx) => Promise<void>;
}

/** Hits of a key in its present window. */
export const readHits = async (db: Db, key: string, now: Date): Promise<number> => {
  const found = await db
    .selectFrom('rate_limits')
    .select('hits')
    .where('key', '=', key)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return found?.hits ?? 0;
};

/** A limit of anonymous requests from all networks together. */
export interface TotalLimit {
  action: string;
  /** Of a network, while there are few requests. */
  network: number;
  total: number;
  windowMs?: number;
}

/**
 * Limits an action in total, and shares it: what a network may do halves with each quarter of the total that is used. So a few
 * networks, however often they ask, leave half of it to others. Beyond the total each may at least once, until twice the total.
 */
export const sharedLimits = async (
  db: Db,
  { action, network, total, windowMs = WINDOW_MS }: TotalLimit,
  address: string,
  now: Date,
): Promise<RateLimit[]> => {
  const key = `all ${action}`;
  const used = await readHits(db, key, now);
  const share = Math.max(1, Math.floor(network / 2 ** Math.floor((4 * used) / total)));
  return [
    { key: `share ${action} ${shortNetworkOf(address)}`, max: share, windowMs },
    { key, max: 2 * total, windowMs },
  ];
};

/** Counts an attempt in one transaction, since each commit waits for the disk. @throws HttpError 429 when a limit is exceeded */
export const takeHits = async (
  engine: Engine,
  limits: readonly RateLimit[],
  now: Date,
  { onAllowed, onFirstRefusal }: Outcomes = {},
): Promise<void> => {
  await checkHits(engine.db, limits, now);
  await engine.db.deleteFrom('rate_limits').where('expires_at', '<=', now.toISOString()).execute();
  const refusal = await inTransaction(engine, async (trx) => {
    const refused = await countHits(trx, limits, now);
    if (!refused) await onAllowed?.(trx);
    else if (refused.isFirst) await onFirstRefusal?.(trx);
    return refused?.error;
  });
  if (refusal) throw refusal;
};

/** In the order of `countHits`: with another one, parallel transactions could wait for each other's rows. */
export const undoHits = async (db: Db, limits: readonly RateLimit[]): Promise<void> => {
  for (const { key } of limits)
    await db
      .updateTable('rate_limits')
      .set({ hits: sql<number>`hits - 1` })
      .where('key', '=', key)
      .where('hits', '>', 0)
      .execute();
};

/** Deletes all hits of some keys, and of every key that starts with one of some texts. */
export const clearHits = async (
  db: Db,
  keys: readonly string[],
  prefixes: readonly string[] = [],
): Promise<void> => {
  await db
    .deleteFrom('rate_limits')
    .where((eb) =>
      eb.or([
        ...keys.map((key) => eb('key', '=', key)),
        ...prefixes.map((text) => sql<boolean>`key like ${likePattern(text).slice(1)} escape '\\'`),
      ]),
    )
    .execute();
};

/** Deletes hits that a person has, or has against them. */
export const eraseHits = (trx: Trx, person: Person): Promise<void> =>
  rewriteMentions(trx, 'rate_limits', person, { key: ['key'], columns: ['key'] }, ({ key }) =>
    key.split(' ').some(person.is) ? 'delete' : {},
  );

/** Inserts a row that limits nothing: the work of an attempt that must look like another. */
export const insertNoHits = async (db: Db, key: string, expires_at: string): Promise<void> => {
  await db.insertInto('rate_limits').values({ key, hits: 0, expires_at }).execute();
};

import { sql } from 'kysely';
import { chooseGrams } from '../platform/db/chooseGrams.ts';
import { createSearchCache } from '../platform/db/createSearchCache.ts';
import type { Engine, IndexTerms } from '../platform/db/Engine.ts';
import { GRAM_LENGTH, trigramsOf } from '../platform/text/grams.ts';
import { readCounter } from '../platform/db/counters.ts';
import { orderKeys, type SubscriptionOrder } from './orderKeys.ts';

/** Cached lists of hits, of up to a megabyte each, and totals. */
const MAX_LISTS = 16;
const MAX_TOTALS = 1000;
/** A rare term of one or two letters is searched by the trigrams that start with it, up to this many. */
const MAX_TRIGRAMS = 200;
/** Sorts after everything that starts with a gram. */
const LAST = '\u{10FFFF}';

export interface SubscriptionHits {
  /** Folded, not empty. */
  term: string;
  /** Empty for all. */
  status: string;
}

/** Searches subscriptions like users; see ADR 11. */
export const createSubscriptionSearch = (engine: Engine, maxListed: number) => {
  const { db, subscriptionSearch, textContains } = engine;
  const readChanges = () => readCounter(db, 'subscription_changes');
  const totals = createSearchCache<number>(readChanges, MAX_TOTALS);
  const lists = createSearchCache<readonly string[]>(readChanges, MAX_LISTS);

  /** Counts of grams in a status, in the order given. */
  const readGrams = async (grams: readonly string[], status: string) => {
    const rows = await db
      .selectFrom('subscription_grams')
      .select((eb) => ['key', eb.fn.sum<number>('subscriptions').as('texts')])
      .where('key', 'in', grams)
      .$if(status !== '', (query) => query.where('status', '=', status))
      .groupBy('key')
      .execute();
    const counts = new Map(rows.map(({ key, texts }) => [key, texts]));
    return grams.map((key) => ({ key, texts: counts.get(key) ?? 0 }));
  };

  const listTrigrams = async (gram: string): Promise<string[]> => {
    const rows = await db
      .selectFrom('subscription_grams')
      .select((eb) => ['key', eb.fn.sum<number>('subscriptions').as('texts')])
      .where('key', '>', gram)
      .where('key', '<', gram + LAST)
      .where('subscriptions', '>', 0)
      .groupBy('key')
      .limit(MAX_TRIGRAMS + 1)
      .execute();
    return rows
      .toSorted((a, b) => b.texts - a.texts)
      .map(({ key }) => key)
      .filter((key) => Array.from(key).length === GRAM_LENGTH);
  };

  /** What to look up in the index; undefined where the index doesn't help. */
  const indexTermsOf = async (term: string): Promise<IndexTerms | undefined> => {
    if (Array.from(term).length >= GRAM_LENGTH)
      return chooseGrams(term, await readGrams(trigramsOf(term), ''));
    const trigrams = await listTrigrams(term);
    return trigrams.length > 0 && trigrams.length <= MAX_TRIGRAMS ? { term, any: trigrams } : undefined;
  };

  const matches = ({ term, status }: SubscriptionHits, terms: IndexTerms | undefined) =>
    engine.readPool
      .selectFrom('subscriptions')
      .where(terms ? subscriptionSearch.contains(terms) : textContains(sql.ref('subscriptions.search'), term))
      .$if(status !== '', (query) => query.where('status', '=', status));

  const countLongTerm = async (term: string): Promise<number> => {
    const grams = await readGrams(trigramsOf(term), '');
    if (grams.some(({ texts }) => texts === 0)) return 0;
    const { rows } = await subscriptionSearch.count(chooseGrams(term, grams)).execute(engine.readPool);
    return rows[0]?.hits ?? 0;
  };

  const countAll = async (term: string): Promise<number> => {
    if (Array.from(term).length > GRAM_LENGTH) return totals(term, () => countLongTerm(term));
    const [hits] = await readGrams([term], '');
    return hits?.texts ?? 0;
  };

  const countInStatus = async (hits: SubscriptionHits): Promise<number> => {
    const isMany = (await countAll(hits.term)) > maxListed;
    const { total } = await matches(hits, isMany ? undefined : await indexTermsOf(hits.term))
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return total;
  };

  const readPositions = async (hits: SubscriptionHits, order: SubscriptionOrder) => {
    const { positions } = await matches(hits, await indexTermsOf(hits.term))
      .select(
        // One text, because a read worker would copy many rows one by one.
        sql<string | null>`string_agg(cast(position as text), ',' order by ${sql.join(orderKeys(order))})`.as(
          'positions',
        ),
      )
      .executeTakeFirstOrThrow();
    return positions === null ? [] : positions.split(',');
  };

  return {
    async count({ term, status }: SubscriptionHits): Promise<number> {
      if (status === '') return countAll(term);
      if (Array.from(term).length > GRAM_LENGTH)
        return totals(`${term}\n${status}`, () => countInStatus({ term, status }));
      const [hits] = await readGrams([term], status);
      return hits?.texts ?? 0;
    },
    /** Whether all hits are listed. Others match so many subscriptions that reading these in order soon fills a page. */
    isListed: async (term: string): Promise<boolean> => (await countAll(term)) <= maxListed,
    /** Positions of all hits, ascending. */
    list: (hits: SubscriptionHits, order: SubscriptionOrder): Promise<readonly string[]> =>
      lists([hits.term, hits.status, order].join('\n'), () => readPositions(hits, order)),
    /** Subquery for the positions of a page of hits in all statuses, newest first; undefined where it needs sorting. */
    async page(term: string, limit: number, offset: number) {
      const terms = subscriptionSearch.isInOrder ? await indexTermsOf(term) : undefined;
      return terms && subscriptionSearch.page(terms, limit, offset);
    },
  };
};

import { readCounter } from '../../platform/db/counters.ts';
import type { Engine, IndexTerms } from '../../platform/db/Engine.ts';
import { createSearchCache } from '../../platform/search/createSearchCache.ts';
import { createSearchTotals } from '../../platform/search/createSearchTotals.ts';
import { createTermSearch, inOrderOf, isLong } from '../../platform/search/createTermSearch.ts';
import { readPositions } from '../../platform/search/positions.ts';
import { MAX_LISTS, MAX_TOTALS, type SearchLimits } from '../../platform/search/searchLimits.ts';
import { orderKeys, type SubscriptionOrder } from './orderKeys.ts';

export interface SubscriptionHits {
  /** Folded, not empty. */
  term: string;
  /** Empty for all. */
  status: string;
}

/** Counts and lists the subscriptions that a search finds; see ADR 11. */
export const createSubscriptionSearch = (engine: Engine, { maxListed, minStored }: SearchLimits) => {
  const { db, readPool, subscriptionSearch } = engine;
  const countHits = createSearchTotals(engine, 'subscriptions', minStored);
  const readChanges = () => readCounter(db, 'subscription_changes');
  const totals = createSearchCache<number>(readChanges, MAX_TOTALS);
  const lists = createSearchCache<readonly string[]>(readChanges, MAX_LISTS);

  const selectGrams = db
    .selectFrom('subscription_grams')
    .select((eb) => ['key', eb.fn.sum<number>('subscriptions').as('texts')])
    .groupBy('key');

  const readGrams = async (grams: readonly string[], status = '') => {
    const rows = await selectGrams
      .where('key', 'in', grams)
      .$if(status !== '', (query) => query.where('status', '=', status))
      .execute();
    return inOrderOf(grams, rows, { texts: 0 });
  };

  const { contains, count, indexTermsOf } = createTermSearch(engine, {
    table: 'subscriptions',
    index: subscriptionSearch,
    countHits,
    readGrams: (grams) => readGrams(grams),
    readGramsBetween: (after, before, limit) =>
      selectGrams
        .where('key', '>', after)
        .where('key', '<', before)
        .where('subscriptions', '>', 0)
        .limit(limit)
        .execute(),
  });

  const readStored = async (term: string, status: string): Promise<number> => {
    const [stored] = await readGrams([term], status);
    return stored?.texts ?? 0;
  };

  const countAll = (term: string): Promise<number> =>
    isLong(term) ? totals(term, async () => (await count(term))?.hits ?? 0) : readStored(term, '');

  const selectHits = ({ term, status }: SubscriptionHits, terms: IndexTerms | undefined) =>
    readPool
      .selectFrom('subscriptions')
      .where(contains(term, terms))
      .$if(status !== '', (query) => query.where('status', '=', status));

  const countInStatus = async (hits: SubscriptionHits): Promise<number> => {
    const { term, status } = hits;
    const atMost = await countAll(term);
    const terms = atMost > maxListed ? undefined : await indexTermsOf(term);
    return countHits({ term, part: status, atMost }, selectHits(hits, terms).select('position'));
  };

  return {
    contains,
    async count({ term, status }: SubscriptionHits): Promise<number> {
      if (status === '') return countAll(term);
      if (isLong(term)) return totals(`${term}\n${status}`, () => countInStatus({ term, status }));
      return readStored(term, status);
    },
    /** True if all hits of a term are listed. Other terms match so many subscriptions that reading these in order soon fills a page. */
    isListed: async (term: string): Promise<boolean> => (await countAll(term)) <= maxListed,
    /** Positions of all hits, ascending. */
    list: (hits: SubscriptionHits, order: SubscriptionOrder): Promise<readonly string[]> =>
      lists([hits.term, hits.status, order].join('\n'), async () =>
        readPositions(selectHits(hits, await indexTermsOf(hits.term)), orderKeys(order)),
      ),
    /** Subquery for the positions of a page of hits in all statuses, newest first; undefined where it needs sorting. */
    async page(term: string, limit: number, offset: number) {
      const terms = subscriptionSearch.isInOrder ? await indexTermsOf(term) : undefined;
      return terms && subscriptionSearch.page(terms, limit, offset);
    },
  };
};

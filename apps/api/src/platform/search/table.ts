import type { TableKeys } from '../db/schema.ts';

/** Totals of searches with many hits, once they have been counted; see `createSearchTotals.ts`. */
export interface SearchTotalsTable {
  list: 'users' | 'subscriptions';
  /** Folded. Empty in the row whose `hits` count the changes that the list's totals include. */
  term: string;
  /** A role or status; empty for all. */
  part: string;
  /** The total; while it is counted, what changes have added since. */
  hits: number;
  /** Not 0 while the total is counted. Totals that are added after different changes have different numbers. */
  counting: number;
}

/** Increase when a search can find other users or subscriptions or another order, which invalidates search caches. */
export const SEARCH_COUNTERS = ['user_changes', 'subscription_changes'] as const;

declare module '../db/schema.ts' {
  interface Database {
    search_totals: SearchTotalsTable;
  }
  interface Counters extends Record<(typeof SEARCH_COUNTERS)[number], number> {}
}

export const searchTables = {
  search_totals: ['list', 'term', 'part'],
} as const satisfies TableKeys;

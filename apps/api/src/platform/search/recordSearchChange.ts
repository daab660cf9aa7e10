import type { Kysely } from 'kysely';
import { addCounts, addToCounter } from '../db/counters.ts';
import type { Database } from '../db/schema.ts';
import type { SearchTotalsTable } from './table.ts';

/** Counters of the changes of each searched list. They invalidate search caches. */
export const SEARCH_CHANGES = { users: 'user_changes', subscriptions: 'subscription_changes' } as const;

export type SearchedList = keyof typeof SEARCH_CHANGES;

export interface SearchedText {
  search: string;
  /** Role of the user, or status of the subscription. */
  part: string;
}

const countHits = (texts: readonly SearchedText[], { term, part }: SearchTotalsTable): number =>
  texts.filter((text) => (part === '' || text.part === part) && text.search.includes(term)).length;

/** Call it in the transaction of a change after which searches can find other rows, or another order. */
export const recordSearchChange = async (
  trx: Kysely<Database>,
  list: SearchedList,
  before: readonly SearchedText[],
  after: readonly SearchedText[],
): Promise<void> => {
  // Locks the counter, so that transactions that change, add or remove totals take turns.
  await addToCounter(trx, SEARCH_CHANGES[list], 1);
  const totals = await trx.selectFrom('search_totals').selectAll().where('list', '=', list).execute();
  const amounts = totals.map((total) => ({
    ...total,
    hits: total.term === '' ? 1 : countHits(after, total) - countHits(before, total),
  }));
  await addCounts(trx, 'search_totals', amounts);
};

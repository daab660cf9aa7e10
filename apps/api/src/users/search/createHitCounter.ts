import { sql } from 'kysely';
import { readCounter } from '../../platform/db/counters.ts';
import type { Engine, IndexTerms } from '../../platform/db/Engine.ts';
import { createSearchCache } from '../../platform/search/createSearchCache.ts';
import { isLong } from '../../platform/search/createTermSearch.ts';
import { MAX_TOTALS } from '../../platform/search/searchLimits.ts';
import type { UserTermSearch } from './createUserTermSearch.ts';

export interface Hits {
  users: number;
  admins: number;
}

/** Counts of up to three letters are stored. Counts of longer terms are cached until a user changes. */
export const createHitCounter = (
  { db }: Engine,
  { contains, count, countHits, readGrams }: UserTermSearch,
) => {
  const cache = createSearchCache<Hits>(() => readCounter(db, 'user_changes'), MAX_TOTALS);

  /** Reads either all administrators or all hits, whichever are fewer. */
  const countAdmins = async (term: string, terms: IndexTerms, hits: number): Promise<number> => {
    const all = db.selectFrom('users').select('position').where('role', '=', 'admin');
    const admins = await readCounter(db, 'admins');
    const query = db.selectFrom('users').select('id');
    return countHits(
      { term, part: 'admin', atMost: Math.min(admins, hits) },
      admins <= hits
        ? query
            // SQLite takes every role for a common one, and reads few users of it only from an index that has all it needs.
            .where('position', 'in', sql<never>`(${all})`)
            .where(contains(term))
        : query.where('role', '=', 'admin').where(contains(term, terms)),
    );
  };

  const countLong = async (term: string): Promise<Hits> => {
    const found = await count(term);
    if (!found) return { users: 0, admins: 0 };
    const { hits, terms, grams } = found;
    const mayBeAdmins = hits > 0 && grams.every(({ admins }) => admins > 0);
    return { users: hits, admins: mayBeAdmins ? await countAdmins(term, terms, hits) : 0 };
  };

  return async (term: string): Promise<Hits> => {
    if (isLong(term)) return cache(term, () => countLong(term));
    const [stored] = await readGrams([term]);
    return { users: stored?.texts ?? 0, admins: stored?.admins ?? 0 };
  };
};

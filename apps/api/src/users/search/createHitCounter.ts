import { sql } from 'kysely';
import { chooseGrams } from '../../platform/db/chooseGrams.ts';
import { createSearchCache } from '../../platform/db/createSearchCache.ts';
import type { Engine, IndexTerms } from '../../platform/db/Engine.ts';
import { GRAM_LENGTH, trigramsOf } from '../../platform/text/grams.ts';
import { readCounter } from '../../platform/db/counters.ts';
import { readGrams } from './textCounts.ts';

const MAX_CACHED = 1000;

export interface Hits {
  users: number;
  admins: number;
}

/** Counts of up to three letters are stored. Counts of longer terms are cached until a user changes. */
export const createHitCounter = ({ db, readPool, userSearch, textContains }: Engine) => {
  const cache = createSearchCache<Hits>(() => readCounter(db, 'user_changes'), MAX_CACHED);

  /** Reads either all administrators or all hits, whichever are fewer. */
  const countAdmins = async (terms: IndexTerms, term: string, hits: number): Promise<number> => {
    const all = db.selectFrom('users').select('position').where('role', '=', 'admin');
    const isFew = (await readCounter(db, 'admins')) <= hits;
    const query = readPool.selectFrom('users').select((eb) => eb.fn.countAll<number>().as('admins'));
    const { admins } = await (
      isFew
        ? query
            // SQLite takes every role for a common one, and reads few users of it only from an index that has all it needs.
            .where('position', 'in', sql<never>`(${all})`)
            .where(textContains(sql.ref('users.search'), term))
        : query.where('role', '=', 'admin').where(userSearch.contains(terms))
    ).executeTakeFirstOrThrow();
    return admins;
  };

  const count = async (term: string): Promise<Hits> => {
    const grams = await readGrams(db, trigramsOf(term));
    if (grams.some(({ users }) => users === 0)) return { users: 0, admins: 0 };
    const terms = chooseGrams(term, grams);
    const { rows } = await userSearch.count(terms).execute(readPool);
    const users = rows[0]?.hits ?? 0;
    const mayBeAdmins = users > 0 && grams.every(({ admins }) => admins > 0);
    return { users, admins: mayBeAdmins ? await countAdmins(terms, term, users) : 0 };
  };

  return async (term: string): Promise<Hits> => {
    if (Array.from(term).length > GRAM_LENGTH) return cache(term, () => count(term));
    const [hits = { users: 0, admins: 0 }] = await readGrams(db, [term]);
    return hits;
  };
};

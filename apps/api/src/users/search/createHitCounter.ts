import { sql } from 'kysely';
import { chooseGrams } from '../../platform/db/chooseGrams.ts';
import { createSearchCache } from '../../platform/db/createSearchCache.ts';
import type { Engine } from '../../platform/db/Engine.ts';
import { GRAM_LENGTH, trigramsOf } from '../../platform/text/grams.ts';
import { readCounter } from '../counters.ts';
import { readGrams } from './textCounts.ts';

const MAX_CACHED = 1000;

export interface Hits {
  users: number;
  admins: number;
}

/** Counts of up to three letters are stored. Counts of longer terms are cached until a user changes. */
export const createHitCounter = ({ db, readPool, userSearch, textContains }: Engine) => {
  const cache = createSearchCache<Hits>(() => readCounter(db, 'user_changes'), MAX_CACHED);

  const count = async (term: string): Promise<Hits> => {
    const grams = await readGrams(db, trigramsOf(term));
    if (grams.some(({ users }) => users === 0)) return { users: 0, admins: 0 };
    const { rows } = await userSearch.count(chooseGrams(term, grams)).execute(readPool);
    const mayBeAdmins = grams.every(({ admins }) => admins > 0);
    const { admins } = mayBeAdmins
      ? await readPool
          .selectFrom('users')
          .select((eb) => eb.fn.countAll<number>().as('admins'))
          .where('role', '=', 'admin')
          .where(textContains(sql.ref('users.search'), term))
          .executeTakeFirstOrThrow()
      : { admins: 0 };
    return { users: rows[0]?.hits ?? 0, admins };
  };

  return async (term: string): Promise<Hits> => {
    if (Array.from(term).length > GRAM_LENGTH) return cache(term, () => count(term));
    const [hits = { users: 0, admins: 0 }] = await readGrams(db, [term]);
    return hits;
  };
};

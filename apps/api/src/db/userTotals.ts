import { sql } from 'kysely';
import { createUserMemory } from './createUserMemory.ts';
import type { Engine } from './Engine.ts';
import { GRAM_LENGTH, readGram } from './tallies.ts';

/** Totals of searches that are remembered. */
const MAX_TOTALS = 1000;

/** How many users a search finds, and how many administrators among them. */
export interface Hits {
  users: number;
  admins: number;
}

/** Every run of three letters in a term. */
const trigramsOf = (term: string): Set<string> => {
  const letters = Array.from(term);
  return new Set(
    letters.slice(GRAM_LENGTH - 1).map((_, from) => letters.slice(from, from + GRAM_LENGTH).join('')),
  );
};

/**
 * Makes a counter of hits. The database keeps count of what up to three letters find; what a longer term finds is counted by a
 * reading thread and remembered until a user changes, anywhere.
 */
export const createUserTotals = ({ db, reader, userSearch, textHolds }: Engine) => {
  const totals = createUserMemory<Hits>(db, MAX_TOTALS);

  const count = async (term: string): Promise<Hits> => {
    const grams = await Promise.all([...trigramsOf(term)].map((gram) => readGram(db, gram)));
    if (grams.some(({ users }) => users === 0)) return { users: 0, admins: 0 };
    const { rows } = await userSearch.count([term]).execute(reader);
    const mayBeAdmins = grams.every(({ admins }) => admins > 0);
    const { admins } = mayBeAdmins
      ? await reader
          .selectFrom('users')
          .select((eb) => eb.fn.countAll<number>().as('admins'))
          .where('role', '=', 'admin')
          .where(textHolds(sql.ref('users.search'), term))
          .executeTakeFirstOrThrow()
      : { admins: 0 };
    return { users: rows[0]?.hits ?? 0, admins };
  };

  return (term: string): Promise<Hits> =>
    Array.from(term).length <= GRAM_LENGTH ? readGram(db, term) : totals(term, () => count(term));
};

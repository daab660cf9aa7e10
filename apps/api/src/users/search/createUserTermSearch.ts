import type { Engine } from '../../platform/db/Engine.ts';
import { createSearchTotals } from '../../platform/search/createSearchTotals.ts';
import { createTermSearch, inOrderOf } from '../../platform/search/createTermSearch.ts';
import { GRAM } from '../countUserTexts.ts';

/** Searches names and addresses of users. */
export const createUserTermSearch = (engine: Engine, minStored: number) => {
  const countHits = createSearchTotals(engine, 'users', minStored);
  const selectGrams = engine.db.selectFrom('user_tallies').where('kind', '=', GRAM);

  const readGrams = async (grams: readonly string[]) => {
    const rows = await selectGrams
      .select(['key', 'users as texts', 'admins'])
      .where('key', 'in', grams)
      .execute();
    return inOrderOf(grams, rows, { texts: 0, admins: 0 });
  };
  const search = createTermSearch(engine, {
    table: 'users',
    index: engine.userSearch,
    countHits,
    readGrams,
    readGramsBetween: (after, before, limit) =>
      selectGrams
        .select(['key', 'users as texts'])
        .where('key', '>', after)
        .where('key', '<', before)
        .where('users', '>', 0)
        .limit(limit)
        .execute(),
  });
  return { ...search, countHits, readGrams };
};

export type UserTermSearch = ReturnType<typeof createUserTermSearch>;

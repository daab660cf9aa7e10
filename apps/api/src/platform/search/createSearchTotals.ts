import { type Expression, sql } from 'kysely';
import { lockCounter } from '../db/counters.ts';
import type { Engine } from '../db/Engine.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { SEARCH_CHANGES, type SearchedList } from './recordSearchChange.ts';

/** Totals per list; each change of the list compares its texts with all of them. At the limit, starts over. */
const MAX_STORED = 200;

export interface CountedSearch {
  /** Folded, not empty. */
  term: string;
  /** A role or status; empty for all. */
  part: string;
  /** Upper bound of the total. */
  atMost: number;
}

/**
 * Counts what searches find. Totals of `many` or more take long to count: they are stored, and `recordSearchChange`
 * keeps them exact. So no stored term identifies a person.
 */
export const createSearchTotals = (engine: Engine, list: SearchedList, many: number) => {
  const { db, readPool } = engine;
  const changes = SEARCH_CHANGES[list];

  /** True unless a server of an earlier version, which does not follow totals, has changed the list. */
  const isFollowed = sql<boolean>`exists (
    select 1 from search_totals as followed inner join counters on counters.value = followed.hits
    where followed.list = ${list} and followed.term = '' and counters.name = ${changes})`;

  const readStored = async ({ term, part }: CountedSearch): Promise<number | undefined> => {
    const stored = await db
      .selectFrom('search_totals')
      .select('hits')
      .where('list', '=', list)
      .where('term', '=', term)
      .where('part', '=', part)
      .where('counting', '=', 0)
      .where(isFollowed)
      .executeTakeFirst();
    return stored?.hits;
  };

  /** Adds a total to be counted. Changes from now on are added to it. Returns its `counting`. */
  const addTotal = ({ term, part }: CountedSearch): Promise<number> =>
    inTransaction(engine, async (trx) => {
      const changed = await lockCounter(trx, changes);
      const totals = await trx.selectFrom('search_totals').selectAll().where('list', '=', list).execute();
      const existing = totals.find((total) => total.term === term && total.part === part);
      const isValid = totals.some((total) => total.term === '' && total.hits === changed);
      if (existing && isValid) return existing.counting;
      if (!isValid || totals.length > MAX_STORED) {
        await trx.deleteFrom('search_totals').where('list', '=', list).execute();
        await trx
          .insertInto('search_totals')
          .values({ list, term: '', part: '', hits: changed, counting: 0 })
          .execute();
      }
      const counting = changed + 1;
      await trx.insertInto('search_totals').values({ list, term, part, hits: 0, counting }).execute();
      return counting;
    });

  const countUpTo = async (limit: number | undefined, hits: Expression<unknown>): Promise<number> => {
    const some = limit === undefined ? hits : sql`select 1 from (${hits}) as hit limit ${limit}`;
    const { rows } = await sql<{ hits: number }>`select count(*) as hits from (${some}) as found`.execute(
      readPool,
    );
    return rows[0]?.hits ?? 0;
  };

  const countAndStore = async (search: CountedSearch, hits: Expression<unknown>): Promise<number> => {
    const { term, part } = search;
    const counting = await addTotal(search);
    const total = sql<boolean>`list = ${list} and term = ${term} and part = ${part} and counting = ${counting}`;
    // One statement reads one state: whatever changes later is added to the total, and whatever was already added is subtracted.
    const { rows } = await sql<{ hits: number; added: number | null }>`
      select count(*) as hits, (select hits from search_totals where ${total}) as added
      from (${hits}) as found`.execute(readPool);
    const [{ hits: counted, added } = { hits: 0, added: null }] = rows;
    if (counting !== 0 && added !== null)
      await db
        .updateTable('search_totals')
        .set((eb) => ({ hits: eb('hits', '+', counted - added), counting: 0 }))
        .where(total)
        .execute();
    return counted;
  };

  /** @param hits selects the rows that the search finds */
  return async (search: CountedSearch, hits: Expression<unknown>): Promise<number> => {
    if (search.atMost < many) return countUpTo(undefined, hits);
    const stored = await readStored(search);
    if (stored !== undefined) return stored;
    const some = await countUpTo(many, hits);
    if (some < many) return some;
    return countAndStore(search, hits).catch((error: unknown) => {
      // Searches also work while the database is read-only.
      if (engine.isUnavailable(error)) return countUpTo(undefined, hits);
      throw error;
    });
  };
};

export type SearchTotals = ReturnType<typeof createSearchTotals>;

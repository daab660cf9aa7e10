import { readCounters } from '../../platform/db/counters.ts';
import type { Engine } from '../../platform/db/Engine.ts';
import { type Page, readPage } from '../../platform/db/readPage.ts';
import { readInSteps, readListedInSteps } from '../../platform/search/readInSteps.ts';
import { foldForSearch } from '../../platform/text/search.ts';
import type { UserRow } from '../rows.ts';
import { createHitCounter } from './createHitCounter.ts';
import { createSearchReader, type Search } from './createSearchReader.ts';
import { createUserTermSearch } from './createUserTermSearch.ts';
import { PAGE_LIMITS } from './pageLimits.ts';
import {
  afterKeys,
  countRole,
  type Keys,
  rangesOf,
  readRange,
  type RoleFilter,
  selectRange,
  type UserRange,
  type UserSort,
} from './ranges.ts';

export interface UserChoice {
  /** Text that name or e-mail contains, compared literally and without case; empty for all users. */
  query: string;
  role?: RoleFilter;
  /** @default '-joined' */
  sort?: UserSort;
}

export interface UserPages {
  read(choice: UserChoice, page: number, limit: number): Promise<Page<UserRow>>;
  /** Reads all users in steps, between which other requests run. */
  readAll(choice: UserChoice): AsyncGenerator<UserRow[]>;
}

/** Creates the reader of user lists of a database; see ADR 11. */
export const createUserPages = (engine: Engine, limits = PAGE_LIMITS): UserPages => {
  const { db, readPool } = engine;
  const terms = createUserTermSearch(engine, limits.minStored);
  const countHits = createHitCounter(engine, terms);
  const reader = createSearchReader(engine, terms, limits);

  const measure = async (query: string, role: RoleFilter, ranges: readonly UserRange[]) => {
    const term = foldForSearch(query);
    const found = term === '' ? await readCounters(db, ['users', 'admins']) : await countHits(term);
    const search: Search | undefined = term === '' ? undefined : { term, hits: found.users };
    return {
      search,
      total: countRole(role)(found),
      sizes: ranges.map((range) => countRole(range.role)(found)),
    };
  };

  const readScanned = (range: UserRange, search: Search | undefined) =>
    readInSteps<UserRow & Keys>((last, limit) =>
      selectRange(readPool, range)
        .select(['name_key', 'email_key'])
        .$if(search !== undefined, (step) => step.where(terms.contains(search?.term ?? '')))
        .$if(last !== undefined, (step) => (last ? step.where(afterKeys(range, last)) : step))
        .limit(limit)
        .execute(),
    );

  const readListed = async (range: UserRange, search: Search) => {
    const ascending = await reader.listOf(range, search);
    const positions = range.direction === 'asc' ? ascending : ascending.toReversed();
    return readListedInSteps(positions, (step) => reader.readAt(range, step));
  };

  return {
    async read({ query, role, sort = '-joined' }, page, limit) {
      const ranges = rangesOf(sort, role);
      const { search, total, sizes } = await measure(query, role, ranges);
      return readPage({ total, page, limit }, async (pageOffset) => {
        let offset = pageOffset;
        const users: UserRow[] = [];
        for (const [index, range] of ranges.entries()) {
          const size = sizes[index] ?? 0;
          const wanted = limit - users.length;
          if (wanted > 0 && offset < size)
            users.push(
              ...(search
                ? await reader.read(range, search, { size, offset, limit: wanted })
                : await readRange(db, range, { size, offset, limit: wanted }, limits)),
            );
          offset = Math.max(0, offset - size);
        }
        return users;
      });
    },

    async *readAll({ query, role, sort = '-joined' }) {
      const ranges = rangesOf(sort, role);
      const { search } = await measure(query, role, ranges);
      for (const range of ranges) {
        yield* search && reader.isListed(search)
          ? await readListed(range, search)
          : readScanned(range, search);
      }
    },
  };
};

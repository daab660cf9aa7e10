import { sql } from 'kysely';
import { foldForSearch } from '../text/foldForSearch.ts';
import { readCounters } from './counters.ts';
import type { Engine } from './Engine.ts';
import { createFoundUsers, type Search } from './foundUsers.ts';
import { PAGE_LIMITS } from './pageLimits.ts';
import {
  afterKeys,
  countRole,
  type Keys,
  readStretch,
  type RoleFilter,
  selectStretch,
  type Stretch,
  stretchesOf,
  type UserSort,
} from './userOrder.ts';
import type { UserRow } from './users.ts';
import { createUserTotals } from './userTotals.ts';

/** One page of the users. */
export interface UserPage {
  users: UserRow[];
  /** Number of the page, from 1; the last page when a later one was asked for. */
  page: number;
  totalPages: number;
  totalUsers: number;
}

/** Which users, in which order. */
export interface UserChoice {
  /** What name or e-mail must hold, literally and without regard to case; empty for everybody. */
  query: string;
  role?: RoleFilter;
  /** @default '-joined' */
  sort?: UserSort;
}

/** Users a step of an export. */
const EXPORT_STEP = 1000;

/** Reads the users of one database. */
export interface UserPages {
  /**
   * Reads one page.
   * @param page number of the page, from 1
   * @param limit users a page
   */
  read(choice: UserChoice, page: number, limit: number): Promise<UserPage>;
  /** Reads all, step by step, so that nothing waits for long. */
  readAll(choice: UserChoice): AsyncGenerator<UserRow[]>;
}

/** Makes a reader of the users. */
export const createUserPages = (engine: Engine, limits = PAGE_LIMITS): UserPages => {
  const { db, reader, textHolds } = engine;
  const countHits = createUserTotals(engine);
  const foundUsers = createFoundUsers(engine, limits);

  /** How many users each stretch has, and the search that finds them. */
  const measure = async (query: string, role: RoleFilter, stretches: readonly Stretch[]) => {
    const term = foldForSearch(query);
    const found = term === '' ? await readCounters(db, ['users', 'admins']) : await countHits(term);
    const search: Search | undefined = term === '' ? undefined : { term, hits: found.users };
    return {
      search,
      total: countRole(role)(found),
      sizes: stretches.map((stretch) => countRole(stretch.role)(found)),
    };
  };

  async function* listed(stretch: Stretch, search: Search) {
    const ascending = await foundUsers.listOf(stretch, search);
    const positions = stretch.direction === 'asc' ? ascending : ascending.toReversed();
    for (let from = 0; from < positions.length; from += EXPORT_STEP)
      yield await foundUsers.readAt(stretch, positions.slice(from, from + EXPORT_STEP));
  }

  async function* walked(stretch: Stretch, search: Search | undefined) {
    let last: Keys | undefined;
    for (;;) {
      const rows = await selectStretch(reader, stretch)
        .select(['name_key', 'email_key'])
        .$if(search !== undefined, (step) =>
          step.where(textHolds(sql.ref('users.search'), search?.term ?? '')),
        )
        .$if(last !== undefined, (step) => (last ? step.where(afterKeys(stretch, last)) : step))
        .limit(EXPORT_STEP)
        .execute();
      if (rows.length > 0) yield rows;
      last = rows.at(-1);
      if (rows.length < EXPORT_STEP) return;
    }
  }

  return {
    async read({ query, role, sort = '-joined' }, page, limit) {
      const stretches = stretchesOf(sort, role);
      const { search, total, sizes } = await measure(query, role, stretches);
      const totalPages = Math.max(1, Math.ceil(total / limit));
      const number = Math.min(page, totalPages);
      let offset = (number - 1) * limit;
      const users: UserRow[] = [];
      for (const [index, stretch] of stretches.entries()) {
        const size = sizes[index] ?? 0;
        const wanted = limit - users.length;
        if (wanted > 0 && offset < size)
          users.push(
            ...(search
              ? await foundUsers.read(stretch, search, { size, offset, limit: wanted })
              : await readStretch(db, stretch, { size, offset, limit: wanted }, limits)),
          );
        offset = Math.max(0, offset - size);
      }
      return { users, page: number, totalPages, totalUsers: total };
    },

    async *readAll({ query, role, sort = '-joined' }) {
      const stretches = stretchesOf(sort, role);
      const { search } = await measure(query, role, stretches);
      for (const stretch of stretches) {
        yield* search && foundUsers.isListed(search) ? listed(stretch, search) : walked(stretch, search);
      }
    },
  };
};

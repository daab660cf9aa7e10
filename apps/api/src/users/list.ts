import { sql } from 'kysely';
import { readCounters } from '../platform/db/counters.ts';
import type { Engine } from '../platform/db/Engine.ts';
import { positionAt, positionOf } from '../platform/ids.ts';
import { type Page, readPage } from '../platform/db/readPage.ts';
import type { Db } from '../platform/db/schema.ts';
import {
  createSearch,
  type Direction,
  positionList,
  type Search,
  SEARCH_LIMITS,
  type SearchLimits,
  type Slice,
  readInSteps,
} from '../platform/search/createSearch.ts';
import { wordsOf } from '../platform/text/foldText.ts';
import { DAY_MS } from '../platform/time.ts';
import { PREFIX_LENGTH } from './counters.ts';
import { findUsers, selectUsers, type UserRow } from './rows.ts';

/** Orders of the list; `-` reverses one. `-joined` is newest first. */
export type UserSort = 'joined' | '-joined' | 'name' | '-name' | 'email' | '-email' | 'role' | '-role';

export type RoleFilter = 'user' | 'admin' | undefined;

export interface UserChoice {
  /** Words that name or e-mail contain, in any order; see `wordsOf`. Empty for all users. */
  query: string;
  role?: RoleFilter;
  /** Only users who are suspended at this time. */
  suspendedAt?: Date | undefined;
  /** Only users whom this import added or updated: the id of its entry. */
  importId?: string | undefined;
  /** @default '-joined' */
  sort?: UserSort;
}

export interface UserPages {
  read(choice: UserChoice, page: number, limit: number): Promise<Page<UserRow>>;
  /** Reads all users in steps, between which other requests run. */
  readAll(choice: UserChoice): AsyncGenerator<UserRow[]>;
}

export interface PageLimits extends SearchLimits {
  /** Up to this offset, skipping rows is cheaper than computing where the page starts. */
  deepOffset: number;
}

/** Measured with a million users. */
export const PAGE_LIMITS: PageLimits = { ...SEARCH_LIMITS, deepOffset: 8000 };

/** A part of the list that an index has in order. */
interface UserRange {
  key: 'position' | 'name_key' | 'email_key';
  direction: Direction;
  role: RoleFilter;
  suspendedAt: Date | undefined;
  importId: string | undefined;
}

type Keys = Record<'id' | 'name_key' | 'email_key', string>;

const KEYS = { joined: 'position', name: 'name_key', email: 'email_key' } as const;
const COUNT_KINDS = { position: 'day', name_key: 'name', email_key: 'email' } as const;
/** Sorts after a prefix and before everything longer that starts with it. */
const FIRST = '\u0001';
const LAST = '\u{10FFFF}';

/** The ranges that make up the list, in order. Within a role the newest users come first. */
const rangesOf = ({ sort = '-joined', role, suspendedAt, importId }: UserChoice): UserRange[] => {
  const isReversed = sort.startsWith('-');
  const by = (isReversed ? sort.slice(1) : sort) as 'joined' | 'name' | 'email' | 'role';
  if (by !== 'role')
    return [{ key: KEYS[by], direction: isReversed ? 'desc' : 'asc', role, suspendedAt, importId }];
  const roles = isReversed ? (['user', 'admin'] as const) : (['admin', 'user'] as const);
  return roles
    .filter((one) => role === undefined || one === role)
    .map((one) => ({ key: 'position', direction: 'desc', role: one, suspendedAt, importId }));
};

const countRole = (role: RoleFilter, { users, admins }: Record<'users' | 'admins', number>): number => {
  if (role === undefined) return users;
  return role === 'admin' ? admins : users - admins;
};

/** Like `isSuspended`. */
const wasSuspended = (time: Date | undefined) =>
  sql<boolean>`suspended_at is not null and (suspended_until is null or suspended_until > ${time?.toISOString()})`;

/** They outlive what can be undone of the import. */
const wasImported = (importId: string | undefined) =>
  sql<boolean>`users.id in (
    select subject_id from activity where part_of = ${importId} and kind in ('userCreated', 'userInvited', 'userUpdated')
  )`;

type FewUsers = Pick<UserChoice, 'role' | 'suspendedAt' | 'importId'>;

/** Suspended or imported users are found by indexes of their own. */
const isOfFew = ({ suspendedAt, importId }: FewUsers): boolean => Boolean(suspendedAt ?? importId);

/** SQLite would take the index of a role, which has everyone, instead of that of few. */
const hasRole = ({ role, ...few }: FewUsers) =>
  isOfFew(few) ? sql<boolean>`role || '' = ${role}` : sql<boolean>`role = ${role}`;

const selectRange = (db: Db, range: UserRange) => {
  const { key, direction, role, suspendedAt, importId } = range;
  const query = selectUsers(db)
    .$if(role !== undefined, (select) => select.where(hasRole(range)))
    .$if(suspendedAt !== undefined, (select) => select.where(wasSuspended(suspendedAt)))
    .$if(importId !== undefined, (select) => select.where(wasImported(importId)))
    .orderBy(key, direction);
  // Names can be equal. Positions and addresses are unique.
  return key === 'name_key' ? query.orderBy('position', direction) : query;
};

const isAfter = ({ key, direction }: UserRange, { id, name_key, email_key }: Keys) => {
  const sign = sql.raw(direction === 'asc' ? '>' : '<');
  if (key === 'position') return sql<boolean>`position ${sign} ${positionOf(id)}`;
  if (key === 'email_key') return sql<boolean>`email_key ${sign} ${email_key}`;
  return sql<boolean>`(name_key, position) ${sign} (${name_key}, ${positionOf(id)})`;
};

const searchOf = (words: readonly string[], { key, direction, role }: UserRange): Search => ({
  words,
  filter: role && { name: role, condition: sql<boolean>`users.role = ${role}` },
  order: (key === 'name_key' ? [key, 'position'] : [key]).map((column) => sql.ref(`users.${column}`)),
  orderName: key,
  direction,
});

/** The first key (if descending, the first beyond) of the users who joined on a day, or whose key starts with a prefix. */
const boundOf = ({ key, direction }: UserRange, counted: string): string | bigint => {
  if (key === 'position')
    return positionAt(new Date(Date.parse(counted) + (direction === 'desc' ? DAY_MS : 0)));
  if (direction === 'asc') return counted;
  // A shorter key is a whole one.
  return counted + (Array.from(counted).length < PREFIX_LENGTH ? FIRST : LAST);
};

/** Finds a bound at or before a deep offset, and how many users to skip from there, by sums of counts. */
const findStart = async (db: Db, range: UserRange, offset: number) => {
  const { key, direction, role } = range;
  const amount = { all: sql`users`, admin: sql`admins`, user: sql`users - admins` }[role ?? 'all'];
  const { rows } = await sql<{ key: string; skipped: number }>`
    select key, through - amount as skipped from (
      select key, ${amount} as amount, sum(${amount}) over (order by key ${sql.raw(direction)}) as through
      from user_counts where kind = ${COUNT_KINDS[key]}
    ) as sums where through > ${offset} order by key ${sql.raw(direction)} limit 1`.execute(db);
  const [start] = rows;
  return start && { bound: boundOf(range, start.key), offset: offset - start.skipped };
};

const readRange = async (
  db: Db,
  range: UserRange,
  { offset, limit }: Omit<Slice, 'size'>,
  deepOffset: number,
): Promise<UserRow[]> => {
  const { key, direction, role } = range;
  const start = offset < deepOffset ? undefined : await findStart(db, range, offset);
  // The subquery skips rows in the index alone; only the rows of the page are looked up.
  const found = key === 'name_key' ? 'position' : key;
  const page = db
    .selectFrom('users')
    .select(found)
    .$if(role !== undefined, (query) => query.where('role', '=', role ?? 'user'))
    .$if(start !== undefined, (query) =>
      query.where(key, direction === 'asc' ? '>=' : '<', sql<never>`${start?.bound}`),
    )
    .orderBy(key, direction)
    .$if(key === 'name_key', (query) => query.orderBy('position', direction))
    .offset(start?.offset ?? offset)
    .limit(limit);
  return selectRange(db, range)
    .where(found, 'in', sql<never>`(${page})`)
    .execute();
};

/** Creates the reader of user lists of a database. Plain pages use counters, searches `createSearch`, and few of them an index. */
export const createUserPages = (engine: Engine, limits = PAGE_LIMITS): UserPages => {
  const { db, readPool, textSearch } = engine;
  const search = createSearch(engine, { table: 'users', changes: 'user_changes' }, limits);

  const selectFound = (words: readonly string[], range: UserRange) =>
    selectRange(readPool, range).$if(words.length > 0, (query) =>
      query.where(textSearch.containsAll('users', words)),
    );

  const countFound = async (words: readonly string[], range: UserRange): Promise<number> => {
    if (!isOfFew(range)) return search.count(searchOf(words, range));
    const { found } = await selectFound(words, range)
      .clearSelect()
      .clearOrderBy()
      .select((eb) => eb.fn.countAll<number>().as('found'))
      .executeTakeFirstOrThrow();
    return found;
  };

  const readFound = async (words: readonly string[], range: UserRange, offset: number, limit: number) => {
    if (isOfFew(range)) return selectFound(words, range).offset(offset).limit(limit).execute();
    const positions = await search.read(searchOf(words, range), offset, limit);
    if (positions.length === 0) return [];
    return selectRange(db, range).where('position', 'in', positionList(positions)).execute();
  };

  return {
    async read(choice, page, limit) {
      const words = wordsOf(choice.query);
      const ranges = rangesOf(choice);
      const isPlain = words.length === 0 && !isOfFew(choice);
      const counted = isPlain ? await readCounters(db, ['users', 'admins']) : undefined;
      const sizes = await Promise.all(
        ranges.map(async (range) => (counted ? countRole(range.role, counted) : countFound(words, range))),
      );
      const total = sizes.reduce((sum, size) => sum + size, 0);
      return readPage({ total, page, limit }, async (pageOffset) => {
        let offset = pageOffset;
        const users: UserRow[] = [];
        for (const [index, range] of ranges.entries()) {
          const size = sizes[index] ?? 0;
          const wanted = limit - users.length;
          if (wanted > 0 && offset < size)
            users.push(
              ...(counted
                ? await readRange(db, range, { offset, limit: wanted }, limits.deepOffset)
                : await readFound(words, range, offset, wanted)),
            );
          offset = Math.max(0, offset - size);
        }
        return users;
      });
    },

    async *readAll(choice) {
      const words = wordsOf(choice.query);
      for (const range of rangesOf(choice))
        yield* readInSteps<UserRow & Keys>((last, limit) =>
          selectFound(words, range)
            .select(['name_key', 'email_key'])
            .$if(last !== undefined, (step) => (last ? step.where(isAfter(range, last)) : step))
            .limit(limit)
            .execute(),
        );
    },
  };
};

export interface UserItem {
  id: string;
  /** The e-mail address; of users who don't exist, the id. */
  label: string;
  role?: UserRow['role'];
}

/** All users of a choice at one point in time, oldest first; of a choice by ids, also those who don't exist. */
export const readUserItems = async (
  { db, readPool, textSearch }: Engine,
  choice: Omit<UserChoice, 'sort'> | { ids: readonly string[] },
): Promise<UserItem[]> => {
  if ('ids' in choice) {
    const users = await findUsers(db, choice.ids);
    const items = new Map(users.map(({ id, email, role }) => [id, { id, label: email, role }]));
    return choice.ids.map((id) => items.get(id) ?? { id, label: id });
  }
  const words = wordsOf(choice.query);
  const found = await readPool
    .selectFrom('users')
    // One text, because a read worker would copy many rows one by one.
    .select(
      sql<
        string | null
      >`string_agg(cast(id as text) || ' ' || role || ' ' || email, ',' order by position)`.as('items'),
    )
    .$if(words.length > 0, (query) => query.where(textSearch.containsAll('users', words)))
    .$if(choice.role !== undefined, (query) => query.where(hasRole(choice)))
    .$if(choice.suspendedAt !== undefined, (query) => query.where(wasSuspended(choice.suspendedAt)))
    .$if(choice.importId !== undefined, (query) => query.where(wasImported(choice.importId)))
    .executeTakeFirstOrThrow();
  return (found.items?.split(',') ?? []).map((text) => {
    const [id = '', role, label = ''] = text.split(' ');
    return { id, label, role: role === 'admin' ? 'admin' : 'user' };
  });
};

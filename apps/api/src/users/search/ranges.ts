import { type Kysely, sql } from 'kysely';
import { idAt, positionAt, positionOf } from '../../platform/db/ids.ts';
import type { Database } from '../../platform/db/schema.ts';
import { type Direction, fromNearerEnd, reverse, type Slice } from '../../platform/search/slices.ts';
import { DAY_MS } from '../../platform/time.ts';
import { selectUsers, type UserRow } from '../rows.ts';
import { findStartByPrefix } from './findStartByPrefix.ts';
import type { PageLimits } from './pageLimits.ts';

/** Orders of the list; `-` reverses one. `-joined` is newest first. */
export type UserSort = 'joined' | '-joined' | 'name' | '-name' | 'email' | '-email' | 'role' | '-role';

export type RoleFilter = 'user' | 'admin' | undefined;

/** A part of the list that an index has in order. */
export interface UserRange {
  key: 'position' | 'name_key' | 'email_key';
  direction: Direction;
  role: RoleFilter;
}

const KEYS = { joined: 'position', name: 'name_key', email: 'email_key' } as const;

/** The ranges that make up the list, in order. Within a role the newest users come first. */
export const rangesOf = (sort: UserSort, role: RoleFilter): UserRange[] => {
  const isReversed = sort.startsWith('-');
  const by = (isReversed ? sort.slice(1) : sort) as 'joined' | 'name' | 'email' | 'role';
  if (by !== 'role') return [{ key: KEYS[by], direction: isReversed ? 'desc' : 'asc', role }];
  const roles = isReversed ? (['user', 'admin'] as const) : (['admin', 'user'] as const);
  return roles
    .filter((one) => role === undefined || one === role)
    .map((one) => ({ key: 'position', direction: 'desc', role: one }));
};

export const reverseRange = (range: UserRange): UserRange => ({
  ...range,
  direction: reverse(range.direction),
});

export interface Keys {
  id: string;
  name_key: string;
  email_key: string;
}

const compareKeys = (
  { key, direction }: UserRange,
  { id, name_key, email_key }: Keys,
  isIncluded: boolean,
) => {
  const sign = sql.raw((direction === 'asc' ? '>' : '<') + (isIncluded ? '=' : ''));
  if (key === 'position') return sql<boolean>`position ${sign} ${positionOf(id)}`;
  if (key === 'email_key') return sql<boolean>`email_key ${sign} ${email_key}`;
  return sql<boolean>`(name_key, position) ${sign} (${name_key}, ${positionOf(id)})`;
};

export const afterKeys = (range: UserRange, keys: Keys) => compareKeys(range, keys, false);

/** Matches a user and those after in a range. */
export const fromKeys = (range: UserRange, keys: Keys) => compareKeys(range, keys, true);

export const countRole =
  (role: RoleFilter) =>
  ({ users, admins }: { users: number; admins: number }): number => {
    if (role === undefined) return users;
    return role === 'admin' ? admins : users - admins;
  };

export const selectRange = (db: Kysely<Database>, { key, direction, role }: UserRange) => {
  const query = selectUsers(db)
    .$if(role !== undefined, (select) => select.where('role', '=', role ?? 'user'))
    .orderBy(key, direction);
  // Names can be equal. Positions and addresses are unique.
  return key === 'name_key' ? query.orderBy('position', direction) : query;
};

/** Finds where to start reading at a deep offset: a key, and how many users to skip from there. */
const findStart = async (
  db: Kysely<Database>,
  { key, direction, role }: UserRange,
  offset: number,
  few: number,
) => {
  const countOf = countRole(role);
  if (key !== 'position')
    return findStartByPrefix(db, {
      of: key === 'name_key' ? 'name' : 'email',
      direction,
      offset,
      countOf,
      few,
    });
  const boundAt = role === undefined ? idAt : positionAt;
  const days = await db
    .selectFrom('user_days')
    .select(['day', 'users', 'admins'])
    .orderBy('day', direction)
    .execute();
  let left = offset;
  for (const day of days) {
    const count = countOf(day);
    if (count > left) {
      const start = Date.parse(day.day);
      return { bound: boundAt(new Date(direction === 'desc' ? start + DAY_MS : start)), offset: left };
    }
    left -= count;
  }
  return { bound: boundAt(new Date(direction === 'desc' ? 0 : '9999-01-01')), offset: 0 };
};

export const readRange = async (
  db: Kysely<Database>,
  range: UserRange,
  slice: Slice,
  { deepOffset }: PageLimits,
): Promise<UserRow[]> => {
  const { isReversed, offset, limit } = fromNearerEnd(slice);
  if (limit === 0) return [];
  const nearer = isReversed ? reverseRange(range) : range;
  const { key, direction, role } = nearer;
  const start = offset < deepOffset ? undefined : await findStart(db, nearer, offset, deepOffset);
  // Ids sort like positions, and have an index of their own in SQLite, where positions are in the table itself.
  const sortKey = key === 'position' && role === undefined ? 'id' : key;
  // The subquery skips rows in the index alone; only the rows of the page are looked up.
  const found = sortKey === 'name_key' ? 'position' : sortKey;
  const page = db
    .selectFrom('users')
    .select(found)
    .$if(role !== undefined, (query) => query.where('role', '=', role ?? 'user'))
    .$if(start !== undefined, (query) =>
      query.where(sortKey, direction === 'asc' ? '>=' : '<', sql<never>`${start?.bound}`),
    )
    .orderBy(sortKey, direction)
    .$if(key === 'name_key', (query) => query.orderBy('position', direction))
    .offset(start?.offset ?? offset)
    .limit(limit);
  const rows = await selectRange(db, nearer)
    .where(found, 'in', sql<never>`(${page})`)
    .execute();
  return isReversed ? rows.toReversed() : rows;
};

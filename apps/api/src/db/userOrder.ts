import { type Kysely, sql } from 'kysely';
import { positionAt, positionOf } from './ids.ts';
import type { Database } from './schema.ts';
import type { PageLimits } from './pageLimits.ts';
import { findPrefix } from './tallies.ts';
import { selectUsers, type UserRow } from './users.ts';

/** Orders of the list; `-` turns one round. The newest first is `-joined`. */
export type UserSort = 'joined' | '-joined' | 'name' | '-name' | 'email' | '-email' | 'role' | '-role';

/** Whom a list holds. */
export type RoleFilter = 'user' | 'admin' | undefined;

/** A part of the list that one index has in order. */
export interface Stretch {
  key: 'position' | 'name_key' | 'email_key';
  direction: 'asc' | 'desc';
  role: RoleFilter;
}

const DAY_MS = 86_400_000;

const KEYS = { joined: 'position', name: 'name_key', email: 'email_key' } as const;

/** The parts that make the list, one after the other. Within a role the newest come first. */
export const stretchesOf = (sort: UserSort, role: RoleFilter): Stretch[] => {
  const isTurned = sort.startsWith('-');
  const by = (isTurned ? sort.slice(1) : sort) as 'joined' | 'name' | 'email' | 'role';
  if (by !== 'role') return [{ key: KEYS[by], direction: isTurned ? 'desc' : 'asc', role }];
  const roles = isTurned ? (['user', 'admin'] as const) : (['admin', 'user'] as const);
  return roles
    .filter((one) => role === undefined || one === role)
    .map((one) => ({ key: 'position', direction: 'desc', role: one }));
};

/** The same users the other way round. */
export const turn = (stretch: Stretch): Stretch => ({
  ...stretch,
  direction: stretch.direction === 'asc' ? 'desc' : 'asc',
});

/** What orders go by, of one user. */
export interface Keys {
  id: string;
  name_key: string;
  email_key: string;
}

const compareKeys = ({ key, direction }: Stretch, { id, name_key, email_key }: Keys, isIncluded: boolean) => {
  const sign = sql.raw((direction === 'asc' ? '>' : '<') + (isIncluded ? '=' : ''));
  if (key === 'position') return sql<boolean>`position ${sign} ${positionOf(id)}`;
  if (key === 'email_key') return sql<boolean>`email_key ${sign} ${email_key}`;
  return sql<boolean>`(name_key, position) ${sign} (${name_key}, ${positionOf(id)})`;
};

/** What comes after a user in a stretch. */
export const afterKeys = (stretch: Stretch, keys: Keys) => compareKeys(stretch, keys, false);

/** A user, and what comes after in a stretch. */
export const fromKeys = (stretch: Stretch, keys: Keys) => compareKeys(stretch, keys, true);

/** How many of some users have the role. */
export const countRole =
  (role: RoleFilter) =>
  ({ users, admins }: { users: number; admins: number }): number => {
    if (role === undefined) return users;
    return role === 'admin' ? admins : users - admins;
  };

/** A stretch as a query without limits. */
export const selectStretch = (db: Kysely<Database>, { key, direction, role }: Stretch) => {
  const query = selectUsers(db)
    .$if(role !== undefined, (select) => select.where('role', '=', role ?? 'user'))
    .orderBy(key, direction);
  // Addresses differ; what else has one key comes in the order of joining.
  return key === 'name_key' ? query.orderBy('position', direction) : query;
};

/** Where to begin to read at a deep place of a stretch: at which key, and how many users to leave out there. */
const findStart = async (
  db: Kysely<Database>,
  { key, direction, role }: Stretch,
  offset: number,
  few: number,
) => {
  const countOf = countRole(role);
  if (key !== 'position')
    return findPrefix(db, { of: key === 'name_key' ? 'name' : 'email', direction, offset, countOf, few });
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
      return { bound: positionAt(new Date(direction === 'desc' ? start + DAY_MS : start)), offset: left };
    }
    left -= count;
  }
  return { bound: direction === 'desc' ? 0n : positionAt(new Date('9999-01-01')), offset: 0 };
};

/** A part of a stretch: `limit` users after `offset`, of the `size` users it has, or that a search finds in it. */
export interface Part {
  size: number;
  offset: number;
  limit: number;
}

/** The same part from the end that is nearer, and whether that is the other one. */
export const fromNearerEnd = (stretch: Stretch, { size, offset, limit }: Part) => {
  const count = Math.max(0, Math.min(limit, size - offset));
  const behind = size - offset - count;
  return behind < offset
    ? { isTurned: true, way: turn(stretch), offset: behind, count }
    : { isTurned: false, way: stretch, offset, count };
};

/** Reads a part of a stretch. */
export const readStretch = async (
  db: Kysely<Database>,
  stretch: Stretch,
  part: Part,
  { deepOffset }: PageLimits,
): Promise<UserRow[]> => {
  const { isTurned, way, offset, count } = fromNearerEnd(stretch, part);
  if (count === 0) return [];
  const { key, direction, role } = way;
  const start = offset < deepOffset ? undefined : await findStart(db, way, offset, deepOffset);
  // What is left out is counted in the index alone; only what is shown is looked up.
  const found = key === 'email_key' ? 'email_key' : 'position';
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
    .limit(count);
  const rows = await selectStretch(db, way)
    .where(found, 'in', sql<never>`(${page})`)
    .execute();
  return isTurned ? rows.toReversed() : rows;
};

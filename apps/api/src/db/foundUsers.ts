import { sql } from 'kysely';
import { createUserMemory } from './createUserMemory.ts';
import type { Engine } from './Engine.ts';
import { GRAM_LENGTH, readLongerGrams } from './tallies.ts';
import type { PageLimits } from './pageLimits.ts';
import {
  fromKeys,
  fromNearerEnd,
  type Keys,
  type Part,
  selectStretch,
  type Stretch,
  turn,
} from './userOrder.ts';
import type { UserRow } from './users.ts';

/** Lists that are remembered; each takes up to some megabytes. */
const MAX_LISTS = 16;
/** Walks whose places are remembered, and places of each. */
const MAX_WALKS = 100;
const MAX_PLACES = 100;
/** A term of one or two letters that stands in few users is looked for by the runs of three letters that begin with it. */
const MAX_LONGER_TERMS = 200;

/** A search as the queries need it. */
export interface Search {
  /** Folded, not empty. */
  term: string;
  /** How many users it finds in all roles. */
  hits: number;
}

/** Where a walk has been: so many users lie before the one with these keys, counted from the end where it began. */
interface Place {
  direction: Stretch['direction'];
  offset: number;
  keys: Keys;
}

/** The place as a walk the one or the other way counts it, of so many users in all. */
const countedFrom = (place: Place, direction: Stretch['direction'], size: number): Place =>
  place.direction === direction ? place : { ...place, direction, offset: size - 1 - place.offset };

/** Whether a stretch is everybody in the order of the index. */
const isNewestFirst = ({ key, direction, role }: Stretch): boolean =>
  key === 'position' && direction === 'desc' && role === undefined;

const nameOf = ({ key, role }: Stretch, { term }: Search): string => [key, role ?? '', term].join('\n');

/** Makes a reader of what searches find. */
export const createFoundUsers = (engine: Engine, { maxListed, farOffset }: PageLimits) => {
  const { db, reader, userSearch, textHolds } = engine;
  const lists = createUserMemory<readonly string[]>(db, MAX_LISTS);
  const walks = createUserMemory<Place[]>(db, MAX_WALKS);

  /** What the index is asked for in place of the term; undefined where it cannot help. */
  const termsOf = async ({ term, hits }: Search): Promise<readonly string[] | undefined> => {
    if (Array.from(term).length >= GRAM_LENGTH) return [term];
    if (hits > maxListed) return undefined;
    const longer = await readLongerGrams(db, term, MAX_LONGER_TERMS + 1);
    return longer.length > 0 && longer.length <= MAX_LONGER_TERMS ? longer : undefined;
  };

  /** Positions of all that are found in a stretch, in ascending order. */
  const readPositions = async ({ key, role }: Stretch, search: Search): Promise<readonly string[]> => {
    const terms = await termsOf(search);
    const { positions } = await reader
      .selectFrom('users')
      .select(
        // One text: a row for each would have to come from the thread one by one.
        sql<string | null>`string_agg(cast(position as text), ',' order by ${sql.ref(key)}, position)`.as(
          'positions',
        ),
      )
      .where(terms ? userSearch.holds(terms) : textHolds(sql.ref('users.search'), search.term))
      .$if(role !== undefined, (query) => query.where('role', '=', role ?? 'user'))
      .executeTakeFirstOrThrow();
    return positions === null ? [] : positions.split(',');
  };

  const isListed = ({ hits }: Search): boolean => hits <= maxListed;

  const listOf = (stretch: Stretch, search: Search): Promise<readonly string[]> =>
    lists(nameOf(stretch, search), () => readPositions(stretch, search));

  const readAt = (stretch: Stretch, positions: readonly string[]): Promise<UserRow[]> =>
    positions.length === 0
      ? Promise.resolve([])
      : selectStretch(db, stretch)
          .where('position', 'in', sql<never>`(${sql.join(positions.map(BigInt))})`)
          .execute();

  const readListed = async (stretch: Stretch, search: Search, offset: number, limit: number) => {
    const ascending = await listOf(stretch, search);
    const end = ascending.length - offset;
    return readAt(
      stretch,
      stretch.direction === 'asc'
        ? ascending.slice(offset, offset + limit)
        : ascending.slice(Math.max(0, end - limit), Math.max(0, end)),
    );
  };

  /** A page of a walk, and the nearest place before it where somebody has been. */
  const findStart = (places: readonly Place[], stretch: Stretch, { size, offset, limit }: Part) => {
    const place = places
      .map((one) => countedFrom(one, stretch.direction, size))
      .filter((one) => one.offset <= offset)
      .reduce<Place | undefined>((best, one) => (best && best.offset > one.offset ? best : one), undefined);
    return { stretch, offset, limit, place, left: offset - (place?.offset ?? 0) };
  };

  /** Goes through what is found from the nearest place, either way, where the index has it in order through the index. */
  const walk = async (whole: Stretch, search: Search, part: Part): Promise<UserRow[]> => {
    const places = await walks(nameOf(whole, search), () => Promise.resolve([]));
    const ahead = findStart(places, whole, part);
    const back = findStart(places, turn(whole), { ...part, offset: part.size - part.offset - part.limit });
    const { stretch, offset, limit, place, left } = back.left < ahead.left ? back : ahead;
    const isInOrder = userSearch.isInOrder && isNewestFirst(stretch);
    const terms = isInOrder && (!place || left > farOffset) ? await termsOf(search) : undefined;
    const query = selectStretch(left > farOffset || stretch.role !== undefined ? reader : db, stretch).select(
      ['name_key', 'email_key'],
    );
    const rows = await (
      terms
        ? query.where('position', 'in', sql<never>`(${userSearch.page(terms, limit, offset)})`)
        : query
            .where(textHolds(sql.ref('users.search'), search.term))
            .$if(place !== undefined, (rest) => (place ? rest.where(fromKeys(stretch, place.keys)) : rest))
            .offset(left)
            .limit(limit)
    ).execute();
    const [keys] = rows;
    if (keys && offset > farOffset && left > 0) {
      if (places.length === MAX_PLACES) places.shift();
      places.push({ direction: stretch.direction, offset, keys });
    }
    const users = rows.map(({ name_key: _name, email_key: _email, ...user }) => user);
    return stretch === whole ? users : users.toReversed();
  };

  return {
    isListed,
    listOf,
    readAt,
    /** Reads a part of what is found in a stretch. */
    async read(stretch: Stretch, search: Search, part: Part): Promise<UserRow[]> {
      const { isTurned, way, offset, count } = fromNearerEnd(stretch, part);
      if (count === 0) return [];
      const isNear = userSearch.isInOrder && isNewestFirst(way) && offset <= farOffset;
      const rows = await (isListed(search) && !isNear
        ? readListed(way, search, offset, count)
        : walk(way, search, { size: part.size, offset, limit: count }));
      return isTurned ? rows.toReversed() : rows;
    },
  };
};

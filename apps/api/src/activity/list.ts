import { type Selectable, sql } from 'kysely';
import type { Engine } from '../platform/db/Engine.ts';
import type { Db } from '../platform/db/schema.ts';
import { isId, positionAt, positionOf } from '../platform/ids.ts';
import { positionList } from '../platform/search/createSearch.ts';
import { canonicalEmail } from '../platform/text/email.ts';
import { wordsOf } from '../platform/text/foldText.ts';
import type { ActivityKind } from './kinds.ts';
import type { ActivityTable } from './table.ts';

/** Hits of a search that are looked up in its index. */
const MAX_LISTED = 1000;

const columns = [
  'id',
  'at',
  'kind',
  'actor_id',
  'actor',
  'token',
  'subject_id',
  'subject',
  'detail',
  'changes',
  'address',
  'request_id',
  'part_of',
] as const;

export type EntryRow = Pick<Selectable<ActivityTable>, (typeof columns)[number]> & {
  /** `position` as a text. */
  place: string;
  /** When it did what can still be undone. */
  undo_at: string | null;
  /** 1 if it has parts. */
  has_parts: 0 | 1;
};

/** Omitted or empty ones match all. */
export interface ActivityFilter {
  /** E-mail address or id. */
  actor?: string | undefined;
  /** E-mail address, name or id. */
  subject?: string | undefined;
  /** Or `security`, for the group. */
  kind?: string | undefined;
  /** Those that the reader may know of. */
  kinds?: readonly ActivityKind[] | undefined;
  /** Words of actor, subject or detail; see `wordsOf`. */
  query?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  /** Only the parts of this entry. `none`: one entry for each task, unless words or a subject find its parts. */
  partOf?: string | undefined;
}

/** Literally, as the condition of the index says it. */
const isLine = sql<boolean>`part_of is null and kind not in ('taskEnded', 'taskCancelled')`;

/** The latest time whose position fits the column. */
const MAX_MS = Date.UTC(2200);

/** The lowest position of entries at a time, in milliseconds. */
const lowestAt = (ms: number): bigint => positionAt(new Date(Math.min(Math.max(ms, 0), MAX_MS)));

const isWho = (side: 'actor' | 'subject', text: string) =>
  isId(text)
    ? sql<boolean>`${sql.ref(`${side}_id`)} = ${text}`
    : sql<boolean>`${sql.ref(`${side}_key`)} = ${canonicalEmail(text)}`;

/** A condition on the texts. Many hits are found by reading entries in order, which soon fills a page. */
const containsWords = async (
  { readPool, textSearch }: Pick<Engine, 'readPool' | 'textSearch'>,
  words: readonly string[],
) => {
  const { rows } = await sql<Pick<EntryRow, 'place'>>`
    select cast(activity.position as text) as place ${textSearch.fromHits('activity', words)}
    limit ${MAX_LISTED + 1}`.execute(readPool);
  if (rows.length > MAX_LISTED) return textSearch.containsAll('activity', words);
  // There must be a position; no entry has this one.
  return sql<boolean>`position in ${positionList(['0', ...rows.map(({ place }) => place)])}`;
};

const entryColumns = [
  ...columns,
  sql<string>`cast(position as text)`.as('place'),
  sql<string | null>`coalesce(
    (select min(at) from undo_items where activity_id = activity.id),
    (select at from undo_items where activity_id = activity.part_of and item_id = cast(activity.subject_id as text))
  )`.as('undo_at'),
  sql<
    0 | 1
  >`case when exists (select 1 from activity as part where part.part_of = activity.id) then 1 else 0 end`.as(
    'has_parts',
  ),
] as const;

export const selectEntries = (db: Db) => db.selectFrom('activity').select(entryColumns);

export const findEntry = (db: Db, id: string): Promise<EntryRow | undefined> =>
  selectEntries(db)
    // Ids of other systems can be too large for a position.
    .where(sql<boolean>`position = ${BigInt.asIntN(64, positionOf(id))}`)
    .where('id', '=', id)
    .executeTakeFirst();

/** Entries that tell what became of others, by the ids of those, oldest first. */
export const readEvents = async (db: Db, ids: readonly string[]) => {
  if (ids.length === 0) return new Map<string | null, never>();
  const events = await db
    .selectFrom('activity')
    .select(['refers_to', 'at', 'kind', 'actor', 'detail'])
    .where('refers_to', 'in', ids)
    .orderBy('position')
    .execute();
  return Map.groupBy(events, ({ refers_to }) => refers_to);
};

/** Entries of some of many that a task changed. */
export const findParts = (db: Db, partOf: string, subjectIds: readonly string[]): Promise<EntryRow[]> =>
  selectEntries(db).where('part_of', '=', partOf).where('subject_id', 'in', subjectIds).execute();

export const isBefore = (place: string) => sql<boolean>`position < ${BigInt(place)}`;

/** Entries of a filter, newest first. @param last continues after the entry at this place */
export const readEntries = async (
  engine: Pick<Engine, 'db' | 'readPool' | 'textSearch'>,
  { actor, subject, kind, kinds, query = '', from, to, partOf }: ActivityFilter,
  last: string | undefined,
  limit: number,
): Promise<EntryRow[]> => {
  const words = wordsOf(query);
  let found = selectEntries(words.length > 0 ? engine.readPool : engine.db);
  if (words.length > 0) found = found.where(await containsWords(engine, words));
  if (actor) found = found.where(isWho('actor', actor));
  if (subject) found = found.where(isWho('subject', subject));
  // Literally, as the condition of the index says it.
  if (kind === 'security') found = found.where(sql<boolean>`is_security = 1`);
  else if (kind) found = found.where('kind', '=', kind as ActivityKind);
  if (kinds) found = found.where('kind', 'in', kinds);
  if (from) found = found.where(sql<boolean>`position >= ${lowestAt(from.getTime())}`);
  if (to) found = found.where(sql<boolean>`position < ${lowestAt(to.getTime() + 1)}`);
  if (partOf === 'none' && words.length === 0 && !subject) found = found.where(isLine);
  else if (partOf && partOf !== 'none') found = found.where('part_of', '=', partOf);
  if (last !== undefined) found = found.where(isBefore(last));
  return found.orderBy('position', 'desc').limit(limit).execute();
};

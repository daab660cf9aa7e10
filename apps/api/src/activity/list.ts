import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Engine } from '../platform/db/Engine.ts';
import type { Db } from '../platform/db/schema.ts';
import { isId, positionAt, positionOf } from '../platform/ids.ts';
import { positionList } from '../platform/search/createSearch.ts';
import { canonicalEmail } from '../platform/text/email.ts';
import { type ActivityKind, searchedWordsOf, wordsBesideKinds } from './kinds.ts';
import { NAME_LINES } from './rows.ts';
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
  /** When it did what can still be undone, to the first of many. */
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
  /** Those of the wanted groups that the reader may know of. */
  kinds?: readonly ActivityKind[] | undefined;
  /** Words of what happened, of actor, subject, detail, changes or address, or of a name; see `searchedWordsOf`. */
  query?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  /** Only the parts of this entry. `none`: one entry for each task, unless words or a subject find its parts. */
  partOf?: string | undefined;
}

/** Told by the line of their task. */
const ENDS: ReadonlySet<ActivityKind> = new Set(['taskEnded', 'taskCancelled']);
const isNoEnd = sql<boolean>`kind not in ('taskEnded', 'taskCancelled')`;
/** Literally, as the condition of the index says it. */
const isLine = sql<boolean>`part_of is null and kind not in ('taskEnded', 'taskCancelled')`;

/** Not told by the line of the export. Earlier servers left ends that don't refer to theirs. */
const isNoExportEnd = sql<boolean>`(kind <> 'exportEnded' or refers_to is null)`;
/** Also not told by the line of what was undone or retried, perhaps by someone else and later. */
const isUnfolded = sql<boolean>`(kind not in ('changeUndone', 'exportEnded', 'taskRetried') or refers_to is null)`;

/** The latest time whose position fits the column. */
const MAX_MS = Date.UTC(2200);

/** The lowest position of entries at a time, in milliseconds. */
const lowestAt = (ms: number): bigint => positionAt(new Date(Math.min(Math.max(ms, 0), MAX_MS)));

const isWho = (side: 'actor' | 'subject', text: string) =>
  isId(text)
    ? sql<boolean>`${sql.ref(`${side}_id`)} = ${text}`
    : sql<boolean>`${sql.ref(`${side}_key`)} = ${canonicalEmail(text)}`;

type Searched = Pick<Engine, 'readPool' | 'textSearch'>;

/** A condition on the texts. Many hits are found by reading entries in order, which soon fills a page. Also ids of deleted users with the name. */
const findTexts = async ({ readPool, textSearch }: Searched, words: readonly string[]) => {
  const { rows } = await sql<Pick<EntryRow, 'place' | 'kind' | 'subject_id'> & { search: string }>`
    select cast(activity.position as text) as place, activity.kind, activity.subject_id, activity.search
    ${textSearch.fromHits('activity', words)}
    limit ${MAX_LISTED + 1}`.execute(readPool);
  if (rows.length > MAX_LISTED)
    return { condition: textSearch.containsAll('activity', words), deletedIds: [] };
  const isNamed = (search: string) => {
    // The first line is who did it, later ones its changes.
    const own = search.split('\n').slice(1, NAME_LINES);
    return words.every((word) => own.some((line) => line.includes(word)));
  };
  return {
    // There must be a position; no entry has this one.
    condition: sql<boolean>`position in ${positionList(['0', ...rows.map(({ place }) => place)])}`,
    deletedIds: rows.flatMap(({ kind, subject_id, search }) =>
      kind === 'userDeleted' && subject_id !== null && isNamed(search) ? subject_id : [],
    ),
  };
};

const entryColumns = [
  ...columns,
  sql<string>`cast(position as text)`.as('place'),
  // Not `min(at)`, for which PostgreSQL would read the items of all entries, and SQLite all of a task; `between` as below.
  sql<string | null>`coalesce(
    (
      select at from undo_items where activity_id between activity.id and activity.id
      order by activity_id, item_id limit 1
    ),
    (select at from undo_items where activity_id = activity.part_of and item_id = cast(activity.subject_id as text))
  )`.as('undo_at'),
  // Not `exists`, for which PostgreSQL would read all parts of all tasks; `between` and the order for `newestOf`'s reason.
  sql<0 | 1>`coalesce((
    select 1 from activity as part where part.part_of between activity.id and activity.id
    order by part.part_of, part.position limit 1
  ), 0)`.as('has_parts'),
] as const;

export const selectEntries = (db: Db) => db.selectFrom('activity').select(entryColumns);

export const findEntry = (db: Db, id: string): Promise<EntryRow | undefined> =>
  selectEntries(db)
    // Ids of other systems can be too large for a position.
    .where(sql<boolean>`position = ${BigInt.asIntN(64, positionOf(id))}`)
    .where('id', '=', id)
    .executeTakeFirst();

/** What the newest entry calls the account or thing with an id. */
export const findNewestName = async (
  db: Db,
  side: 'actor' | 'subject',
  id: string,
): Promise<string | undefined> => {
  const entry = await db
    .selectFrom('activity')
    .select(side)
    .where(`${side}_id`, '=', id)
    .where(side, 'is not', null)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return entry?.[side] ?? undefined;
};

/** Entries that tell what became of others, by the ids of those, oldest first. */
export const readEvents = async (db: Db, ids: readonly string[]) => {
  if (ids.length === 0) return new Map<string | null, never>();
  const events = await db
    .selectFrom('activity')
    .select(['refers_to', 'at', 'kind', 'actor', 'detail'])
    .select(
      sql<
        0 | 1
      >`case when id in (select activity_id from tasks where state = 'running') then 1 else 0 end`.as(
        'is_running',
      ),
    )
    .where('refers_to', 'in', ids)
    .orderBy('position')
    .execute();
  return Map.groupBy(events, ({ refers_to }) => refers_to);
};

/** Entries of some of many that tasks changed, oldest first. */
export const findParts = (
  db: Db,
  tasks: readonly string[],
  subjectIds: readonly string[],
): Promise<EntryRow[]> =>
  selectEntries(db)
    .where('subject_id', 'in', subjectIds)
    // SQLite would read all parts of a task by their index.
    .where(sql<boolean>`cast(part_of as text) in (${sql.join(tasks)})`)
    .orderBy('position')
    .execute();

/** The entries that tell what was done to items: by their ids, and of parts of a task also by `${task} ${item}`. */
export const findDeletions = async (
  db: Db,
  items: readonly Record<'activity_id' | 'item_id', string>[],
): Promise<Map<string, EntryRow>> => {
  if (items.length === 0) return new Map();
  const tasks = [...new Set(items.map(({ activity_id }) => activity_id))];
  const entries = await selectEntries(db)
    .where(sql<boolean>`position in ${positionList(tasks.map((id) => String(positionOf(id))))}`)
    .execute();
  const parts = await findParts(
    db,
    tasks,
    items.map(({ item_id }) => item_id),
  );
  return new Map([
    ...entries.map((entry) => [entry.id, entry] as const),
    ...parts.map((part) => [`${part.part_of} ${part.subject_id}`, part] as const),
  ]);
};

export const isBefore = (place: string) => sql<boolean>`position < ${BigInt(place)}`;

/** People with more namesakes are found by their address. */
const MAX_NAMESAKES = 20;

/** Conditions, of which entries meet one: their texts have the words, or they are about or by someone with this name. */
const conditionsFor = async (engine: Searched, words: readonly string[]): Promise<RawBuilder<boolean>[]> => {
  if (words.length === 0) return [sql<boolean>`true`];
  const namesakes = sql<{ id: string }>`
    select users.id ${engine.textSearch.fromHits('users', words)} limit ${MAX_NAMESAKES + 1}`;
  const [{ condition, deletedIds }, { rows }] = await Promise.all([
    findTexts(engine, words),
    namesakes.execute(engine.readPool),
  ]);
  const named = [...new Set([...rows.map(({ id }) => id), ...deletedIds])];
  const ids = named.length > MAX_NAMESAKES ? [] : named;
  const sides = ids.length === 0 ? [] : [sql.ref('subject_id'), sql.ref('actor_id')];
  return [
    sql<boolean>`${condition}`,
    // A part is found by whom it is about.
    ...sides.map(
      (side, index) =>
        sql<boolean>`${side} in (${sql.join(ids)}) and ${index === 0 ? sql`true` : sql`part_of is null`}`,
    ),
  ];
};

/** Entries of a filter, newest first. @param last continues after the entry at this place */
export const readEntries = async (
  engine: Pick<Engine, 'db' | 'readPool' | 'textSearch' | 'queryEach'>,
  { actor, subject, kind, kinds, query = '', from, to, partOf }: ActivityFilter,
  last: string | undefined,
  limit: number,
): Promise<EntryRow[]> => {
  const words = searchedWordsOf(query);
  if (kinds?.length === 0) return [];
  const db = words.length > 0 ? engine.readPool : engine.db;
  let found = selectEntries(db);
  if (actor) found = found.where(isWho('actor', actor));
  if (subject) found = found.where(isWho('subject', subject));
  // Literally, as the condition of the index says it.
  if (kind === 'security') found = found.where(sql<boolean>`is_security = 1`);
  else if (kind) found = found.where('kind', '=', kind as ActivityKind);
  const areLines = partOf === 'none' && !subject;
  // Other filters could leave out the line of what was undone or retried.
  const isFolded = areLines && !actor && !kind && !from && words.length === 0;
  const folding = isFolded ? [isUnfolded] : areLines && kind !== 'exportEnded' ? [isNoExportEnd] : [];
  const range = [
    ...(from ? [sql<boolean>`position >= ${lowestAt(from.getTime())}`] : []),
    ...(to ? [sql<boolean>`position < ${lowestAt(to.getTime() + 1)}`] : []),
    ...(last === undefined ? [] : [isBefore(last)]),
  ];
  const isOther = actor || subject || words.length > 0 || (partOf && partOf !== 'none');
  if (kinds) {
    const read = areLines ? kinds.filter((one) => !ENDS.has(one)) : kinds;
    const conditions = [
      ...range,
      // PostgreSQL reads all lines for a kind that has none, if it needs more of them than their index has.
      ...(areLines ? [sql`part_of is null`] : []),
      ...folding,
    ];
    // Each kind is read by the index of kinds, however rare it is: `between` and the order leave PostgreSQL no other.
    const newestOf = (one: RawBuilder<string>) => sql`
      select position from activity where ${sql.join([sql`kind between ${one} and ${one}`, ...conditions], sql` and `)}
      order by kind desc, position desc limit ${limit}`;
    found = isOther
      ? found.where('kind', 'in', kinds)
      : found.where('position', 'in', engine.queryEach(read, newestOf));
  }
  for (const condition of [...range, ...folding]) found = found.where(condition);
  if (partOf && partOf !== 'none') found = found.where('part_of', '=', partOf);
  const page = found.orderBy('position', 'desc').limit(limit);
  const lines = areLines ? page.where(isLine) : page;
  if (words.length === 0) return lines.execute();

  // Each is read by an index of its own, and the newest of all are the page.
  const told = areLines ? page.where(isNoEnd) : page;
  const queries = (await conditionsFor(engine, words)).map((condition) => told.where(condition));
  const byRest = Map.groupBy(wordsBesideKinds(words), ([, rest]) => rest.join('\n'));
  for (const group of byRest.values()) {
    const [, rest = []] = group[0] ?? [];
    const conditions = await conditionsFor(engine, rest);
    for (const [named] of group)
      if (!kind || kind === 'security' || kind === named)
        for (const condition of conditions)
          queries.push((rest.length > 0 ? told : lines).where('kind', '=', named).where(condition));
  }
  const rows = (await Promise.all(queries.map((one) => one.execute()))).flat();
  const places = new Map(rows.map((row) => [row.place, row]));
  return [...places.values()]
    .toSorted((a, b) => (BigInt(a.place) < BigInt(b.place) ? 1 : -1))
    .slice(0, limit);
};

import { sql } from 'kysely';
import type { Engine } from '../platform/db/Engine.ts';
import { type Person, rewriteMentions, withoutPerson } from '../platform/db/erasePerson.ts';
import { LostRace } from '../platform/db/inTransaction.ts';
import type { Db, Trx } from '../platform/db/schema.ts';
import type { Services } from '../Services.ts';
import type { UserRow } from '../users/rows.ts';
import type {
  PoliciesTable,
  PolicyDraftsTable,
  PolicyDraftVersionsTable,
  PolicyVersionsTable,
} from './table.ts';

type PolicyType = PoliciesTable['type'];
type Clock = Pick<Engine, 'now'>;
type Author = { [Field in 'id' | 'name' | 'email']: UserRow[Field] | null } | undefined;

/** The text in force. One that was never published is empty, with version 0 and an empty date. */
export interface Policy {
  type: PolicyType;
  content: string;
  /** Since when it is in force. */
  updated_at: string;
  version: number;
  addresses: string | null;
}

const IN_FORCE_AT = sql<string>`coalesce(in_force_at, saved_at)`;

/** A version in force, or one that is scheduled. */
export interface Publication extends Pick<PolicyVersionsTable, 'version' | 'note' | 'is_announced'> {
  in_force_at: string;
}

/** What is in force and what comes next, at a time of the database. */
export interface Publications {
  /** Current time, but not before a publication that readers have seen. */
  now: string;
  inForce: Publication | undefined;
  scheduled: Publication | undefined;
}

/**
 * Everything from the latest publication on, by the clock of the database. @param now by the clock of this server
 * @param except counts as withdrawn
 */
export const findPublications = async (
  db: Db,
  { now: databaseTime }: Clock,
  type: PolicyType,
  now: Date,
  except = 0,
): Promise<Publications> => {
  const isValid = sql`type = ${type} and withdrawn_at is null and version <> ${except}`;
  const clock = databaseTime ?? sql<string>`${now.toISOString()}`;
  const { rows } = await sql<{ now: string; version: number | null } & Omit<Publication, 'version'>>`
    with clocks as (
      select case when reached_at > now then reached_at else now end as now
      from (select ${clock} as now, (select reached_at from policies where type = ${type}) as reached_at) as both_clocks
    )
    select now, version, ${IN_FORCE_AT} as in_force_at, note, is_announced
    from clocks left join policy_versions on ${isValid} and ${IN_FORCE_AT} >= coalesce(
      (select max(${IN_FORCE_AT}) from policy_versions
       where ${isValid} and ${IN_FORCE_AT} <= (select now from clocks)), '')
    order by 3, 2`.execute(db);
  const time = rows[0]?.now ?? '';
  const found = rows.flatMap(({ version, ...row }) => (version === null ? [] : [{ ...row, version }]));
  return {
    now: time,
    inForce: found.findLast(({ in_force_at }) => in_force_at <= time),
    scheduled: found.find(({ in_force_at }) => in_force_at > time),
  };
};

/** The text of a publication. */
export const readPolicy = async (
  db: Db,
  type: PolicyType,
  publication: Publication | undefined,
): Promise<Policy> => {
  if (!publication) return { type, content: '', updated_at: '', version: 0, addresses: null };
  const { version, in_force_at } = publication;
  const { content, addresses } = await db
    .selectFrom('policy_versions')
    .select(['content', 'addresses'])
    .where('type', '=', type)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return { type, content, updated_at: in_force_at, version, addresses };
};

/** Keeps a scheduled version in force from when readers have seen it, even if the clock is set back. */
export const keepInForce = async (db: Db, type: PolicyType, { in_force_at }: Publication): Promise<void> => {
  await db
    .updateTable('policies')
    .set({ reached_at: in_force_at })
    .where('type', '=', type)
    .where((eb) => eb.or([eb('reached_at', 'is', null), eb('reached_at', '<', in_force_at)]))
    .execute();
};

/** The last number that was given to a version. Read it before what the new version depends on. */
export const findLastNumber = async (db: Db, type: PolicyType): Promise<number> =>
  (await db.selectFrom('policies').select('version').where('type', '=', type).executeTakeFirst())?.version ??
  0;

export interface NewVersion {
  type: PolicyType;
  content: string;
  savedAt: Date;
  by: Author;
  inForceAt: string;
  isScheduled?: boolean;
  note?: string | null;
  isAnnounced?: boolean;
  basedOn?: number | null;
  addresses?: string | null;
}

/** @param last of `findLastNumber`. @throws LostRace when another version was stored concurrently */
export const storeVersion = async (
  trx: Trx,
  last: number,
  saved: NewVersion,
): Promise<PolicyVersionsTable> => {
  const { type, content, by, inForceAt, isScheduled = false } = saved;
  const version = last + 1;
  // Servers of the previous release serve it.
  const published = { content, updated_at: inForceAt, reached_at: inForceAt };
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('policies')
    .values({
      type,
      version,
      ...(isScheduled ? { content: '', updated_at: '', reached_at: null } : published),
    })
    .onConflict((conflict) =>
      conflict
        .column('type')
        .doUpdateSet({ version, ...(!isScheduled && published) })
        .where('policies.version', '=', last),
    )
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw new LostRace();
  const row: PolicyVersionsTable = {
    type,
    version,
    content,
    bytes: Buffer.byteLength(content),
    saved_at: saved.savedAt.toISOString(),
    ...savedBy(by),
    in_force_at: inForceAt,
    note: saved.note || null,
    is_announced: saved.isAnnounced ? 1 : 0,
    withdrawn_at: null,
    withdrawn_reason: null,
    based_on: saved.basedOn ?? null,
    addresses: saved.addresses ?? null,
  };
  await trx.insertInto('policy_versions').values(row).execute();
  return row;
};

const savedBy = (by: Author) => ({
  saved_by: by?.name ?? null,
  saved_by_id: by?.id ?? null,
  saved_by_email: by?.email ?? null,
});

/** The version that the scheduled one was made of, if it lacks changes that have come into force since. */
export const findScheduledFrom = async (
  db: Db,
  type: PolicyType,
  { inForce, scheduled }: Publications,
): Promise<number | null> => {
  if (!inForce || !scheduled) return null;
  const found = await db
    .selectFrom('policy_versions as planned')
    .innerJoin('policy_versions as base', (join) =>
      join.onRef('base.type', '=', 'planned.type').onRef('base.version', '=', 'planned.based_on'),
    )
    .innerJoin('policy_versions as current', (join) =>
      join.onRef('current.type', '=', 'planned.type').on('current.version', '=', inForce.version),
    )
    .select('base.version')
    .where('planned.type', '=', type)
    .where('planned.version', '=', scheduled.version)
    .where('base.version', '<', inForce.version)
    // It may have been taken back.
    .whereRef('base.content', '<>', 'current.content')
    .executeTakeFirst();
  return found?.version ?? null;
};

/** Policies whose scheduled version lacks changes that have come into force since. */
export const findOutdatedPolicies = async (
  { engine, legalTexts }: Pick<Services, 'engine' | 'legalTexts'>,
  now: Date,
): Promise<PolicyType[]> => {
  const found = await Promise.all(
    legalTexts.map(async ({ type }) => {
      const publications = await findPublications(engine.db, engine, type, now);
      return (await findScheduledFrom(engine.db, type, publications)) === null ? [] : [type];
    }),
  );
  return found.flat();
};

/** Withdraws a version, or cancels a scheduled one. */
export const withdrawVersion = async (
  trx: Trx,
  type: PolicyType,
  version: number,
  withdrawn: { at: string; reason: string | null },
): Promise<void> => {
  await trx
    .updateTable('policy_versions')
    .set({ withdrawn_at: withdrawn.at, withdrawn_reason: withdrawn.reason })
    .where('type', '=', type)
    .where('version', '=', version)
    .execute();
};

export interface Period {
  from: string;
  /** Null while it lasts. */
  until: string | null;
}

/** Finds when each version was in force, oldest first: again when the one that replaced it was withdrawn. */
export const findPeriods = async (
  db: Db,
  type: PolicyType,
  now: string,
): Promise<(version: number) => Period[]> => {
  const rows = await db
    .selectFrom('policy_versions')
    .select(['version', 'withdrawn_at', IN_FORCE_AT.as('start')])
    .where('type', '=', type)
    .where(sql<boolean>`${IN_FORCE_AT} <= ${now}`)
    .where(sql<boolean>`(withdrawn_at is null or withdrawn_at >= ${IN_FORCE_AT})`)
    .orderBy('start')
    .orderBy('version')
    .execute();
  const changes = [
    ...rows.map(({ version, start }) => ({ at: start, version, isStart: true })),
    ...rows.flatMap(({ version, withdrawn_at: at }) => (at === null ? [] : { at, version, isStart: false })),
  ].toSorted((a, b) => Number(a.at > b.at) - Number(a.at < b.at));
  const periods = new Map<number, Period[]>();
  // The last one is in force.
  const valid: number[] = [];
  for (const { at, version, isStart } of changes) {
    const before = valid.at(-1) ?? 0;
    if (isStart) valid.push(version);
    else valid.splice(valid.indexOf(version), 1);
    const after = valid.at(-1) ?? 0;
    if (before === after) continue;
    const ended = periods.get(before)?.at(-1);
    if (ended) ended.until = at;
    if (after > 0) periods.set(after, [...(periods.get(after) ?? []), { from: at, until: null }]);
  }
  return (version) => periods.get(version) ?? [];
};

/** The draft that administrators share. Before the first, and after it was published or discarded, it has no content. */
export const findDraft = async (db: Db, type: PolicyType): Promise<PolicyDraftsTable> => {
  const row = await db.selectFrom('policy_drafts').selectAll().where('type', '=', type).executeTakeFirst();
  const none = { content: null, version: 0, based_on: null, updated_at: '', writers: null };
  return row ?? { type, ...none, ...savedBy(undefined) };
};

/** The accounts that have saved a draft since it began. */
export const writersOf = (draft: PolicyDraftsTable): (string | null)[] =>
  draft.content === null ? [] : [...JSON.parse(draft.writers ?? '[]'), draft.saved_by_id];

export interface NewDraft extends Pick<PolicyDraftsTable, 'content' | 'based_on'> {
  /** Of the version that is kept. */
  name?: string | null | undefined;
  /** Keeps the version of the same minute, too. */
  isNewVersion?: boolean | undefined;
  at: Date;
  by: Author;
}

/** @throws LostRace when the draft was saved concurrently */
export const storeDraft = async (
  trx: Trx,
  before: PolicyDraftsTable,
  { content, based_on, name = null, isNewVersion = false, at, by }: NewDraft,
): Promise<PolicyDraftsTable> => {
  const { type } = before;
  if (content === before.content && based_on === before.based_on && name === null) return before;
  const saved = { version: before.version + 1, updated_at: at.toISOString(), ...savedBy(by) };
  const writers =
    content === null ? null : JSON.stringify([...new Set([...writersOf(before), saved.saved_by_id])]);
  const changes = { ...saved, content, based_on, writers };
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('policy_drafts')
    .values({ type, ...changes })
    .onConflict((conflict) =>
      conflict.column('type').doUpdateSet(changes).where('policy_drafts.version', '=', before.version),
    )
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw new LostRace();
  if (content !== null) await keepDraftVersion(trx, { type, content, name, ...saved }, isNewVersion);
  return { type, ...changes };
};

/** Drafts are saved every few seconds. */
const DRAFT_VERSION_MS = 60_000;
const MAX_DRAFT_VERSIONS = 100;

const keepDraftVersion = async (
  trx: Trx,
  saved: Omit<PolicyDraftVersionsTable, 'started_at'>,
  isNewVersion: boolean,
): Promise<void> => {
  const versions = () => trx.selectFrom('policy_draft_versions').where('type', '=', saved.type);
  const last = await versions()
    .select(['version', 'name', 'started_at', 'saved_by_id'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  const isSame =
    !isNewVersion &&
    last?.name === null &&
    last.saved_by_id === saved.saved_by_id &&
    Date.parse(saved.updated_at) - Date.parse(last.started_at) < DRAFT_VERSION_MS;
  if (isSame) {
    await trx
      .updateTable('policy_draft_versions')
      .set(saved)
      .where('type', '=', saved.type)
      .where('version', '=', last.version)
      .execute();
    return;
  }
  await trx
    .insertInto('policy_draft_versions')
    .values({ ...saved, started_at: saved.updated_at })
    .execute();
  const surplus = await versions()
    .select('version')
    .where('name', 'is', null)
    .orderBy('version', 'desc')
    .offset(MAX_DRAFT_VERSIONS)
    .limit(1)
    .executeTakeFirst();
  if (surplus)
    await trx
      .deleteFrom('policy_draft_versions')
      .where('type', '=', saved.type)
      .where('name', 'is', null)
      .where('version', '<=', surplus.version)
      .execute();
};

/** Newest first, without content. */
export const listDraftVersions = (
  db: Db,
  type: PolicyType,
  limit: number,
): Promise<Omit<PolicyDraftVersionsTable, 'content' | 'started_at'>[]> =>
  db
    .selectFrom('policy_draft_versions')
    .select(['type', 'version', 'name', 'updated_at', 'saved_by', 'saved_by_id', 'saved_by_email'])
    .where('type', '=', type)
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();

export const findDraftVersion = (db: Db, type: PolicyType, version: number) =>
  db
    .selectFrom('policy_draft_versions')
    .selectAll()
    .where('type', '=', type)
    .where('version', '=', version)
    .executeTakeFirst();

/** Versions of a legal text older than `before`, newest first, without content. */
export const listPolicyVersions = (
  db: Db,
  type: PolicyType,
  before: string | undefined,
  limit: number,
): Promise<Omit<PolicyVersionsTable, 'content' | 'addresses'>[]> =>
  db
    .selectFrom('policy_versions')
    .select(['type', 'version', 'bytes', 'saved_at', 'saved_by', 'saved_by_id', 'saved_by_email'])
    .select(['in_force_at', 'note', 'is_announced', 'withdrawn_at', 'withdrawn_reason', 'based_on'])
    .where('type', '=', type)
    .$if(before !== undefined, (query) => query.where('version', '<', Number(before)))
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();

export const findPolicyVersion = (db: Db, type: PolicyType, version: number) =>
  db
    .selectFrom('policy_versions')
    .selectAll()
    .where('type', '=', type)
    .where('version', '=', version)
    .executeTakeFirst();

const AUTHOR = ['saved_by', 'saved_by_id', 'saved_by_email'] as const;

/** Removes a person as the author of versions and drafts, and from the reasons of others. */
export const eraseFromPolicies = async (trx: Trx, person: Person): Promise<void> => {
  const withoutAuthor = ({ saved_by, saved_by_id, saved_by_email }: ReturnType<typeof savedBy>) => {
    const isTheirs =
      saved_by_id === null
        ? // Versions of older servers have the name only.
          saved_by !== null && person.isNamed(saved_by)
        : [saved_by_id, saved_by_email ?? ''].some(person.is);
    return isTheirs ? savedBy(undefined) : {};
  };
  await rewriteMentions(
    trx,
    'policy_drafts',
    person,
    { key: ['type'], columns: [...AUTHOR, 'writers'] },
    ({ writers, ...by }) => ({ ...withoutAuthor(by), writers: writers && withoutPerson(writers, person) }),
  );
  await rewriteMentions(
    trx,
    'policy_draft_versions',
    person,
    { key: ['type', 'version'], columns: [...AUTHOR, 'name'] },
    ({ name, ...by }) => ({ ...withoutAuthor(by), name: name && person.without(name) }),
  );
  await rewriteMentions(
    trx,
    'policy_versions',
    person,
    {
      key: ['type', 'version'],
      columns: [...AUTHOR, 'note', 'withdrawn_reason'],
      also: sql`(saved_by_id is null and saved_by is not null)`,
    },
    ({ note, withdrawn_reason, ...by }) => ({
      ...withoutAuthor(by),
      note: note && person.without(note),
      withdrawn_reason: withdrawn_reason && person.without(withdrawn_reason),
    }),
  );
};

/** The latest version before the one in force that had this content: it is being restored. */
export const findVersionWith = async (
  db: Db,
  { type, version }: Policy,
  content: string,
): Promise<number | undefined> => {
  const found = await db
    .selectFrom('policy_versions')
    .select('version')
    .where('type', '=', type)
    .where('version', '<', version)
    .where('bytes', '=', Buffer.byteLength(content))
    .where('content', '=', content)
    .orderBy('version', 'desc')
    .executeTakeFirst();
  return found?.version;
};

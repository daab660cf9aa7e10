import { createHash } from 'node:crypto';
import type { components } from '@planner/api-client/schema';
import { type PolicyCleaner, PolicyHtmlError } from '@planner/policy-html/server';
import { toAcceptance } from '../acceptances/formats.ts';
import { countAcceptances, listAcceptances, storeAcceptance } from '../acceptances/rows.ts';
import { record } from '../activity/record.ts';
import type { Call, Handlers } from '../Handler.ts';
import { readCounter } from '../platform/db/counters.ts';
import type { Engine } from '../platform/db/Engine.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import { cursorPageOf, readCursor } from '../platform/db/readPage.ts';
import type { Db, Trx } from '../platform/db/schema.ts';
import { checkIfMatch, etagOf, matchesEtag } from '../platform/http/etag.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import { compressText, type StoredFile } from '../platform/http/storedFile.ts';
import { YEAR_MS } from '../platform/time.ts';
import { findUser } from '../users/rows.ts';
import {
  findDraft,
  findEnd,
  findLastNumber,
  findPolicyVersion,
  findPublications,
  findVersionWith,
  keepInForce,
  listPolicyVersions,
  type NewVersion,
  type Policy,
  type Publications,
  readPolicy,
  storeDraft,
  storeVersion,
  withdrawVersion,
} from './rows.ts';
import type { PolicyDraftsTable, PolicyVersionsTable } from './table.ts';
import { saveUndo } from './undo.ts';

type Schemas = components['schemas'];
type PolicyType = Policy['type'];
type VersionRow = Omit<PolicyVersionsTable, 'content'>;

const VERSION = /^([1-9]\d{0,8})$/;

const sha256 = (content: string): string => createHash('sha256').update(content).digest('hex');

const announcementOf = ({ scheduled }: Publications): Schemas['PolicyAnnouncement'] | null =>
  scheduled && scheduled.is_announced === 1
    ? { version: scheduled.version, inForceAt: scheduled.in_force_at, note: scheduled.note }
    : null;

const toPolicy =
  (publications: Publications) =>
  (row: Policy): Schemas['Policy'] => ({
    type: row.type,
    content: row.content,
    updatedAt: row.updated_at || null,
    version: row.version || null,
    sha256: row.version > 0 ? sha256(row.content) : null,
    next: announcementOf(publications),
  });

const inForceAtOf = (row: VersionRow): string => row.in_force_at ?? row.saved_at;

const stateOf = (row: VersionRow, { now, inForce }: Publications): Schemas['PolicyVersionState'] => {
  if (row.withdrawn_at !== null) return row.withdrawn_at < inForceAtOf(row) ? 'cancelled' : 'withdrawn';
  if (inForceAtOf(row) > now) return 'scheduled';
  return row.version === inForce?.version ? 'inForce' : 'past';
};

const toVersion =
  (publications: Publications) =>
  (row: VersionRow): Schemas['PolicyVersion'] => ({
    version: row.version,
    savedAt: row.saved_at,
    savedBy: row.saved_by,
    savedByEmail: row.saved_by_email,
    bytes: row.bytes,
    state: stateOf(row, publications),
    inForceAt: inForceAtOf(row),
    note: row.note,
    isAnnounced: row.is_announced === 1,
    withdrawnAt: row.withdrawn_at,
    withdrawnReason: row.withdrawn_reason,
  });

const toPublished = (
  row: PolicyVersionsTable,
  publications: Publications,
  until: string | null,
): Schemas['PublishedPolicy'] => ({
  type: row.type,
  version: row.version,
  sha256: sha256(row.content),
  state: stateOf(row, publications),
  inForceAt: inForceAtOf(row),
  until,
  note: row.note,
  content: row.withdrawn_at === null ? row.content : null,
  withdrawnAt: row.withdrawn_at,
  withdrawnReason: row.withdrawn_reason,
});

const toDraft = (row: PolicyDraftsTable): Schemas['PolicyDraft'] => ({
  version: row.version,
  content: row.content,
  savedAt: row.updated_at || null,
  savedBy: row.saved_by,
  savedByEmail: row.saved_by_email,
});

/** Named after its kind: a policy with the same version and date has another ETag. */
const versioned = (draft: PolicyDraftsTable) => ({ ...draft, type: `draft of ${draft.type}` });

/** With an announcement, which changes what readers see but not what editors save over. */
const etagForReaders = (policy: Policy, publications: Publications): string => {
  const next = announcementOf(publications);
  return next ? etagOf({ ...policy, updated_at: JSON.stringify([policy.updated_at, next]) }) : etagOf(policy);
};

const checkPolicy = (ifMatch: string | undefined, policy: Policy, publications: Publications): void => {
  if (ifMatch === undefined || !matchesEtag(ifMatch, etagForReaders(policy, publications)))
    checkIfMatch(ifMatch, policy, toPolicy(publications));
};

interface PublicText {
  version: string;
  file: Promise<StoredFile>;
}

/** What each engine's texts are sent as. */
const publicTexts = new WeakMap<Engine, Map<PolicyType, PublicText>>();

/** Reads, serializes and compresses each version of a text once. Which one is in force is read for every request. */
const readPublicText = async (engine: Engine, type: PolicyType, now: Date): Promise<StoredFile> => {
  const texts = publicTexts.get(engine) ?? new Map<PolicyType, PublicText>();
  publicTexts.set(engine, texts);
  const publications = await findPublications(engine.db, engine, type, now);
  const { inForce } = publications;
  const version = JSON.stringify([inForce, announcementOf(publications)]);
  const known = texts.get(type);
  if (known?.version === version) return known.file;
  const load = async () => {
    // A database that can't be written serves it as well.
    if (inForce) await keepInForce(engine.db, type, inForce).catch(() => {});
    const { body, headers } = await readResponse(engine.db, engine, type, now);
    return compressText('application/json', JSON.stringify(body), headers.ETag);
  };
  const file = load();
  texts.set(type, { version, file });
  // The next request tries again.
  file.catch(() => texts.get(type)?.file === file && texts.delete(type));
  return file;
};

const clean = async (cleaner: PolicyCleaner, content: string): Promise<string> => {
  try {
    return (await cleaner.clean(content)).html;
  } catch (error) {
    if (!(error instanceof PolicyHtmlError)) throw error;
    if (error.problem.kind === 'tooLarge') throw HttpError.tooLarge();
    throw HttpError.invalid({ content: error.message });
  }
};

type Publishing = Call<'savePolicy'> | Call<'publishPolicy'>;

/** Stores a version and leaves its entry. */
const publish = async (
  trx: Trx,
  call: Publishing,
  last: number,
  publications: Publications,
  version: Omit<NewVersion, 'savedAt' | 'by' | 'inForceAt'> & { inForceAt?: string | null },
) => {
  const { ifMatch, now, session } = call;
  const { type, content } = version;
  const before = await readPolicy(trx, type, publications.inForce);
  checkPolicy(ifMatch, before, publications);
  const isScheduled = Boolean(version.inForceAt);
  const restored = await findVersionWith(trx, before, content);
  const inForceAt = version.inForceAt ?? publications.now;
  const row = await storeVersion(trx, last, {
    ...version,
    savedAt: now,
    by: session.user,
    inForceAt,
    isScheduled,
  });
  await record(trx, call, {
    kind: isScheduled ? 'policyScheduled' : 'policySaved',
    subject: type,
    detail: restored === undefined ? undefined : `version ${restored}`,
    changes: [
      { field: 'version', from: String(before.version), to: String(row.version) },
      ...(isScheduled ? [{ field: 'inForceAt', to: inForceAt }] : []),
    ],
    undo: isScheduled ? undefined : saveUndo(before, row),
  });
  return row;
};

/** The policy in force, as its readers get it. */
const readResponse = async (db: Db, engine: Engine, type: PolicyType, now: Date) => {
  const publications = await findPublications(db, engine, type, now);
  const policy = await readPolicy(db, type, publications.inForce);
  return { body: toPolicy(publications)(policy), headers: { ETag: etagForReaders(policy, publications) } };
};

const readDesk = async (
  db: Db,
  engine: Engine,
  type: PolicyType,
  now: Date,
): Promise<Schemas['PolicyDesk']> => {
  const publications = await findPublications(db, engine, type, now);
  const { inForce, scheduled } = publications;
  const describe = async (publication: typeof inForce) => {
    const row = publication && (await findPolicyVersion(db, type, publication.version));
    return row ? toVersion(publications)(row) : null;
  };
  const { content, ...draft } = toDraft(await findDraft(db, type));
  return {
    inForce: await describe(inForce),
    scheduled: await describe(scheduled),
    draft: content === null ? null : draft,
  };
};

/** @throws HttpError 422 */
const checkMoment = (inForceAt: string, { now }: Publications): void => {
  if (inForceAt <= now) throw HttpError.invalid({ inForceAt: `The moment must be after ${now}` });
  if (Date.parse(inForceAt) > Date.parse(now) + YEAR_MS)
    throw HttpError.invalid({ inForceAt: 'The moment must be at most a year ahead' });
};

export const policyHandlers = {
  async getPolicy({ services, params, now }) {
    return { status: 200, body: await readPublicText(services.engine, params.type, now) };
  },

  async savePolicy(call) {
    const { services, body, now } = call;
    const { engine } = services;
    const content = await clean(services.policyCleaner, body.content);
    const { type } = body;
    const response = await inTransaction(engine, async (trx) => {
      const last = await findLastNumber(trx, type);
      const found = await findPublications(trx, engine, type, now);
      await publish(trx, call, last, found, { type, content });
      const draft = await findDraft(trx, type);
      if (draft.content === content) await storeDraft(trx, draft, null, { at: now, by: undefined });
      return readResponse(trx, engine, type, now);
    });
    return { status: 200, ...response };
  },

  async getPolicyDesk({ services: { engine }, params, now }) {
    return { status: 200, body: await readDesk(engine.db, engine, params.type, now) };
  },

  async getPolicyDraft({ services, params }) {
    const draft = await findDraft(services.engine.db, params.type);
    return { status: 200, body: toDraft(draft), headers: { ETag: etagOf(versioned(draft)) } };
  },

  async savePolicyDraft({ services, params, body, ifMatch, session, now }) {
    const content = body.content === null ? null : await clean(services.policyCleaner, body.content);
    const draft = await inTransaction(services.engine, async (trx) => {
      const before = await findDraft(trx, params.type);
      checkIfMatch(ifMatch, versioned(before), () => toDraft(before));
      return storeDraft(trx, before, content, { at: now, by: session.user });
    });
    return { status: 200, body: toDraft(draft), headers: { ETag: etagOf(versioned(draft)) } };
  },

  async publishPolicy(call) {
    const { services, params, body, now } = call;
    const { engine } = services;
    const { type } = params;
    const { note = null, isAnnounced = false, replaces = null, draft: draftNumber } = body;
    const inForceAt = body.inForceAt ? new Date(body.inForceAt).toISOString() : null;
    const content = await clean(services.policyCleaner, body.content);
    const response = await inTransaction(engine, async (trx) => {
      const last = await findLastNumber(trx, type);
      const found = await findPublications(trx, engine, type, now);
      const { scheduled } = found;
      if (replaces !== null && scheduled?.version !== replaces)
        throw new HttpError('changed-since', `Version ${replaces} is not scheduled anymore`);
      if (inForceAt !== null) {
        checkMoment(inForceAt, found);
        if (scheduled && replaces === null)
          throw new HttpError('changed-since', `Version ${scheduled.version} is scheduled already`);
      }
      const row = await publish(trx, call, last, found, { type, content, inForceAt, note, isAnnounced });
      if (replaces !== null)
        await withdrawVersion(trx, type, replaces, {
          at: found.now,
          reason: `Replaced by version ${row.version}`,
        });
      const draft = await findDraft(trx, type);
      if (draft.content !== null && (draft.content === content || draft.version === draftNumber))
        await storeDraft(trx, draft, null, { at: now, by: undefined });
      return readResponse(trx, engine, type, now);
    });
    return { status: 200, ...response };
  },

  async withdrawPolicyVersion(call) {
    const { services, params, body, now } = call;
    const { engine } = services;
    const { type } = params;
    const version = await inTransaction(engine, async (trx) => {
      const found = await findPublications(trx, engine, type, now);
      const row = await findPolicyVersion(trx, type, Number(params.version));
      if (!row) throw HttpError.notFound();
      if (row.version === found.inForce?.version)
        throw new HttpError('in-force', `Version ${row.version} is in force. Publish another version first`);
      if (row.withdrawn_at !== null) return toVersion(found)(row);
      await withdrawVersion(trx, type, row.version, { at: found.now, reason: body.reason });
      const changes = [{ field: 'version', from: String(row.version) }];
      await record(trx, call, { kind: 'policyWithdrawn', subject: type, changes });
      return toVersion(found)({ ...row, withdrawn_at: found.now, withdrawn_reason: body.reason });
    });
    return { status: 200, body: version };
  },

  async getPublishedPolicy({ services: { engine }, params, now }) {
    const { type } = params;
    const found = await findPublications(engine.db, engine, type, now);
    const row = await findPolicyVersion(engine.db, type, Number(params.version));
    const state = row && stateOf(row, found);
    const isKept = row?.in_force_at !== null || state === 'inForce';
    if (!row || !isKept || state === 'scheduled' || state === 'cancelled') throw HttpError.notFound();
    const until = await findEnd(engine.db, row, inForceAtOf(row), found.now);
    return { status: 200, body: toPublished(row, found, until) };
  },

  async getNextPolicy({ services: { engine }, params: { type }, now }) {
    const found = await findPublications(engine.db, engine, type, now);
    const next = announcementOf(found);
    const row = next && (await findPolicyVersion(engine.db, type, next.version));
    if (!row) throw HttpError.notFound();
    return { status: 200, body: toPublished(row, found, null) };
  },

  async countAcceptances({ services: { engine }, params: { type }, now }) {
    const { inForce } = await findPublications(engine.db, engine, type, now);
    const users = await readCounter(engine.db, 'users');
    const accepted = inForce ? await countAcceptances(engine.db, type, inForce.version) : 0;
    return {
      status: 200,
      body: { version: inForce?.version ?? null, accepted, notAccepted: users - accepted },
    };
  },

  async recordAcceptance({ services: { engine }, params, body, now }) {
    const { type, source, sha256: hash } = body;
    const at = body.acceptedAt ? new Date(body.acceptedAt) : now;
    if (at > now) throw HttpError.invalid({ acceptedAt: 'The time must not be in the future' });
    const row = await inTransaction(engine, async (trx) => {
      if (!(await findUser(trx, params))) throw HttpError.notFound();
      const found = await findPublications(trx, engine, type, now);
      const version = await findPolicyVersion(trx, type, body.version);
      const state = version && stateOf(version, found);
      if (!version || state === 'scheduled' || state === 'cancelled')
        throw HttpError.invalid({ version: 'This version was never in force' });
      if (sha256(version.content) !== hash)
        throw HttpError.invalid({ sha256: 'This is not the hash of the version' });
      const acceptance = { user_id: params.id, type, version: version.version, sha256: hash, source };
      return storeAcceptance(trx, { ...acceptance, accepted_at: at.toISOString() });
    });
    return { status: 200, body: toAcceptance(row) };
  },

  async listUserAcceptances({ services, params }) {
    const { db } = services.engine;
    if (!(await findUser(db, params))) throw HttpError.notFound();
    return { status: 200, body: { items: (await listAcceptances(db, [params.id])).map(toAcceptance) } };
  },

  async listPolicyVersions({ services, params, query: { limit = 20, cursor }, now }) {
    const { engine } = services;
    // The editor lists versions when it opens, and will save later.
    services.policyCleaner.warm();
    const [before] = readCursor(cursor, VERSION) ?? [];
    const found = await findPublications(engine.db, engine, params.type, now);
    const rows = await listPolicyVersions(engine.db, params.type, before, limit + 1);
    return {
      status: 200,
      body: cursorPageOf(rows, limit, toVersion(found), ({ version }) => [String(version)]),
    };
  },

  async getPolicyVersion({ services: { engine }, params, now }) {
    const row = await findPolicyVersion(engine.db, params.type, Number(params.version));
    if (!row) throw HttpError.notFound();
    const found = await findPublications(engine.db, engine, params.type, now);
    return { status: 200, body: { ...toVersion(found)(row), type: row.type, content: row.content } };
  },
} satisfies Partial<Handlers>;

import type { components } from '@planner/api-client/schema';
import { type PolicyCleaner, PolicyHtmlError } from '@planner/policy-html/server';
import { record } from '../activity/record.ts';
import type { Call, Handlers } from '../Handler.ts';
import type { Engine } from '../platform/db/Engine.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import type { Db, Trx } from '../platform/db/schema.ts';
import { checkIfMatch, etagOf, matchesEtag } from '../platform/http/etag.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import { YEAR_MS } from '../platform/time.ts';
import type { Services } from '../Services.ts';
import {
  announcementOf,
  checkText,
  etagForReaders,
  parseAddresses,
  publishedStateOf,
  toPolicy,
  toPublished,
  toVersion,
} from './formats.ts';
import {
  findDraft,
  findDraftVersion,
  findPeriods,
  findLastNumber,
  findPolicyVersion,
  findPublications,
  findScheduledFrom,
  findVersionWith,
  listDraftVersions,
  type NewVersion,
  type Policy,
  type Publications,
  readPolicy,
  storeDraft,
  storeVersion,
  withdrawVersion,
  writersOf,
} from './rows.ts';
import type { PolicyDraftsTable, PolicyVersionsTable } from './table.ts';
import { saveUndo } from './undo.ts';

type Schemas = components['schemas'];
type PolicyType = Policy['type'];
type Publishing = Call<'savePolicy'> | Call<'publishPolicy'>;

const clean = async (cleaner: PolicyCleaner, content: string): Promise<string> => {
  try {
    return (await cleaner.clean(content)).html;
  } catch (error) {
    if (!(error instanceof PolicyHtmlError)) throw error;
    if (error.problem.kind === 'tooLarge') throw HttpError.tooLarge();
    throw HttpError.invalid({ content: error.message });
  }
};

/** Which addresses the blocks of a new version keep from the one in force; none if comparing them takes too long. */
const addressesFrom = async (
  { engine, policyCleaner }: Services,
  type: PolicyType,
  content: string,
  now: Date,
): Promise<string | null> => {
  const { inForce } = await findPublications(engine.db, engine, type, now);
  if (!inForce) return null;
  const { content: html, addresses } = await readPolicy(engine.db, type, inForce);
  if (html === content) return addresses;
  try {
    const kept = await policyCleaner.address(content, { html, addresses: parseAddresses(addresses) });
    return kept.length > 0 ? JSON.stringify(kept) : null;
  } catch (error) {
    if (error instanceof PolicyHtmlError) return null;
    throw error;
  }
};

const checkPolicy = ({ ifMatch, services }: Publishing, policy: Policy, publications: Publications): void => {
  if (ifMatch === undefined || !matchesEtag(ifMatch, etagForReaders(policy, publications)))
    checkIfMatch(ifMatch, policy, toPolicy(services, publications));
};

const toDraftInfo = (row: PolicyDraftsTable): Schemas['PolicyDraftInfo'] => ({
  version: row.version,
  savedAt: row.updated_at || null,
  savedBy: row.saved_by,
  savedByEmail: row.saved_by_email,
});

/** Where it takes two people, some write the draft and another publishes it. */
const needsApproval = (
  { services, session }: Pick<Publishing, 'services' | 'session'>,
  draft: PolicyDraftsTable,
): boolean => services.requireApproval && writersOf(draft).includes(session.user.id);

const toDraft = (
  call: Parameters<typeof needsApproval>[0],
  row: PolicyDraftsTable,
): Schemas['PolicyDraft'] => ({
  ...toDraftInfo(row),
  content: row.content,
  basedOn: row.based_on,
  needsApproval: row.content !== null && needsApproval(call, row),
});

/** @throws HttpError 403 */
const checkApproval = (call: Publishing, draft: PolicyDraftsTable, content: string): void => {
  if (!call.services.requireApproval) return;
  if (draft.content !== content)
    throw new HttpError(
      'approval-required',
      'Save this text as the draft, so that another administrator can publish it',
    );
  if (needsApproval(call, draft))
    throw new HttpError(
      'approval-required',
      'You have written in this draft, so an administrator who has not must publish it',
    );
};

/** Stores a version and leaves its entry. */
const publish = async (
  trx: Trx,
  call: Publishing,
  last: number,
  publications: Publications,
  draft: PolicyDraftsTable,
  version: Omit<NewVersion, 'savedAt' | 'by' | 'inForceAt'> & { inForceAt?: string | null },
  /** What it replaces: a text that was scheduled already keeps who saved it, and needs no approval. */
  replaced?: PolicyVersionsTable,
) => {
  const { now, session } = call;
  const { type, content } = version;
  const before = await readPolicy(trx, type, publications.inForce);
  checkPolicy(call, before, publications);
  const isScheduled = Boolean(version.inForceAt);
  if (content === before.content && before.version > 0) {
    if (isScheduled) throw HttpError.invalid({ content: 'This text is in force already' });
    return before;
  }
  const scheduled = replaced?.content === content ? replaced : undefined;
  if (!scheduled) checkApproval(call, draft, content);
  const restored = await findVersionWith(trx, before, content);
  const inForceAt = version.inForceAt ?? publications.now;
  const row = await storeVersion(trx, last, {
    ...version,
    savedAt: scheduled ? new Date(scheduled.saved_at) : now,
    by: scheduled
      ? { id: scheduled.saved_by_id, name: scheduled.saved_by, email: scheduled.saved_by_email }
      : session.user,
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
export const readResponse = async (db: Db, services: Services, type: PolicyType, now: Date) => {
  const publications = await findPublications(db, services.engine, type, now);
  const policy = await readPolicy(db, type, publications.inForce);
  return {
    body: toPolicy(services, publications)(policy),
    headers: { ETag: etagForReaders(policy, publications) },
  };
};

/** Named after its kind: a policy with the same version and date has another ETag. */
const versioned = (draft: PolicyDraftsTable) => ({ ...draft, type: `draft of ${draft.type}` });

const readDesk = async (
  db: Db,
  engine: Engine,
  type: PolicyType,
  now: Date,
): Promise<Schemas['PolicyDesk']> => {
  const publications = await findPublications(db, engine, type, now);
  const { inForce, scheduled } = publications;
  const periodsOf = await findPeriods(db, type, publications.now);
  const describe = async (publication: typeof inForce) => {
    const row = publication && (await findPolicyVersion(db, type, publication.version));
    return row ? toVersion(publications, periodsOf)(row) : null;
  };
  const former = inForce && (await findPublications(db, engine, type, now, inForce.version)).inForce;
  const draft = await findDraft(db, type);
  return {
    inForce: await describe(inForce),
    former: await describe(former),
    scheduled: await describe(scheduled),
    scheduledFrom: await findScheduledFrom(db, type, publications),
    draft: draft.content === null ? null : toDraftInfo(draft),
  };
};

/** Its versions remain. */
const endDraft = async (trx: Trx, draft: PolicyDraftsTable, { now: at, session }: Publishing) =>
  storeDraft(trx, draft, { content: null, based_on: null, at, by: session.user });

const MAX_LISTED = 200;

/** @throws HttpError 422 */
const checkMoment = (inForceAt: string, { now }: Publications): void => {
  if (inForceAt <= now) throw HttpError.invalid({ inForceAt: `The moment must be after ${now}` });
  if (Date.parse(inForceAt) > Date.parse(now) + YEAR_MS)
    throw HttpError.invalid({ inForceAt: 'The moment must be at most a year ahead' });
};

export const publishingHandlers = {
  async savePolicy(call) {
    const { services, body, now } = call;
    const { engine } = services;
    const { type } = body;
    checkText(services, type);
    const content = await clean(services.policyCleaner, body.content);
    const addresses = await addressesFrom(services, type, content, now);
    const response = await inTransaction(engine, async (trx) => {
      const last = await findLastNumber(trx, type);
      const found = await findPublications(trx, engine, type, now);
      const draft = await findDraft(trx, type);
      await publish(trx, call, last, found, draft, { type, content, addresses });
      if (draft.content === content) await endDraft(trx, draft, call);
      return readResponse(trx, services, type, now);
    });
    return { status: 200, ...response };
  },

  async getPolicyDesk({ services: { engine }, params, now }) {
    return { status: 200, body: await readDesk(engine.db, engine, params.type, now) };
  },

  async getPolicyDraft(call) {
    const draft = await findDraft(call.services.engine.db, call.params.type);
    return { status: 200, body: toDraft(call, draft), headers: { ETag: etagOf(versioned(draft)) } };
  },

  async savePolicyDraft(call) {
    const { params, body, ifMatch, session, now } = call;
    const { engine, policyCleaner } = call.services;
    const { name, isNewVersion } = body;
    const content = body.content === null ? null : await clean(policyCleaner, body.content);
    const draft = await inTransaction(engine, async (trx) => {
      const before = await findDraft(trx, params.type);
      checkIfMatch(ifMatch, versioned(before), () => toDraft(call, before));
      const { inForce } = await findPublications(trx, engine, params.type, now);
      const based_on =
        body.basedOn ?? (before.content === null ? (inForce?.version ?? null) : before.based_on);
      return storeDraft(trx, before, { content, based_on, name, isNewVersion, at: now, by: session.user });
    });
    return { status: 200, body: toDraft(call, draft), headers: { ETag: etagOf(versioned(draft)) } };
  },

  async listPolicyDraftVersions({ services: { engine }, params }) {
    const rows = await listDraftVersions(engine.db, params.type, MAX_LISTED);
    const items = rows.map((row) => ({
      version: row.version,
      name: row.name,
      savedAt: row.updated_at,
      savedBy: row.saved_by,
      savedByEmail: row.saved_by_email,
    }));
    return { status: 200, body: { items } };
  },

  async getPolicyDraftVersion(call) {
    const { params } = call;
    const row = await findDraftVersion(call.services.engine.db, params.type, Number(params.version));
    if (!row) throw HttpError.notFound();
    return { status: 200, body: toDraft(call, { ...row, based_on: null, writers: null }) };
  },

  async publishPolicy(call) {
    const { services, params, body, now } = call;
    const { engine } = services;
    const { type } = params;
    const { note = null, isAnnounced = false, replaces = null, draft: draftNumber = null } = body;
    const inForceAt = body.inForceAt ? new Date(body.inForceAt).toISOString() : null;
    const content = await clean(services.policyCleaner, body.content);
    const addresses = await addressesFrom(services, type, content, now);
    const response = await inTransaction(engine, async (trx) => {
      const last = await findLastNumber(trx, type);
      const found = await findPublications(trx, engine, type, now);
      const { scheduled } = found;
      const draft = await findDraft(trx, type);
      if (draftNumber !== null && draft.version !== draftNumber) {
        const policy = await readPolicy(trx, type, found.inForce);
        throw HttpError.conflict(toPolicy(services, found)(policy), etagOf(policy));
      }
      if (replaces !== null && scheduled?.version !== replaces)
        throw new HttpError('changed-since', `Version ${replaces} is not scheduled anymore`);
      if (inForceAt !== null) {
        checkMoment(inForceAt, found);
        if (scheduled && replaces === null)
          throw new HttpError('changed-since', `Version ${scheduled.version} is scheduled already`);
      }
      const replaced = replaces === null ? undefined : await findPolicyVersion(trx, type, replaces);
      const inForce = found.inForce?.version ?? null;
      const ofDraft = draftNumber === null ? inForce : (draft.based_on ?? inForce);
      // Another moment brings no changes.
      const basedOn = draftNumber === null && replaced?.content === content ? replaced.based_on : ofDraft;
      const isSameText = replaced?.content === content;
      const isSameMoment = replaced?.in_force_at === inForceAt;
      const isUnchanged =
        isSameText &&
        isSameMoment &&
        replaced.note === (note || null) &&
        replaced.is_announced === Number(isAnnounced) &&
        replaced.based_on === basedOn;
      if (isUnchanged) checkPolicy(call, await readPolicy(trx, type, found.inForce), found);
      else {
        const version = { type, content, inForceAt, note, isAnnounced, basedOn, addresses };
        const row = await publish(trx, call, last, found, draft, version, replaced);
        if (replaces !== null)
          await withdrawVersion(trx, type, replaces, {
            at: found.now,
            reason: `${!isSameText ? 'Replaced by' : isSameMoment ? 'Announcement changed:' : 'Moment changed:'} version ${row.version}`,
          });
      }
      if (draft.content === content || draftNumber !== null) await endDraft(trx, draft, call);
      return readResponse(trx, services, type, now);
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
      if (row.version === found.inForce?.version) {
        const { inForce: former } = await findPublications(trx, engine, type, now, row.version);
        // Without a reason it was to be cancelled, before it came into force.
        if (!former || !body.reason)
          throw new HttpError(
            'in-force',
            `Version ${row.version} is in force. ${former ? 'Withdrawing it takes a reason' : 'Publish another version first'}`,
          );
      }
      const describe = async (withdrawn: typeof row) =>
        toVersion(found, await findPeriods(trx, type, found.now))(withdrawn);
      if (row.withdrawn_at !== null) return describe(row);
      await withdrawVersion(trx, type, row.version, { at: found.now, reason: body.reason });
      const changes = [{ field: 'version', from: String(row.version) }];
      await record(trx, call, { kind: 'policyWithdrawn', subject: type, changes });
      return describe({ ...row, withdrawn_at: found.now, withdrawn_reason: body.reason });
    });
    return { status: 200, body: version };
  },

  async getPublishedPolicy({ services, params, now }) {
    const { engine } = services;
    const { type } = params;
    const found = await findPublications(engine.db, engine, type, now);
    const row = await findPolicyVersion(engine.db, type, Number(params.version));
    if (!row || !publishedStateOf(row, found)) throw HttpError.notFound();
    const periodsOf = await findPeriods(engine.db, type, found.now);
    return { status: 200, body: toPublished(services, row, found, periodsOf(row.version)) };
  },

  async getNextPolicy({ services, params: { type }, now }) {
    const { engine } = services;
    const found = await findPublications(engine.db, engine, type, now);
    const next = announcementOf(found);
    const row = next && (await findPolicyVersion(engine.db, type, next.version));
    if (!row) throw HttpError.notFound();
    return { status: 200, body: toPublished(services, row, found, []) };
  },
} satisfies Partial<Handlers>;

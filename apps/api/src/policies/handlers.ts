import type { components } from '@planner/api-client/schema';
import { type PolicyCleaner, PolicyHtmlError } from '@planner/policy-html/server';
import { record } from '../activity/record.ts';
import type { Handlers } from '../Handler.ts';
import type { Engine } from '../platform/db/Engine.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import { cursorPageOf, readCursor } from '../platform/db/readPage.ts';
import { checkIfMatch, etagOf, itemResponse } from '../platform/http/etag.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import { compressText, type StoredFile } from '../platform/http/storedFile.ts';
import {
  findPolicy,
  findPolicyVersion,
  findPolicyVersionOf,
  findVersionWith,
  listPolicyVersions,
  storePolicy,
} from './rows.ts';
import type { PoliciesTable, PolicyVersionsTable } from './table.ts';
import { saveUndo } from './undo.ts';

const VERSION = /^([1-9]\d{0,8})$/;

const toPolicy = (row: PoliciesTable): components['schemas']['Policy'] => ({
  type: row.type,
  content: row.content,
  updatedAt: row.updated_at || null,
});

const toVersion = (row: Omit<PolicyVersionsTable, 'content'>): components['schemas']['PolicyVersion'] => ({
  version: row.version,
  savedAt: row.saved_at,
  savedBy: row.saved_by,
  savedByEmail: row.saved_by_email,
  bytes: row.bytes,
});

interface PublicText {
  version: string;
  file: Promise<StoredFile>;
}

/** What each engine's texts are sent as. */
const publicTexts = new WeakMap<Engine, Map<PoliciesTable['type'], PublicText>>();

/** Reads, serializes and compresses each version of a text once. The version is read for every request. */
const readPublicText = async (engine: Engine, type: PoliciesTable['type']): Promise<StoredFile> => {
  const texts = publicTexts.get(engine) ?? new Map<PoliciesTable['type'], PublicText>();
  publicTexts.set(engine, texts);
  const version = JSON.stringify((await findPolicyVersionOf(engine.db, type)) ?? 'never saved');
  const known = texts.get(type);
  if (known?.version === version) return known.file;
  const load = async () => {
    const policy = await findPolicy(engine.db, type);
    return compressText('application/json', JSON.stringify(toPolicy(policy)), etagOf(policy));
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

export const policyHandlers = {
  async getPolicy({ services, params }) {
    return { status: 200, body: await readPublicText(services.engine, params.type) };
  },

  async savePolicy(call) {
    const { services, body, session, ifMatch, now } = call;
    const content = await clean(services.policyCleaner, body.content);
    const policy = await inTransaction(services.engine, async (trx) => {
      const before = await findPolicy(trx, body.type);
      checkIfMatch(ifMatch, before, toPolicy);
      const restored = await findVersionWith(trx, before, content);
      const after = await storePolicy(trx, before, content, { at: now, by: session.user });
      await record(trx, call, {
        kind: 'policySaved',
        subject: body.type,
        detail: restored === undefined ? undefined : `version ${restored}`,
        changes: [{ field: 'version', from: String(before.version), to: String(after.version) }],
        undo: saveUndo(before, after),
      });
      return after;
    });
    return { status: 200, ...itemResponse(policy, toPolicy) };
  },

  async listPolicyVersions({ services, params, query: { limit = 20, cursor } }) {
    // The editor lists versions when it opens, and will save later.
    services.policyCleaner.warm();
    const [before] = readCursor(cursor, VERSION) ?? [];
    const rows = await listPolicyVersions(services.engine.db, params.type, before, limit + 1);
    return { status: 200, body: cursorPageOf(rows, limit, toVersion, ({ version }) => [String(version)]) };
  },

  async getPolicyVersion({ services, params }) {
    const row = await findPolicyVersion(services.engine.db, params.type, Number(params.version));
    if (!row) throw HttpError.notFound();
    return { status: 200, body: { ...toVersion(row), type: row.type, content: row.content } };
  },
} satisfies Partial<Handlers>;

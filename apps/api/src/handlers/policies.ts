import type { components } from '@planner/api-client/schema';
import { PolicyHtmlError, type PolicyCleaner } from '@planner/policy-html/server';
import type { Handlers } from '../contract/types.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { findPolicy, findPolicyVersion, listPolicyVersions, storePolicy } from '../db/policies.ts';
import type { PoliciesTable, PolicyVersionsTable } from '../db/schema.ts';
import { checkIfMatch, etagOf } from '../http/etag.ts';
import { HttpError } from '../http/HttpError.ts';

const toPolicy = (row: PoliciesTable): components['schemas']['Policy'] => ({
  type: row.type,
  content: row.content,
  updatedAt: row.updated_at || null,
});

const toVersion = (row: Omit<PolicyVersionsTable, 'content'>): components['schemas']['PolicyVersion'] => ({
  version: row.version,
  savedAt: row.saved_at,
  savedBy: row.saved_by,
  bytes: row.bytes,
});

/** What may be stored of a text. */
const clean = async (cleaner: PolicyCleaner, content: string): Promise<string> => {
  try {
    return (await cleaner.clean(content)).html;
  } catch (error) {
    if (!(error instanceof PolicyHtmlError)) throw error;
    if (error.problem.kind === 'tooLarge') throw HttpError.tooLarge();
    throw HttpError.invalid({ content: error.message });
  }
};

/** Privacy policy and terms and conditions, with all their versions. */
export const policyHandlers: Pick<
  Handlers,
  'getPolicy' | 'savePolicy' | 'listPolicyVersions' | 'getPolicyVersion'
> = {
  async getPolicy({ services, params }) {
    const policy = await findPolicy(services.engine.db, params.type);
    return { status: 200, body: toPolicy(policy), headers: { ETag: etagOf(policy) } };
  },

  async savePolicy({ services, body, session, ifMatch, now }) {
    const content = await clean(services.policyCleaner, body.content);
    const policy = await inTransaction(services.engine, async (trx) => {
      const before = await findPolicy(trx, body.type);
      checkIfMatch(ifMatch, before, toPolicy);
      return storePolicy(trx, before, content, { at: now, by: session.user.name });
    });
    return { status: 200, body: toPolicy(policy), headers: { ETag: etagOf(policy) } };
  },

  async listPolicyVersions({ services, params, query }) {
    const rows = await listPolicyVersions(services.engine.db, params.type, query.before);
    return { status: 200, body: rows.map(toVersion) };
  },

  async getPolicyVersion({ services, params }) {
    const row = await findPolicyVersion(services.engine.db, params.type, Number(params.version));
    if (!row) throw HttpError.notFound();
    return { status: 200, body: { ...toVersion(row), type: row.type, content: row.content } };
  },
};

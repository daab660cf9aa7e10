import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Operation } from '../../src/platform/contract/loadContract.ts';
import type { OperationId } from '../../src/platform/contract/types.ts';
import { startSession } from '../../src/sessions/rows.ts';
import { contract } from '../support/contractForTests.ts';
import { dumpTables } from '../support/dumpTables.ts';
import { fuzz } from '../support/fuzz.ts';
import { type GeneratedDraft, type RequestDraft, toCall, validDrafts } from '../support/requestDraft.ts';
import { faultsOf } from '../support/requestFaults.ts';
import { type CallOptions, startTestApi, type TestApi } from '../support/startTestApi.ts';
import { validRequest } from '../support/validRequest.ts';

const RUNS = 8;
const SHARE = 1 / (2 * contract.operations.length);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const newSession = async () =>
  `planner_session=${await startSession(api.engine.db, api.adminId, api.clock.now())}`;

const renewSession = async () => {
  api.cookie = await newSession();
};

/** Operations that succeed once with what `validRequest` prepares. */
const isSingleUse = ({ id, method }: Operation): boolean =>
  method === 'DELETE' || id === 'resetPassword' || id === 'undoActivity';

/** Other responses to well-formed requests: generated credentials are wrong, as is a generated token. */
const REFUSALS: Partial<Record<OperationId, number | number[]>> = {
  logIn: 401,
  checkResetToken: 410,
  acceptInvitation: 410,
  secureAccount: 410,
  changeOwnPassword: 422,
  answerChallenge: 410,
  confirmSession: 410,
  addFactor: 410,
  // Another number of users matches than generated.
  deleteUsers: 409,
  changeRoles: 409,
  // The generated end has passed.
  suspendUser: 422,
  // A token has the generated name, or there are a hundred.
  createToken: 422,
  // The generated moment has passed, and the generated numbers are not of the scheduled version and the draft.
  publishPolicy: [409, 412, 422],
  // The generated kind or status does not exist.
  listActivity: 422,
  exportActivity: 422,
  listSubscriptions: 422,
  exportSubscriptions: 422,
  // Another category has the generated name.
  createHabitCategory: 422,
  updateHabitCategory: 422,
  createWorkoutCategory: 422,
  updateWorkoutCategory: 422,
  createFinanceCategory: 422,
  updateFinanceCategory: 422,
  // The comment has as many answers as it can.
  answerPolicyComment: 422,
  // The generated hash is of another text.
  recordAcceptance: 422,
  // The file does not fit the encoding or the separator.
  uploadImport: 422,
};

const draftOf = ({ params = {}, body, as }: CallOptions, generated: GeneratedDraft): RequestDraft => ({
  params,
  ...(as !== undefined && { as }),
  // A file is not generated.
  ...(Buffer.isBuffer(body) && { bytes: body }),
  ...generated,
});

/** The value that an item shows after a field was set; undefined for fields that change, don't appear, or mean something else there. */
const shownAs = (name: string, value: unknown): unknown => {
  if (/password|content|^icon|^state$/i.test(name) || value === undefined) return undefined;
  return typeof value === 'string' ? value.normalize('NFC').trim() || null : value;
};

const checkShown = (fields: Record<string, unknown>, item: object): void => {
  if (!Object.hasOwn(item, '_id')) return;
  for (const [name, value] of Object.entries(fields)) {
    const shown = shownAs(name, value);
    if (shown !== undefined && Object.hasOwn(item, name))
      expect([name, Reflect.get(item, name)]).toEqual([name, shown]);
  }
};

describe('valid requests, at their limits, too', () => {
  test.each(contract.operations)('of $id succeed and show what was sent', async (operation) => {
    const { id } = operation;
    const prepared = await validRequest(id, api);
    await fc.assert(
      fc.asyncProperty(validDrafts(operation), async (generated) => {
        await api.engine.db.deleteFrom('rate_limits').execute();
        const draft = draftOf(isSingleUse(operation) ? await validRequest(id, api) : prepared, generated);
        if (id === 'logOut') draft.as = await newSession();
        const { status, body } = await api.call(id, toCall(operation, draft));
        if ([REFUSALS[id]].flat().includes(status)) return;
        expect([200, 201]).toContain(status);
        checkShown(draft.fields ?? {}, Object(body) as object);
      }),
      fuzz(RUNS, SHARE),
    );
  });
});

describe('JSON bodies of x-max-body-bytes', () => {
  // A new password ends the sessions.
  beforeEach(renewSession);
  afterAll(renewSession);

  test.each(contract.operations.filter(({ body }) => body?.contentType === 'application/json'))(
    'are accepted by $id',
    async (operation) => {
      const { id, body: declared } = operation;
      const { body, ...prepared } = await validRequest(id, api);
      const bytes = Buffer.alloc(declared?.maxBytes ?? 0, ' ');
      bytes.write(JSON.stringify(body));
      const headers = { 'Content-Type': 'application/json' };
      expect([200, 201]).toContain((await api.call(id, { ...prepared, body: bytes, headers })).status);
    },
  );
});

describe('requests with one fault', () => {
  let before: Record<string, unknown>;
  const prepared = new Map<OperationId, CallOptions>();
  beforeAll(async () => {
    for (const { id } of contract.operations) prepared.set(id, await validRequest(id, api));
    before = await dumpTables(api.engine);
  });

  test.each(contract.operations.filter((operation) => faultsOf(operation).length > 0))(
    'of $id are rejected by name',
    async (operation) => {
      const { id } = operation;
      const faults = faultsOf(operation);
      const drafts = validDrafts(operation);
      const [simple] = fc.sample(drafts, { seed: 1, numRuns: 1 });
      if (!simple) throw new Error('fast-check generated nothing');
      await fc.assert(
        fc.asyncProperty(drafts, fc.constantFrom(...faults), async (generated, fault) => {
          const draft = fault.apply(draftOf(prepared.get(id) ?? {}, generated));
          const { status, failure } = await api.call(id, toCall(operation, draft));
          expect([status, Object.keys(failure.errors ?? {})]).toEqual([
            fault.status,
            fault.field === undefined ? [] : [fault.field],
          ]);
        }),
        {
          ...fuzz(Math.max(RUNS, faults.length), SHARE),
          // Each fault at least once.
          examples: faults.map((fault) => [simple, fault]),
        },
      );
    },
  );

  test('store nothing but the count of those that were refused', async () => {
    const after: Record<string, unknown> = await dumpTables(api.engine);
    const limits = after['rate_limits'] as { key: string }[];
    const rows = limits.filter(({ key }) => !/^(?:refused |share refused |all refused$)/.test(key));
    expect({ ...after, rate_limits: rows }).toEqual(before);
  });
});

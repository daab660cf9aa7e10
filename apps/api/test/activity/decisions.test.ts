import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Operation } from '../../src/platform/contract/loadContract.ts';
import { startSession } from '../../src/sessions/rows.ts';
import { contract } from '../support/contractForTests.ts';
import { type CallOptions, startTestApi, type TestApi } from '../support/startTestApi.ts';
import { validRequest } from '../support/validRequest.ts';

/** Kinds of the entry that an operation leaves; undefined without a decision. */
const decisionOf = ({ path, method }: Operation): string[] | undefined => {
  const operation = contract.document.paths[path]?.[method.toLowerCase()] as Record<string, unknown>;
  const decision = operation['x-activity'];
  return decision === undefined ? undefined : [decision].flat().map(String);
};

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const newSession = async () =>
  `planner_session=${await startSession(api.engine.db, api.adminId, api.clock.now())}`;

let serial = 0;

const recorded = contract.operations.filter(
  (operation) =>
    operation.method !== 'GET' || operation.id.startsWith('export') || decisionOf(operation) !== undefined,
);

/** They replace what is stored. A new password ends sessions even if it is the old one. */
const updating = recorded.filter(
  (operation) =>
    operation.method === 'PUT' &&
    decisionOf(operation)?.[0] !== 'none' &&
    !/password|challenge/i.test(operation.id),
);

const isStream = ({ responses }: Operation): boolean => JSON.stringify(responses).includes('text/csv');

/** Calls an operation. Returns its status and the kinds of the entries with its request id. */
const kindsAfter = async ({ id }: Operation, options: CallOptions) => {
  const requestId = `decision-${(serial += 1)}`;
  const headers = { ...options.headers, 'X-Request-Id': requestId };
  const { status } = await api.call(id, { ...options, headers });
  const { body } = await api.call('listActivity', { query: { limit: 100 }, as: await newSession() });
  const entries = body.items.filter((entry) => entry.requestId === requestId);
  return { status, kinds: entries.map(({ kind }) => kind).toReversed() };
};

describe('openapi.yaml', () => {
  test.each(recorded)('decides what $id leaves in the activity', (operation) => {
    expect(decisionOf(operation)?.length).toBeGreaterThan(0);
  });

  test('says why an operation leaves nothing', () => {
    const source = readFileSync(new URL('../../../../openapi.yaml', import.meta.url), 'utf8');
    const lines = source.split('\n').filter((line) => line.includes('x-activity: none'));
    expect(lines.filter((line) => !/none # \w{2,}/.test(line))).toEqual([]);
  });

  test('lists each kind', () => {
    const kinds = contract.document.components.schemas['ActivityKind']?.['x-extensible-enum'] as string[];
    const left = recorded.flatMap((operation) => decisionOf(operation) ?? []);
    expect(left.filter((kind) => kind !== 'none' && !kinds.includes(kind))).toEqual([]);
  });
});

describe('a call', () => {
  test.each(recorded)('of $id leaves one entry of its kind when it succeeds', async (operation) => {
    const { id } = operation;
    api.cookie = await newSession();
    const { status, kinds } = await kindsAfter(operation, await validRequest(id, api));
    expect([200, 201]).toContain(status);
    const decision = decisionOf(operation) ?? [];
    // One of the kinds: a change of the role has its own.
    const kind = decision.find((one) => kinds.includes(one));
    const end = isStream(operation) ? ['exportEnded'] : [];
    expect(kinds).toEqual(decision[0] === 'none' ? [] : [kind, ...end]);
  });

  test.each(updating)('of $id leaves none when it saves what is stored', async (operation) => {
    api.cookie = await newSession();
    const valid = await validRequest(operation.id, api);
    const { 'If-Match': _, ...headers } = valid.headers ?? {};
    await kindsAfter(operation, valid);
    expect(await kindsAfter(operation, { ...valid, headers })).toEqual({ status: 200, kinds: [] });
  });

  test.each(recorded)('of $id leaves none when it is refused', async (operation) => {
    const { id, isOpen } = operation;
    api.cookie = await newSession();
    const valid = await validRequest(id, api);
    const refusals: CallOptions[] = [{ ...valid, as: null, headers: { Origin: 'https://other.example' } }];
    if (!isOpen) refusals.push({ ...valid, as: null });
    if (operation.body) refusals.push({ ...valid, body: Buffer.from('{"') });
    if (operation.path.includes('{id}'))
      refusals.push({ ...valid, params: { id: '0192f3c4-7a10-7c3e-9a55-1f6f2f0e9b99' } });
    for (const refusal of refusals) {
      const { status, kinds } = await kindsAfter(operation, refusal);
      expect([status >= 400, kinds]).toEqual([true, []]);
    }
  });
});

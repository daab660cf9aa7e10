import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OperationId } from '../../src/platform/contract/types.ts';
import { HOUR_MS } from '../../src/platform/time.ts';
import { startSession } from '../../src/sessions/rows.ts';
import { contract, operationOf } from '../support/contractForTests.ts';
import { startTestApi, type TestApi } from '../support/startTestApi.ts';
import { validRequest } from '../support/validRequest.ts';

/** Operations without a session; all others require an administrator. */
const OPEN: readonly OperationId[] = [
  'logIn',
  'logOut',
  'requestPasswordReset',
  'checkResetToken',
  'resetPassword',
  'getPolicy',
  'sendContactMessage',
  'getIcon',
  'getHealth',
  'getReadiness',
];
const PARAMS = {
  list: 'users',
  id: '01900000-0000-7000-8000-000000000000',
  token: 'x',
  type: 'privacy',
  version: '1',
  file: `${'0'.repeat(64)}.png`,
};

let api: TestApi;
let userId: string;
beforeAll(async () => {
  api = await startTestApi();
  userId = await api.addUser({ email: 'user@example.org' });
});
afterAll(() => api.stop());

const sessionOf = async (id: string, startedAgoMs = 0): Promise<string> => {
  const startedAt = new Date(api.clock.now().getTime() - startedAgoMs);
  return `planner_session=${await startSession(api.engine.db, id, startedAt)}`;
};

test('exactly the listed operations of the contract are open', () => {
  const open = contract.operations.filter(({ isOpen }) => isOpen).map(({ id }) => id);
  expect(open.toSorted()).toEqual(OPEN.toSorted());
});

const statusOf = async (id: OperationId, as: string | null): Promise<number> => {
  const hasBody = operationOf(id).method !== 'GET';
  // An invalid body: access is decided before it is read.
  const { status } = await api.call(id, { as, params: PARAMS, ...(hasBody && { body: [] }) });
  return status;
};

const endedSession = async (): Promise<string> => {
  const cookie = await sessionOf(api.adminId);
  await api.call('logOut', { as: cookie });
  return cookie;
};

const statusesOf = async (id: OperationId) => ({
  anonymous: await statusOf(id, null),
  expired: await statusOf(id, await sessionOf(api.adminId, 8 * HOUR_MS)),
  signedOut: await statusOf(id, await endedSession()),
  forged: await statusOf(id, `planner_session=${'A'.repeat(43)}`),
  user: await statusOf(id, await sessionOf(userId)),
});

const idsOf = (isOpen: boolean) =>
  contract.operations.filter((one) => one.isOpen === isOpen).map(({ id }) => id);

test.each(idsOf(false))('%s requires an administrator', async (id) => {
  expect(await statusesOf(id)).toEqual({
    anonymous: 401,
    expired: 401,
    signedOut: 401,
    forged: 401,
    user: 403,
  });
});

test.each(idsOf(true))('%s requires no session', async (id) => {
  const statuses = Object.values(await statusesOf(id));
  expect(statuses.filter((status) => status === 401 || status === 403)).toEqual([]);
});

/** Content-addressed files may be cached; all other responses are private. */
const KEPT: Partial<Record<OperationId, string>> = { getIcon: 'public, max-age=31536000, immutable' };

test.each(contract.operations.map(({ id }) => id))(
  '%s succeeds for an administrator, and no cache stores the response',
  async (id) => {
    // Reset the rate limits between operations.
    api.clock.advance(HOUR_MS);
    api.cookie = await sessionOf(api.adminId);
    const call = { as: api.cookie, ...(await validRequest(id, api)) };
    const { status, headers } = await api.call(id, call);
    expect([200, 201]).toContain(status);
    expect(headers.get('cache-control')).toBe(KEPT[id] ?? 'no-store');
  },
);

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OperationId } from '../src/contract/types.ts';
import { SESSION_IDLE_MS, startSession } from '../src/auth/sessions.ts';
import { contract, operationOf } from './support/contractForTests.ts';
import { lawfulCalls } from './support/lawfulCalls.ts';
import { startTestApi, type TestApi } from './support/startTestApi.ts';

/** DESIGN §4: everything else demands an administrator. */
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
];
const HOUR_MS = 3_600_000;
const PARAMS = {
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

/** Cookie of a session that nobody has used yet, signing out included. */
const sessionOf = async (id: string, startedAgoMs = 0): Promise<string> => {
  const startedAt = new Date(api.clock.now().getTime() - startedAgoMs);
  return `planner_session=${await startSession(api.engine.db, id, startedAt)}`;
};

test('the contract opens what the design opens, and nothing else', () => {
  const open = contract.operations.filter(({ isOpen }) => isOpen).map(({ id }) => id);
  expect(open.toSorted()).toEqual(OPEN.toSorted());
});

const statusOf = async (id: OperationId, as: string | null): Promise<number> => {
  const hasBody = operationOf(id).method !== 'GET';
  // A body that no operation takes: what counts here is decided before it is looked at.
  const { status } = await api.call(id, { as, params: PARAMS, ...(hasBody && { body: [] }) });
  return status;
};

/** Cookie of a session that its owner has ended. */
const endedSession = async (): Promise<string> => {
  const cookie = await sessionOf(api.adminId);
  await api.call('logOut', { as: cookie });
  return cookie;
};

const statusesOf = async (id: OperationId) => ({
  nobody: await statusOf(id, null),
  expired: await statusOf(id, await sessionOf(api.adminId, SESSION_IDLE_MS)),
  signedOut: await statusOf(id, await endedSession()),
  forged: await statusOf(id, `planner_session=${'A'.repeat(43)}`),
  user: await statusOf(id, await sessionOf(userId)),
});

const idsOf = (isOpen: boolean) =>
  contract.operations.filter((one) => one.isOpen === isOpen).map(({ id }) => id);

test.each(idsOf(false))('%s is for administrators only', async (id) => {
  expect(await statusesOf(id)).toEqual({ nobody: 401, expired: 401, signedOut: 401, forged: 401, user: 403 });
});

test.each(idsOf(true))('%s asks nobody for a session', async (id) => {
  const statuses = Object.values(await statusesOf(id));
  expect(statuses.filter((status) => status === 401 || status === 403)).toEqual([]);
});

/** Files that are named after what they hold; everything else is said to one person. */
const KEPT: Partial<Record<OperationId, string>> = { getIcon: 'public, max-age=31536000, immutable' };

test.each(contract.operations.map(({ id }) => id))(
  '%s is carried out for an administrator, and nobody on the way keeps the answer',
  async (id) => {
    // No limit reaches from one operation to the next.
    api.clock.advance(HOUR_MS);
    api.cookie = await sessionOf(api.adminId);
    const call = { as: api.cookie, ...(await lawfulCalls[id](api)) };
    const { status, headers } = await api.call(id, call);
    expect([200, 201]).toContain(status);
    expect(headers.get('cache-control')).toBe(KEPT[id] ?? 'no-store');
  },
);

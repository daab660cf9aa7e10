import { afterAll, beforeAll, expect, test } from 'vitest';
import { extrasOf } from '../../src/platform/contract/loadContract.ts';
import { contract } from '../support/contractForTests.ts';
import { ADMIN, startTestApi, type TestApi } from '../support/startTestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

// Consoles rely on these. New extras need no entry.

const OPEN_EXTRAS = [
  'logOut',
  'checkResetToken',
  'sendContactMessage.Idempotency-Key',
  'getIcon',
  'getHealth',
  'getReadiness',
];

const PROTECTED_EXTRAS = [
  'getSession',
  'exportUsers',
  'exportUsers.role',
  'exportUsers.sort',
  'exportUsers.state',
  'getUserGrowth',
  'getSubscriptionStatuses',
  'listUsers.role',
  'listUsers.sort',
  'listUsers.state',
  'updateUser.If-Match',
  'createUser.Idempotency-Key',
  'createHabitCategory.Idempotency-Key',
  'updateHabitCategory.If-Match',
  'createWorkoutCategory.Idempotency-Key',
  'updateWorkoutCategory.If-Match',
  'createFinanceCategory.Idempotency-Key',
  'updateFinanceCategory.If-Match',
  'savePolicy.If-Match',
  'listPolicyVersions',
  'getPolicyVersion',
  'listSubscriptions.page',
  'listSubscriptions.query',
  'listSubscriptions.status',
  'listSubscriptions.sort',
  'listContactMessages',
  'countUnreadMessages',
  'updateContactMessage',
  'deleteContactMessage',
  'getOwnProfile',
  'updateOwnProfile',
  'updateOwnProfile.If-Match',
  'changeOwnPassword',
  'listOwnSessions',
  'endOtherSessions',
  'listActivity',
  'exportActivity',
];

const { all, open } = extrasOf(contract);

test('the contract marks every extra that consoles rely on', () => {
  expect(all).toEqual(expect.arrayContaining([...OPEN_EXTRAS, ...PROTECTED_EXTRAS]));
  expect(open).toEqual(expect.arrayContaining(OPEN_EXTRAS));
  expect(open.filter((name) => PROTECTED_EXTRAS.includes(name))).toEqual([]);
});

test('signing in announces every extra of this server', async () => {
  const signedIn = await api.call('logIn', { body: ADMIN, as: null });
  const { body: session } = await api.call('getSession');
  expect(signedIn.body.extras?.toSorted()).toEqual([...all, 'passwords.admin12'].toSorted());
  expect(session.extras?.toSorted()).toEqual([...all, 'passwords.admin12'].toSorted());
});

test('without a session, only the public extras are announced', async () => {
  const response = await api.fetch('/api/v1/auth/session', { headers: {} });
  expect(response.status).toBe(401);
  const { extras } = (await response.json()) as { extras: string[] };
  expect(extras.toSorted()).toEqual(open.toSorted());
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OperationId } from '../../src/platform/contract/types.ts';
import { HOUR_MS } from '../../src/platform/time.ts';
import { startSession } from '../../src/sessions/rows.ts';
import { contract, operationById } from '../support/contractForTests.ts';
import { startTestApi, type TestApi } from '../support/startTestApi.ts';
import { validRequest } from '../support/validRequest.ts';

/** Operations without a session; all others require an administrator. */
const OPEN: readonly OperationId[] = [
  'logIn',
  'logOut',
  'answerChallenge',
  'startPasskeySignIn',
  'requestPasswordReset',
  'checkResetToken',
  'resetPassword',
  'acceptInvitation',
  'secureAccount',
  'getPolicy',
  'getNextPolicy',
  'getPublishedPolicy',
  'sendContactMessage',
  'getIcon',
  'getHealth',
  'getReadiness',
];
const PARAMS = {
  list: 'users',
  session: '01900000-0000-7000-8000-000000000000',
  id: '01900000-0000-7000-8000-000000000000',
  token: 'x',
  type: 'privacy',
  version: '1',
  proof: '0'.repeat(64),
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
  const hasBody = operationById(id).method !== 'GET';
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

/** What every administrator may call. */
const OWN: readonly OperationId[] = [
  'getSession',
  'getOwnProfile',
  'updateOwnProfile',
  'changeOwnPassword',
  'listOwnSessions',
  'endOwnSession',
  'endOtherSessions',
  'startConfirmation',
  'confirmSession',
  'listOwnFactors',
  'startFactor',
  'addFactor',
  'renameFactor',
  'removeFactor',
  'createRecoveryCodes',
  'getDashboard',
];

const TASKS: readonly OperationId[] = [
  'undoActivity',
  'listTasks',
  'getTask',
  'cancelTask',
  'retryTask',
  'listTaskFailures',
  'exportTaskFailures',
  'uploadImport',
  'checkImport',
  'startImport',
];

const CATEGORY_READS: readonly OperationId[] = [
  'listHabitCategories',
  'getHabitCategory',
  'listWorkoutCategories',
  'getWorkoutCategory',
  'listFinanceCategories',
  'getFinanceCategory',
  'listPolicyVersions',
  'getPolicyVersion',
  'getPolicyDesk',
  'getPolicyDraft',
  'listPolicyDraftVersions',
  'getPolicyDraftVersion',
  'listPolicyComments',
  'countAcceptances',
];

const USER_READS: readonly OperationId[] = [
  'getUserGrowth',
  'getSubscriptionStatuses',
  'listUsers',
  'getUser',
  'getDeletedUser',
  'listDeletedUsers',
  'getInvitation',
  'listSubscriptions',
  'listContactMessages',
  'countUnreadMessages',
  'getContactMessage',
  'listActivity',
  'listUserAcceptances',
  'listAcceptances',
  'findAcceptanceProof',
];

const ALLOWED: Record<'support' | 'content' | 'read-only', readonly OperationId[]> = {
  support: [
    ...OWN,
    ...TASKS,
    ...USER_READS,
    'createUser',
    'inviteUser',
    'sendInvitation',
    'revokeInvitation',
    'updateUser',
    'deleteUser',
    'deleteUsers',
    'eraseUser',
    'exportUsers',
    'exportSelectedUsers',
    'exportUserData',
    'suspendUser',
    'liftSuspension',
    'exportSubscriptions',
    'exportAcceptances',
    'updateContactMessage',
    'deleteContactMessage',
    'recordAcceptance',
  ],
  content: [
    ...OWN,
    ...TASKS,
    ...CATEGORY_READS,
    'createHabitCategory',
    'updateHabitCategory',
    'deleteHabitCategory',
    'createWorkoutCategory',
    'updateWorkoutCategory',
    'deleteWorkoutCategory',
    'createFinanceCategory',
    'updateFinanceCategory',
    'deleteFinanceCategory',
    'savePolicy',
    'savePolicyDraft',
    'addPolicyComment',
    'answerPolicyComment',
    'resolvePolicyComment',
    'publishPolicy',
    'withdrawPolicyVersion',
  ],
  'read-only': [...OWN, ...USER_READS, ...CATEGORY_READS, 'listUserSessions', 'listUserFactors'],
};

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

test.each(Object.entries(ALLOWED))('access to %s refuses everything else', async (access, allowed) => {
  const id = await api.addUser({ email: `${access}@example.org`, role: 'admin' });
  await api.call('changeAccess', { params: { id }, body: { access } });
  const cookie = await sessionOf(id);
  const permitted: OperationId[] = [];
  for (const operation of idsOf(false))
    if ((await statusOf(operation, cookie)) !== 403) permitted.push(operation);
  expect(permitted.toSorted()).toEqual(allowed.toSorted());
});

test('a suspended administrator has no session, and one who is not suspended anymore has', async () => {
  const params = { id: await api.addUser({ email: 'paused@example.org', role: 'admin' }) };
  const before = await sessionOf(params.id);
  await api.call('suspendUser', { params, body: { reason: 'On leave' } });
  // A sign-in that had verified the password before.
  const during = await sessionOf(params.id);
  for (const cookie of [before, during])
    for (const id of idsOf(false)) expect(await statusOf(id, cookie)).toBe(401);
  await api.call('liftSuspension', { params });
  expect(await statusOf('getSession', await sessionOf(params.id))).toBe(200);
});

test.each(idsOf(true))('%s requires no session', async (id) => {
  const statuses = Object.values(await statusesOf(id));
  expect(statuses.filter((status) => status === 401 || status === 403)).toEqual([]);
});

/** What the session of an account may do that still needs a second factor. */
const TO_ENROLL: readonly OperationId[] = [
  'getSession',
  'listOwnFactors',
  'startFactor',
  'addFactor',
  'startConfirmation',
  'confirmSession',
];

test('where a second factor is required, a password alone opens nothing but adding one', async () => {
  const strict = await startTestApi({ requireSecondFactor: new Date(0) });
  const opened: OperationId[] = [];
  const codes = new Set<string>();
  for (const { id, isOpen, method } of contract.operations) {
    if (isOpen) continue;
    const call = { params: PARAMS, ...(method !== 'GET' && { body: [] }) };
    const { status, failure } = await strict.call(id, call);
    if (status !== 403) opened.push(id);
    else codes.add(failure.code);
  }
  expect([...codes]).toEqual(['limited-session']);
  expect(opened.toSorted()).toEqual(TO_ENROLL.toSorted());
  await strict.stop();
});

/** Content-addressed files may be cached; all other responses are private. */
const KEPT: Partial<Record<OperationId, string>> = { getIcon: 'public, max-age=31536000, immutable' };

test.each(contract.operations.map(({ id }) => id))(
  '%s succeeds for an administrator, and no cache stores the response',
  async (id) => {
    await api.mails.settled();
    // Reset the rate limits between operations.
    api.clock.advance(HOUR_MS);
    api.cookie = await sessionOf(api.adminId);
    const call = { as: api.cookie, ...(await validRequest(id, api)) };
    const { status, headers } = await api.call(id, call);
    expect([200, 201]).toContain(status);
    expect(headers.get('cache-control')).toBe(KEPT[id] ?? 'no-store');
  },
);

/** Each request of `validRequest` to these needs a confirmation, ten minutes after the sign-in. */
const CONFIRMED: readonly OperationId[] = [
  'exportUsers',
  'exportSelectedUsers',
  'exportSubscriptions',
  'exportAcceptances',
  'exportActivity',
  'exportTaskFailures',
  'exportUserData',
  'deleteUsers',
  'changeRoles',
  'changeAccess',
  'startImport',
  'retryTask',
  'eraseUser',
  'startFactor',
  'addFactor',
  'renameFactor',
  'removeFactor',
  'createRecoveryCodes',
  'resetUserFactors',
  'endUserSessions',
  'endUserSession',
  'createToken',
];

test.each(idsOf(false))('%s needs a confirmation, or not', async (id) => {
  await api.mails.settled();
  api.clock.advance(HOUR_MS);
  api.cookie = await sessionOf(api.adminId);
  const call = { as: api.cookie, ...(await validRequest(id, api)) };
  // Otherwise they would look abandoned after the jump, and be sent twice.
  await api.mails.settled();
  api.clock.advance(10 * 60_000);
  const { status, failure } = await api.call(id, call);
  expect(status === 403 && failure.code === 'confirmation-required').toBe(CONFIRMED.includes(id));
});

/** Bodies and paths of what can't be taken back. A new operation of this kind needs a decision in `CONFIRMED` or here. */
const UNCONFIRMED: readonly OperationId[] = [
  // They depend on the account: confirmation.test.ts.
  'createUser',
  'inviteUser',
  'sendInvitation',
  'revokeInvitation',
  'updateUser',
  'deleteUser',
  'suspendUser',
  'liftSuspension',
  'changeOwnPassword',
  // Without a session, with the password, or itself the confirmation.
  'logIn',
  'resetPassword',
  'acceptInvitation',
  'confirmSession',
  'answerChallenge',
  'startConfirmation',
  // The role is that of its owner, which it doesn't change.
  'createFinanceCategory',
  // Their user protects the own account with them, and tokens can be made again.
  'endOtherSessions',
  'endOwnSession',
  // They change nothing that lasts.
  'updateOwnProfile',
  'uploadImport',
  'checkImport',
  // It adds a record and changes nothing.
  'recordAcceptance',
];

test('every operation on people, roles, passwords and factors has a decision about confirmation', () => {
  const SENSITIVE = /"(?:\w*[pP]assword|\w*[rR]ole)":/;
  const kinds = contract.operations.filter(({ id, method, path, body }) => {
    const fields = body && JSON.stringify(contract.resolve(body.schema));
    const isUnsafe = method !== 'GET';
    return (
      /^(?:export|erase)/.test(id) ||
      (isUnsafe && /^\/(?:users|imports|settings)|invitation|administrator/.test(path)) ||
      (isUnsafe && SENSITIVE.test(fields ?? ''))
    );
  });
  const undecided = kinds.map(({ id }) => id).filter((id) => ![...CONFIRMED, ...UNCONFIRMED].includes(id));
  expect(undecided).toEqual([]);
});

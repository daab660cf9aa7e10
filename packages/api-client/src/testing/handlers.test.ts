import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createApiClient } from '../createApiClient.ts';
import type { operations } from '../generated/schema.ts';
import { fixtures } from './fixtures.ts';
import { errorBody, handlers, http, iconFile } from './index.ts';

const server = setupServer(...handlers);
beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
});
afterEach(() => {
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

const client = createApiClient({ baseUrl: 'http://planner.test/api/v1' });
const [user] = fixtures.users;
const [habit] = fixtures.habitCategories;
const [workout] = fixtures.workoutCategories;
const [finance] = fixtures.financeCategories;
const [message] = fixtures.receivedMessages;
const icons = { iconLight: iconFile(), iconDark: iconFile() };
const idOf = (item: { id: string } | undefined) => item?.id ?? '';

const calls: Record<keyof operations, () => Promise<unknown>> = {
  logIn: () => client.logIn({ email: 'amara.okafor@example.org', password: 'secret' }),
  logOut: () => client.logOut(),
  getSession: () => client.getSession(),
  requestPasswordReset: () => client.requestPasswordReset({ email: 'amara.okafor@example.org' }),
  checkResetToken: () => client.checkResetToken({ token: 'token' }),
  resetPassword: () => client.resetPassword('token', { password: 'secret' }),
  getDashboard: () => client.getDashboard(),
  getTotals: () => client.getTotals(),
  getRecentUsers: () => client.getRecentUsers(),
  listUsers: () => client.listUsers(),
  getUser: () => client.getUser(idOf(user)),
  createUser: () => client.createUser({ name: 'Lan', email: 'lan@example.org', password: 'secret' }),
  updateUser: () => client.updateUser(idOf(user), { name: 'Lan', role: 'user', dob: null }),
  deleteUser: () => client.deleteUser(idOf(user)),
  listHabitCategories: () => client.listHabitCategories(),
  getHabitCategory: () => client.getHabitCategory(idOf(habit)),
  createHabitCategory: () => client.createHabitCategory({ name: 'Walking', ...icons }),
  updateHabitCategory: () => client.updateHabitCategory(idOf(habit), { name: 'Walking' }),
  deleteHabitCategory: () => client.deleteHabitCategory(idOf(habit)),
  listWorkoutCategories: () => client.listWorkoutCategories(),
  getWorkoutCategory: () => client.getWorkoutCategory(idOf(workout)),
  createWorkoutCategory: () => client.createWorkoutCategory({ name: 'Rowing', ...icons }),
  updateWorkoutCategory: () => client.updateWorkoutCategory(idOf(workout), { name: 'Rowing' }),
  deleteWorkoutCategory: () => client.deleteWorkoutCategory(idOf(workout)),
  listFinanceCategories: () => client.listFinanceCategories(),
  getFinanceCategory: () => client.getFinanceCategory(idOf(finance)),
  createFinanceCategory: () => client.createFinanceCategory({ name: 'Gifts', color: '#abc', role: 'admin' }),
  updateFinanceCategory: () => client.updateFinanceCategory(idOf(finance), { name: 'Gifts', color: '#abc' }),
  deleteFinanceCategory: () => client.deleteFinanceCategory(idOf(finance)),
  getPolicy: () => client.getPolicy('terms'),
  savePolicy: () => client.savePolicy({ type: 'terms', content: '<p>New</p>' }),
  listPolicyVersions: () => client.listPolicyVersions('privacy', { before: 4 }),
  getPolicyVersion: () => client.getPolicyVersion('terms', 2),
  getUserGrowth: () => client.getUserGrowth(),
  getSubscriptionStatuses: () => client.getSubscriptionStatuses(),
  exportUsers: () => client.exportUsers(),
  listSubscriptions: () => client.listSubscriptions(),
  sendContactMessage: () =>
    client.sendContactMessage({ firstName: 'Z', lastName: 'M', email: 'z@example.org', message: 'Hi' }),
  getOwnProfile: () => client.getOwnProfile(),
  updateOwnProfile: () => client.updateOwnProfile({ name: 'Amara' }),
  changeOwnPassword: () => client.changeOwnPassword({ currentPassword: 'secret', newPassword: 'secret2' }),
  countUnreadMessages: () => client.countUnreadMessages(),
  listContactMessages: () => client.listContactMessages({ query: 'habits' }),
  updateContactMessage: () => client.updateContactMessage(idOf(message), { isRead: true }),
  deleteContactMessage: () => client.deleteContactMessage(idOf(message)),
  listOwnSessions: () => client.listOwnSessions(),
  endOtherSessions: () => client.endOtherSessions(),
  listSecurityEvents: () => client.listSecurityEvents({ page: 2 }),
  getIcon: () => client.getIcon(habit?.iconLight.replace('/icons/', '') ?? ''),
  getHealth: () => client.getHealth(),
};

test.each(Object.entries(calls))('%s succeeds with the mocked API', async (_name, call) => {
  await expect(call()).resolves.toBeDefined();
});

describe('mocked calls answer what was asked', () => {
  test('pages and searches', async () => {
    const last = await client.listUsers({ page: 99 });
    expect(last.pagination).toEqual({ currentPage: 3, totalPages: 3, totalUsers: 23, usersPerPage: 10 });
    expect(last.users).toHaveLength(3);
    expect((await client.listUsers({ query: 'NGUY' })).users.map(({ name }) => name)).toEqual([
      'Nguyễn Thị Lan',
    ]);
    expect((await client.listUsers({ query: 'nobody' })).pagination.totalUsers).toBe(0);
  });

  test('what was sent comes back', async () => {
    await expect(calls.createFinanceCategory()).resolves.toMatchObject({ name: 'Gifts', color: '#abc' });
    await expect(calls.updateHabitCategory()).resolves.toMatchObject({ id: habit?.id, name: 'Walking' });
    await expect(calls.updateUser()).resolves.toMatchObject({
      id: user?.id,
      name: 'Lan',
      dob: null,
      etag: '"1"',
    });
  });

  test('an id that no fixture has is not found', async () => {
    await expect(client.getUser('nobody')).rejects.toMatchObject({ status: 404 });
  });

  test('a handler of a story comes first', async () => {
    server.use(http.get('/subscriptions', ({ response }) => response(403).json(errorBody('Not you'))));
    await expect(client.listSubscriptions()).rejects.toMatchObject({ status: 403, message: 'Not you' });
  });
});

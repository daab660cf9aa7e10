import {
  createFinanceCategory,
  getUser,
  listSubscriptions,
  listUsers,
  updateHabitCategory,
  updateUser,
} from '../index.ts';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createApiClient } from '../createApiClient.ts';
import { exampleCalls } from './exampleCalls.ts';
import { fixtures } from './fixtures.ts';
import { errorBody, handlers, http } from './index.ts';

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
const calls = exampleCalls(client);

test.each(Object.entries(calls))('%s succeeds with the mock handlers', async (_name, call) => {
  await expect(call()).resolves.not.toThrow();
});

describe('mock handlers', () => {
  test('paginate and search', async () => {
    const last = await listUsers(client, { page: 99 });
    expect(last.pagination).toEqual({ currentPage: 3, totalPages: 3, totalUsers: 23, usersPerPage: 10 });
    expect(last.users).toHaveLength(3);
    expect((await listUsers(client, { query: 'NGUY' })).users.map(({ name }) => name)).toEqual([
      'Nguyễn Thị Lan',
    ]);
    expect((await listUsers(client, { query: 'nobody' })).pagination.totalUsers).toBe(0);
  });

  test('return the saved item', async () => {
    const gifts = { name: 'Gifts', color: '#abc' };
    await expect(createFinanceCategory(client, gifts)).resolves.toMatchObject(gifts);
    const habit = fixtures.habitCategories[0]?.id ?? '';
    await expect(updateHabitCategory(client, habit, { name: 'Walking' })).resolves.toMatchObject({
      id: habit,
      name: 'Walking',
    });
    const id = user?.id ?? '';
    await expect(updateUser(client, id, { name: 'Lan', dob: null })).resolves.toMatchObject({
      id,
      name: 'Lan',
      dob: null,
      etag: '"1"',
    });
  });

  test('return 404 for an unknown id', async () => {
    await expect(getUser(client, 'nobody')).rejects.toMatchObject({ status: 404 });
  });

  test('a handler added by a story takes precedence', async () => {
    server.use(http.get('/subscriptions', ({ response }) => response(403).json(errorBody('Not you'))));
    await expect(listSubscriptions(client)).rejects.toMatchObject({ status: 403, message: 'Not you' });
  });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';

/** What Node has and a worker at the edge of a network lacks. Not `Buffer`, with which Node makes bodies. */
const OF_NODE = ['process', 'global', 'setImmediate', 'clearImmediate', 'navigator', 'localStorage'];

void test('the client needs only what workers at the edge of a network have', async () => {
  for (const name of OF_NODE) Reflect.deleteProperty(globalThis, name);
  const { createApiClient, listUsers, pagesOf, retryWhenBusy } = await import('@planner/api-client');
  const sent: Request[] = [];
  const fetch = retryWhenBusy({
    fetch: async (request) => {
      sent.push(request);
      if (sent.length === 1) return new Response('', { status: 503, headers: { 'Retry-After': '0' } });
      const users = [
        { _id: '1', name: 'Ada', email: 'ada@example.org', role: 'user', createdAt: '2026-11-01T12:00:00Z' },
      ];
      return Response.json({
        users,
        pagination: { currentPage: 1, totalPages: 1, totalUsers: 1, usersPerPage: 10 },
      });
    },
  });
  const client = createApiClient({ baseUrl: 'https://planner.test/api/v1', token: 'secret', fetch });
  const names: string[] = [];
  for await (const { users } of pagesOf((place) => listUsers(client, place)))
    names.push(...users.map(({ name }) => name));
  assert.deepEqual(names, ['Ada']);
  assert.deepEqual(
    sent.map(({ url, headers }) => [new URL(url).pathname, headers.get('Authorization')]),
    [
      ['/api/v1/users', 'Bearer secret'],
      ['/api/v1/users', 'Bearer secret'],
    ],
  );
});

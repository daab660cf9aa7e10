import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestIdOf } from '../../src/platform/http/observeRequests.ts';
import { startTestApi, type TestApi } from '../support/startTestApi.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';
const NEW_ID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/;

describe('a request id', () => {
  test.each([
    ['X-Request-Id', { 'X-Request-Id': 'Root-1' }, 'Root-1'],
    ['the trace id', { traceparent: `00-${TRACE}-${SPAN}-01` }, TRACE],
    ['the trace id of a later version', { traceparent: `01-${TRACE}-${SPAN}-01-more` }, TRACE],
    ['X-Request-Id before the trace id', { 'X-Request-Id': 'a', traceparent: `00-${TRACE}-${SPAN}-01` }, 'a'],
    [
      'the trace id if X-Request-Id is malformed',
      { 'X-Request-Id': 'a b', traceparent: `00-${TRACE}-${SPAN}-01` },
      TRACE,
    ],
  ])('is %s', (_, headers, id) => {
    expect(requestIdOf(new Headers(headers))).toBe(id);
  });

  test.each<Record<string, string>>([
    {},
    { 'X-Request-Id': '' },
    { 'X-Request-Id': 'ada@example.org' },
    { 'X-Request-Id': '{"level":"error"}' },
    { 'X-Request-Id': 'x'.repeat(101) },
    { traceparent: TRACE },
    { traceparent: `ff-${TRACE}-${SPAN}-01` },
    { traceparent: `00-${'0'.repeat(32)}-${SPAN}-01` },
    { traceparent: `00-${TRACE}-${'0'.repeat(16)}-01` },
    { traceparent: `00-${TRACE.toUpperCase()}-${SPAN}-01` },
  ])('is a new one with %j', (headers) => {
    expect(requestIdOf(new Headers(headers))).toMatch(NEW_ID);
  });
});

describe('the log', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ staticFiles: { serve: () => new Response('a file') } });
  });
  afterAll(() => api.stop());

  test.each([
    ['an operation', 'GET', '/api/v1/users?query=ada%40example.org', 401, 'listUsers', 'info'],
    ['a path with a secret', 'GET', '/api/v1/policies/a-secret', 404, 'getPolicy', 'info'],
    ['a probe', 'HEAD', '/api/v1/health', 200, 'getHealth', 'debug'],
    ['a method that is not allowed', 'PUT', '/api/v1/health', 405, 'unknown', 'info'],
    ['an unknown path', 'GET', '/api/v1/nothing', 404, 'unknown', 'info'],
    ['a file', 'GET', '/assets/a.js', 200, 'file', 'info'],
    ['the documentation', 'GET', '/api/docs', 200, 'docs', 'info'],
  ])('has one entry for %s', async (_, method, path, status, operation, level) => {
    const requestId = `test-${operation}-${method}-${status}`;
    const response = await api.fetch(path, { method, headers: { 'X-Request-Id': requestId } });
    expect([response.status, response.headers.get('x-request-id')]).toEqual([
      status,
      operation === 'file' ? null : requestId,
    ]);
    const entries = () => api.requestLog.filter((entry) => entry['requestId'] === requestId);
    // It is written once the response is sent, so perhaps after the client has it.
    await expect.poll(entries).toEqual([
      {
        level,
        requestId,
        method,
        operation,
        status,
        durationMs: expect.any(Number),
        ...(path.startsWith('/api/v1/') && operation !== 'unknown' && { network: '127.0.0.0/24' }),
      },
    ]);
  });

  test('has the account and the masked network of a request, and a line for what its rights refuse', async () => {
    const account = await api.addUser({
      email: 'reader@example.org',
      role: 'admin',
      access: 'read-only',
      password: 'a quiet lake at noon',
    });
    const { failure } = await api.call('createFinanceCategory', {
      as: await api.signIn('reader@example.org', 'a quiet lake at noon'),
      body: { name: 'Food', color: '#000' },
    });
    const { requestId } = failure;
    const entries = () => api.requestLog.filter((entry) => entry['requestId'] === requestId);
    await expect.poll(entries).toMatchObject([
      { level: 'info', refused: 'not-allowed', operation: 'createFinanceCategory', account },
      { level: 'info', status: 403, operation: 'createFinanceCategory', account, network: '127.0.0.0/24' },
    ]);
  });

  test('has an error for a failed request, and its cause', async () => {
    const { db } = api.engine;
    await db.schema.alterTable('policies').renameTo('hidden').execute();
    const { failure } = await api.call('getPolicy', { params: { type: 'terms' } });
    await db.schema.alterTable('hidden').renameTo('policies').execute();
    const { requestId } = failure;
    expect(api.takeLog()).toMatchObject([{ level: 'error', requestId, operation: 'getPolicy', status: 500 }]);
    await expect
      .poll(() => api.requestLog.find((entry) => entry['requestId'] === requestId))
      .toMatchObject({ level: 'error', operation: 'getPolicy', status: 500 });
  });
});

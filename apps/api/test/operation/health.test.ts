import { expect, test } from 'vitest';
import { startTestApi } from '../support/startTestApi.ts';

test('a server with its database is healthy and ready', async () => {
  const api = await startTestApi();
  const health = await api.call('getHealth', { as: null });
  expect([health.status, health.body]).toEqual([200, { status: 'ok' }]);
  const ready = await api.call('getReadiness', { as: null });
  expect([ready.status, ready.body]).toEqual([
    200,
    { status: 'ok', parts: { server: 'up', database: 'up' } },
  ]);
  await api.stop();
});

test('a server without its database is healthy, but not ready', async () => {
  const api = await startTestApi();
  await api.engine.close();
  expect((await api.call('getHealth', { as: null })).status).toBe(200);
  const { status, headers, failure } = await api.call('getReadiness', { as: null });
  expect([status, headers.get('retry-after'), failure]).toEqual([
    503,
    '5',
    {
      message: 'The service is not ready',
      code: 'unavailable',
      parts: { server: 'up', database: 'down' },
      requestId: headers.get('x-request-id'),
    },
  ]);
  // Its counters can no longer be compared.
  await expect(api.stop()).rejects.toThrow(/destroyed|after calling end|not open/);
});

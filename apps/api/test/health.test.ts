import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { startTestApi } from './support/startTestApi.ts';

const request = (path: string) => `GET /api/v1/${path} HTTP/1.1\r\nHost: x\r\n`;

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

test('a server that is stopping is not ready', async () => {
  const api = await startTestApi();
  const socket = connect(api.port, '127.0.0.1');
  const received = async () => String(((await once(socket, 'data')) as [Buffer])[0]);
  // The response to the first request proves that the server has read the beginning of the second.
  socket.write(`${request('health')}\r\n${request('ready')}`);
  expect(await received()).toMatch(/^HTTP\/1\.1 200 /);
  const stopped = api.stop();
  socket.write('\r\n');
  expect(await received()).toMatch(/^HTTP\/1\.1 503 [^]*"parts":\{"server":"stopping","database":"up"\}/);
  await stopped;
});

import { once } from 'node:events';
import http from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sendRaw, statusOf } from '../support/sendRaw.ts';
import { startTestApi, type TestApi } from '../support/startTestApi.ts';

const CLIENTS = 50;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ clientTimeouts: { headersMs: 1000, requestMs: 2000, checkMs: 100 } });
});
afterAll(() => api.stop());

test.each([
  ['headers', 'GET /api/v1/health HTTP/1.1\r\nHost: x\r\n'],
  [
    'a body',
    'POST /api/v1/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  ],
])('clients that never finish %s get 408, and others are served meanwhile', async (_, beginning) => {
  const responses = Array.from({ length: CLIENTS }, () => sendRaw(api.port, [beginning]));
  expect((await api.call('getHealth', { as: null })).status).toBe(200);
  expect(new Set((await Promise.all(responses)).map(statusOf))).toEqual(new Set([408]));
  expect((await api.call('getHealth', { as: null })).status).toBe(200);
});

test('a connection that was idle for longer than headers may take serves the next request', async () => {
  const request = 'GET /api/v1/health HTTP/1.1\r\nHost: x\r\n';
  const socket = connect(api.port, '127.0.0.1');
  socket.write(`${request}\r\n`);
  const [first] = (await once(socket, 'data')) as [Buffer];
  expect(String(first)).toMatch(/^HTTP\/1\.1 200[^]*\r\nKeep-Alive: timeout=70\r\n/);
  // Began later, and its headers took too long.
  expect(statusOf(await sendRaw(api.port, [request]))).toBe(408);
  socket.write(`${request}Connection: close\r\n\r\n`);
  const [second] = (await once(socket, 'data')) as [Buffer];
  expect(statusOf(String(second))).toBe(200);
});

test('by default a client has 10 s for headers and 60 s for a request, and an idle connection 70 s', async () => {
  const createServer = vi.spyOn(http, 'createServer');
  syncBuiltinESMExports();
  const other = await startTestApi();
  const server: unknown = createServer.mock.results.at(-1)?.value;
  createServer.mockRestore();
  syncBuiltinESMExports();
  expect(server).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 60_000,
    timeout: 90_000,
    keepAliveTimeout: 70_000,
    maxHeaderSize: 16_384,
  });
  await other.stop();
});

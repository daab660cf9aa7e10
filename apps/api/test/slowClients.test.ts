import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendRaw, statusOf } from './support/sendRaw.ts';
import { startTestApi, type TestApi } from './support/startTestApi.ts';

const CLIENTS = 50;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ patience: { headersMs: 1000, requestMs: 2000, checkMs: 100 } });
});
afterAll(() => api.stop());

test.each([
  ['headers', 'GET /api/v1/health HTTP/1.1\r\nHost: x\r\n'],
  [
    'a body',
    'POST /api/v1/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  ],
])('clients that never end %s are cut off, and others are served meanwhile', async (_, beginning) => {
  const answers = Array.from({ length: CLIENTS }, () => sendRaw(api.port, [beginning]));
  expect((await api.call('getHealth', { as: null })).status).toBe(200);
  expect(new Set((await Promise.all(answers)).map(statusOf))).toEqual(new Set([408]));
  expect((await api.call('getHealth', { as: null })).status).toBe(200);
});

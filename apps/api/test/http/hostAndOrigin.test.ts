import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendRaw, statusOf } from '../support/sendRaw.ts';
import { ADMIN, type Failure, startTestApi, type TestApi } from '../support/startTestApi.ts';

/** Status of logOut, an open operation that changes state, called with these headers. */
const statusFrom = async (api: TestApi, headers: Record<string, string>) =>
  (await api.fetch('/api/v1/auth/logout', { method: 'POST', headers })).status;

describe('with PUBLIC_URL on https', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ publicUrl: 'https://admin.example.org' });
  });
  afterAll(() => api.stop());

  test.each(['admin.example.org', 'Admin.Example.Org', 'admin.example.org:443'])(
    'the host %s is served',
    async (Host) => {
      expect((await api.call('getSession', { headers: { Host } })).status).toBe(200);
      expect(await statusFrom(api, { Host, Origin: 'https://admin.example.org' })).toBe(200);
    },
  );

  test.each([
    'evil.example',
    'admin.example.org:80',
    'admin.example.org:8443',
    'admin.example.org.',
    'www.admin.example.org',
    'admin.example.org.evil.example',
    'localhost',
    '127.0.0.1:3000',
    '[::1]:3000',
  ])('the host %s gets 421 on every path', async (Host) => {
    const headers = { Host, Cookie: api.cookie };
    for (const path of [
      '/',
      '/api/v1/users',
      '/api/v1/policies/terms',
      '/api/v1/nothing',
      '/assets/app.js',
    ]) {
      const response = await api.fetch(path, { headers });
      const { message, requestId } = (await response.json()) as Failure;
      expect([path, response.status, message]).toEqual([
        path,
        421,
        'This server does not answer for this host. Use https://admin.example.org',
      ]);
      expect(requestId).toBe(response.headers.get('x-request-id'));
    }
    const logIn = await api.call('logIn', { body: ADMIN, as: null, headers: { Host } });
    expect([logIn.status, logIn.headers.get('set-cookie')]).toEqual([421, null]);
  });

  test('other headers do not change the host', async () => {
    const claims = { 'X-Forwarded-Host': 'admin.example.org', Forwarded: 'host=admin.example.org' };
    expect((await api.call('getSession', { headers: { Host: 'evil.example', ...claims } })).status).toBe(421);
    const untold = { 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' };
    expect((await api.call('getSession', { headers: untold })).status).toBe(200);
  });

  test('a request without a host is rejected', async () => {
    expect(statusOf(await sendRaw(api.port, ['GET / HTTP/1.0\r\n\r\n']))).toBe(421);
  });

  test.each(['getHealth', 'getReadiness'] as const)('%s responds for every host', async (id) => {
    for (const Host of ['10.0.0.7:3000', 'localhost', 'evil.example'])
      expect((await api.call(id, { as: null, headers: { Host } })).status).toBe(200);
  });

  test('health responds without a host', async () => {
    expect(statusOf(await sendRaw(api.port, ['GET /api/v1/health HTTP/1.0\r\n\r\n']))).toBe(200);
  });

  test.each([
    'http://admin.example.org',
    'https://admin.example.org:8443',
    'https://admin.example.org:443',
    'https://www.admin.example.org',
    'https://admin.example.org.evil.example',
    'https://evil.example',
    'null',
    '',
  ])('a page of the origin %j changes nothing', async (Origin) => {
    expect(await statusFrom(api, { Origin })).toBe(403);
    expect(await statusFrom(api, { Origin, 'Sec-Fetch-Site': 'same-origin' })).toBe(403);
  });
});

describe('with PUBLIC_URL on a port of its own', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ publicUrl: 'http://planner.test:8080' });
  });
  afterAll(() => api.stop());

  test.each([
    ['planner.test:8080', 200],
    ['planner.test', 421],
    ['planner.test:80', 421],
  ])('the host %s gets %i', async (Host, status) => {
    expect((await api.call('getSession', { headers: { Host } })).status).toBe(status);
  });

  test.each([
    ['http://planner.test:8080', 200],
    ['http://planner.test', 403],
    ['https://planner.test:8080', 403],
  ])('a page of the origin %s gets %i', async (Origin, status) => {
    expect(await statusFrom(api, { Origin })).toBe(status);
  });
});

describe('without PUBLIC_URL', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.stop());

  test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'planner.lan'])(
    'the host %s is served, and only pages of exactly that origin may change something',
    async (Host) => {
      expect(await statusFrom(api, { Host, Origin: `http://${Host}` })).toBe(200);
      for (const Origin of [
        `https://${Host}`,
        `http://${Host}1`,
        'http://localhost:5173',
        'http://undefined',
      ])
        expect([Origin, await statusFrom(api, { Host, Origin })]).toEqual([Origin, 403]);
    },
  );
});

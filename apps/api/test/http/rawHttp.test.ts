import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STATUS_OF } from '../../src/platform/http/HttpError.ts';
import { contract } from '../support/contractForTests.ts';
import { sendRaw, statusOf } from '../support/sendRaw.ts';
import { ADMIN, type Failure, startTestApi, type TestApi } from '../support/startTestApi.ts';

// Test titles carry the ids of corpora/api-raw-http.json.

const MIB = 1024 * 1024;
const LOGIN = '/api/v1/auth/login';
const JSON_TYPE = { 'Content-Type': 'application/json' };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const post = (path: string, body: BodyInit, headers: Record<string, string> = JSON_TYPE) =>
  api.fetch(path, { method: 'POST', body, headers });

const postPolicy = (body: string) => post('/api/v1/policies', body, { ...JSON_TYPE, Cookie: api.cookie });

const errorStatus = async (response: Response): Promise<number> => {
  const { message, requestId } = (await response.json()) as Partial<Failure>;
  const isError = typeof message === 'string' && requestId === response.headers.get('x-request-id');
  if (!isError) throw new Error(`${response.status} does not have the error shape`);
  return response.status;
};

const userWith = (roles: string) =>
  `{"name":"Twice","email":"twice-role@example.org","password":"a fine passphrase",${roles}}`;

describe('bodies', () => {
  test('bytes that are not UTF-8 are malformed JSON', async () => {
    const body = Buffer.concat([Buffer.from('{"email":"'), Buffer.from([0xc3, 0x28]), Buffer.from('"}')]);
    expect(await errorStatus(await post(LOGIN, body))).toBe(400);
  });

  test('raw-005: the last of duplicate keys is checked and stored', async () => {
    const headers = { ...JSON_TYPE, Cookie: api.cookie };
    expect(
      await errorStatus(await post('/api/v1/users', userWith('"role":"user","role":"root"'), headers)),
    ).toBe(422);
    const response = await post('/api/v1/users', userWith('"role":"root","role":"user"'), headers);
    expect(await response.json()).toMatchObject({ role: 'user' });
  });

  test('raw-009: prototype keys are unknown keys', async () => {
    const body = `{"__proto__":{"role":"admin"},"constructor":{"prototype":{"x":1}},"email":"a@example.org","password":"x"}`;
    const response = await post(LOGIN, body);
    expect(response.status).toBe(422);
    const { errors } = (await response.json()) as { errors: object };
    expect(Object.keys(errors).toSorted()).toEqual(['__proto__', 'constructor']);
    expect(Reflect.get({}, 'role')).toBeUndefined();
    expect(Reflect.get({}, 'x')).toBeUndefined();
  });

  test('deeply nested JSON is rejected', async () => {
    const nested = `{"content":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
    expect(await errorStatus(await postPolicy(nested))).toBe(413);
  });

  test.each([
    ['raw-013', 'text/plain'],
    ['raw-015', 'multipart/form-data; boundary=x'],
    ['a form', 'application/x-www-form-urlencoded'],
    ['a look-alike', 'application/json-patch+json'],
    ['no type', ''],
  ])('%s: %s is rejected', async (_, type) => {
    expect(await errorStatus(await post(LOGIN, JSON.stringify(ADMIN), { 'Content-Type': type }))).toBe(415);
  });

  test("combining marks in a wrong order, beyond any text's limit, do not block the server", async () => {
    const type = `a${'\u0301'.repeat(30_000)}${'\u0316'.repeat(30_000)}`;
    const startedAt = performance.now();
    expect(await errorStatus(await postPolicy(JSON.stringify({ type, content: '' })))).toBe(422);
    expect(performance.now() - startedAt).toBeLessThan(2000);
  });

  test('application/json with a charset is accepted', async () => {
    const response = await post(LOGIN, JSON.stringify(ADMIN), {
      'Content-Type': 'Application/JSON; charset=utf-8',
    });
    expect(response.status).toBe(200);
  });

  test('raw-017: compressed bodies are rejected', async () => {
    expect(
      await errorStatus(
        await post(LOGIN, gzipSync('x'.repeat(MIB)), { ...JSON_TYPE, 'Content-Encoding': 'gzip' }),
      ),
    ).toBe(415);
  });

  test('10 MB are rejected by their Content-Length, before they are sent', async () => {
    const response = await sendRaw(api.port, [
      `POST ${LOGIN} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${10 * MIB}\r\n\r\n{`,
    ]);
    expect(statusOf(response)).toBe(413);
  });

  test('raw-019: an endless body is cut off at the limit', async () => {
    const chunk = `10000\r\n${' '.repeat(0x10000)}\r\n`;
    let sent = 0;
    const endless = function* () {
      yield `POST ${LOGIN} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
      for (; sent < 1000; sent += 1) yield chunk;
    };
    const response = await sendRaw(api.port, endless());
    expect(statusOf(response)).toBe(413);
    expect(sent).toBeLessThan(1000);
  });

  test('raw-029: a client that expects 100-continue gets it', async () => {
    const body = JSON.stringify(ADMIN);
    const response = await sendRaw(api.port, [
      `POST ${LOGIN} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n`,
      body,
    ]);
    expect(response).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200/);
  });
});

/** Expects the contract's error, with the id of the request, in a response that bypassed the app. */
const expectError = (response: string) => {
  const [head = '', body = ''] = response.split('\r\n\r\n');
  const { message, code, requestId } = JSON.parse(body) as Failure;
  expect([message, STATUS_OF[code]]).toEqual(['The request is not readable', statusOf(response)]);
  expect(head).toMatch(/\r\ncontent-type: application\/json(?:\r\n|$)/i);
  expect(head.toLowerCase()).toContain(`\r\nx-request-id: ${requestId}`);
};

describe('malformed HTTP', () => {
  test.each([
    [
      'raw-021: two lengths',
      `POST ${LOGIN} HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
      400,
    ],
    [
      'length and chunks',
      `POST ${LOGIN} HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n`,
      400,
    ],
    ['no HTTP', 'hello\r\n\r\n', 400],
    [
      'raw-023: a header of 100 kB',
      `GET / HTTP/1.1\r\nHost: x\r\nX-Big: ${'x'.repeat(100_000)}\r\n\r\n`,
      431,
    ],
    ['raw-031: an unknown method', 'FOO /api/v1/users HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ])('%s gets %i', async (_, request, status) => {
    const response = await sendRaw(api.port, [request]);
    expect(statusOf(response)).toBe(status);
    expectError(response);
  });

  test.each(['a b', 'a/b', 'a@b', 'a:99999', '<script>', '[::1', '\u00ff'])(
    'an invalid host %j gets 400',
    async (host) => {
      const response = await sendRaw(api.port, [
        `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      ]);
      expect(statusOf(response)).toBe(400);
      expect(response).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
      expectError(response);
    },
  );

  test.each(['*', 'ftp://x/api/v1/health', 'http://[/api/v1/health', '/\\x'])(
    'an invalid request target %s gets 400',
    async (address) => {
      const response = await sendRaw(api.port, [
        `GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      ]);
      expect(statusOf(response)).toBe(400);
      expectError(response);
    },
  );

  test("a load balancer's HTTP/1.0 health check without a host gets a response", async () => {
    expect(statusOf(await sendRaw(api.port, ['GET /api/v1/health HTTP/1.0\r\n\r\n']))).toBe(200);
  });

  test('expectations other than 100-continue are ignored', async () => {
    const response = await sendRaw(api.port, [
      'GET /api/v1/users HTTP/1.1\r\nHost: x\r\nExpect: miracles\r\nConnection: close\r\n\r\n',
    ]);
    expect(statusOf(response)).toBe(401);
  });

  test('raw-031: CONNECT is rejected', async () => {
    const response = await sendRaw(api.port, [
      'CONNECT example.org:443 HTTP/1.1\r\nHost: example.org:443\r\n\r\n',
    ]);
    expect(statusOf(response)).not.toBe(200);
  });

  test('raw-031: TRACE echoes nothing', async () => {
    const response = await sendRaw(api.port, [
      'TRACE /api/v1/users HTTP/1.1\r\nHost: x\r\nX-Secret: hush\r\nConnection: close\r\n\r\n',
    ]);
    expect(statusOf(response)).toBe(405);
    expect(response).not.toContain('hush');
  });

  test.each(['/api/v1/users?query=%', '/api/v1/users?page=%e0%a4%a'])('%s cannot be read', async (path) => {
    expect(await errorStatus(await api.fetch(path, { headers: { Cookie: api.cookie } }))).toBe(400);
  });
});

describe('methods and paths', () => {
  const methods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];
  const paths = [...new Set(contract.operations.map(({ path }) => path))];

  test.each(paths)('raw-031: %s lists its methods in Allow', async (path) => {
    const allowed = contract.operations
      .filter((operation) => operation.path === path)
      .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    for (const method of methods.filter((one) => !allowed.includes(one))) {
      const response = await api.fetch(`/api/v1${path.replaceAll(/\{\w+\}/g, 'x')}`, { method });
      expect([method, response.status]).toEqual([method, 405]);
      expect(response.headers.get('allow')?.split(', ').toSorted()).toEqual(allowed.toSorted());
    }
  });

  test.each([
    '/api',
    '/api/',
    '/api/v1',
    '/api/v1/',
    '/api/v1/nothing',
    '/api/v2/users',
    '/api/v1/users/',
    '/api/v1//users',
  ])('%s does not exist', async (path) => {
    expect(
      await errorStatus(await api.fetch(path, { headers: { Cookie: api.cookie, Accept: 'text/html' } })),
    ).toBe(404);
  });

  test('raw-033: no path reaches other files', async () => {
    for (const path of [
      '/uploads/../package.json',
      '/uploads/..%2f..%2fetc/passwd',
      '/%2e%2e/package.json',
      '/assets/..%5c..%5cpackage.json',
    ]) {
      const response = await sendRaw(api.port, [
        `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      ]);
      expect([400, 404]).toContain(statusOf(response));
    }
  });

  test.each(['text/html', '*/*', 'application/xml', 'image/png'])(
    'raw-043: Accept: %s gets JSON',
    async (Accept) => {
      const response = await api.fetch('/api/v1/users', { headers: { Accept, Cookie: api.cookie } });
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
    },
  );

  test('raw-059: an id of another collection is not found', async () => {
    const { body } = await api.call('createFinanceCategory', { body: { name: 'Rent', color: '#abc' } });
    const { _id: id } = body;
    expect((await api.call('getUser', { params: { id } })).status).toBe(404);
    expect((await api.call('getFinanceCategory', { params: { id: api.adminId } })).status).toBe(404);
  });

  test.each(['__proto__', 'PRIVACY', '%70rivacy', 'other', 'constructor'])(
    'raw-067: the policy %s does not exist',
    async (type) => {
      expect(await errorStatus(await api.fetch(`/api/v1/policies/${type}`))).toBe(404);
    },
  );
});

const attempt = (headers: Record<string, string>) => post('/api/v1/auth/logout', '', headers);

describe('cross-site requests', () => {
  test.each<Record<string, string>>([
    { Origin: 'null' },
    { Origin: 'https://evil.example' },
    { Origin: 'http://localhost.evil.test' },
    { Origin: 'not a url' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://evil.example' },
  ])('raw-037: %o changes nothing and reveals nothing', async (headers) => {
    const response = await attempt(headers);
    expect(await errorStatus(response)).toBe(403);
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    const read = await api.fetch('/api/v1/users', { headers: { ...headers, Cookie: api.cookie } });
    expect([...read.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test('calls of the console, and of clients that are not browsers, succeed', async () => {
    const own = { 'Sec-Fetch-Site': 'same-origin', Origin: api.origin };
    const local = `localhost:${api.port}`;
    const configured = { Origin: `http://${local}`, Host: local };
    const others: Record<string, string>[] = [own, configured, { 'Sec-Fetch-Site': 'none' }, {}];
    for (const headers of others) {
      expect((await attempt(headers)).status).toBe(200);
    }
  });
});

describe('responses', () => {
  test('carry the security headers', async () => {
    const { headers } = await api.call('listUsers');
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
    });
    expect(headers.has('strict-transport-security')).toBe(false);
    expect(headers.has('x-powered-by')).toBe(false);
  });

  test('raw-039: survive 8 kB of cookies', async () => {
    const response = await api.fetch('/api/v1/users', {
      headers: { Cookie: `planner_session=${'x'.repeat(8000)}` },
    });
    expect(await errorStatus(response)).toBe(401);
  });
});

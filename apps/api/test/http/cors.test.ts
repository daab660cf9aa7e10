import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyRead } from '../support/everyRead.ts';
import { formOf, picture } from '../support/pictures.ts';
import { ADMIN, startTestApi, type TestApi } from '../support/startTestApi.ts';

const CONSOLE = 'https://console.example.net';
const NEIGHBOR = 'https://console.example.org';
const FROM_CONSOLE = { Origin: CONSOLE, 'Sec-Fetch-Site': 'cross-site' };

const corsHeaders = ({ headers }: { headers: Headers }) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')));

const ALLOWED = {
  'access-control-allow-origin': CONSOLE,
  'access-control-allow-credentials': 'true',
  'access-control-expose-headers': 'Activity-Id, ETag, Retry-After, X-Request-Id',
};

const varies = ({ headers }: { headers: Headers }) =>
  (headers.get('vary') ?? '').split(/, */).includes('Origin');

const addIcons = async (api: TestApi): Promise<string> => {
  const icon = await picture('red');
  const body = formOf({ name: 'Icon', iconLight: icon, iconDark: icon });
  return (await api.call('createHabitCategory', { body })).body.iconLight;
};

describe('with another site in CORS_ORIGINS', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({
      publicUrl: 'https://api.example.org',
      corsOrigins: [CONSOLE, 'http://localhost:5173'],
    });
  });
  afterAll(() => api.stop());

  const preflight = (path: string, headers: Record<string, string>) =>
    api.fetch(path, { method: 'OPTIONS', headers: { 'Access-Control-Request-Method': 'PUT', ...headers } });

  test('its pages may read every API response, including errors', async () => {
    const responses = {
      200: await api.call('getSession', { headers: FROM_CONSOLE }),
      201: await api.call('createFinanceCategory', {
        body: { name: 'Rent', color: '#336699' },
        headers: FROM_CONSOLE,
      }),
      401: await api.call('getSession', { as: null, headers: FROM_CONSOLE }),
      404: await api.fetch('/api/v1/nothing', { headers: FROM_CONSOLE }),
      405: await api.fetch('/api/v1/users', { method: 'PUT', headers: FROM_CONSOLE }),
      413: await api.call('logIn', {
        body: { ...ADMIN, password: 'x'.repeat(5000) },
        as: null,
        headers: FROM_CONSOLE,
      }),
      422: await api.call('createUser', { body: {}, headers: FROM_CONSOLE }),
    };
    for (const [status, response] of Object.entries(responses)) {
      expect([response.status, corsHeaders(response)]).toEqual([Number(status), ALLOWED]);
      expect([status, varies(response)]).toEqual([status, true]);
      expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  test('a page over the limit may read Retry-After', async () => {
    let response = await api.call('requestPasswordReset', { as: null, body: { email: 'a@b.example' } });
    for (let attempt = 0; attempt < 200 && response.status !== 429; attempt += 1)
      response = await api.call('requestPasswordReset', {
        as: null,
        body: { email: 'a@b.example' },
        headers: FROM_CONSOLE,
      });
    expect([response.status, corsHeaders(response)]).toEqual([429, ALLOWED]);
    expect(response.headers.has('retry-after')).toBe(true);
  });

  test.each([
    ['/api/v1/auth/login', 'POST'],
    ['/api/v1/users', 'GET, HEAD, POST'],
    ['/api/v1/users/0192b0c0-0000-7000-8000-000000000000', 'GET, HEAD, PUT, DELETE'],
    ['/api/v1/users/dashboard', 'GET, HEAD'],
  ])('a preflight for %s lists its methods', async (path, methods) => {
    const response = await preflight(path, { Origin: CONSOLE });
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(corsHeaders(response)).toEqual({
      ...ALLOWED,
      'access-control-allow-methods': methods,
      'access-control-allow-headers': 'Content-Type, If-Match, If-None-Match, Idempotency-Key',
      'access-control-max-age': '600',
    });
    expect(response.headers.get('vary')).toBe('Origin');
    expect(response.headers.has('content-type')).toBe(false);
  });

  test('each listed origin is echoed', async () => {
    const response = await preflight('/api/v1/users', { Origin: 'http://localhost:5173' });
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
  });

  test.each([
    'http://console.example.net',
    'https://console.example.net:8443',
    'https://www.console.example.net',
    'https://console.example.net.evil.example',
    'https://CONSOLE.example.net',
    'null',
    '',
  ])('pages of the origin %j may neither read nor change anything', async (Origin) => {
    const foreign = { Origin, 'Sec-Fetch-Site': 'cross-site' };
    const read = await api.call('listUsers', { headers: foreign });
    expect([corsHeaders(read), varies(read)]).toEqual([{}, true]);
    const refused = await preflight('/api/v1/users', { Origin });
    expect([refused.status, corsHeaders(refused)]).toEqual([405, {}]);
    const logIn = await api.call('logIn', { body: ADMIN, as: null, headers: foreign });
    expect([logIn.status, logIn.headers.has('set-cookie'), corsHeaders(logIn)]).toEqual([403, false, {}]);
  });

  test('OPTIONS without preflight headers or without an origin stays a 405', async () => {
    const options = await api.fetch('/api/v1/users', { method: 'OPTIONS', headers: { Origin: CONSOLE } });
    expect(options.status).toBe(405);
    const unknown = await api.call('logOut', { headers: { 'Sec-Fetch-Site': 'cross-site' }, as: null });
    expect(unknown.status).toBe(403);
  });

  test('its pages sign in with a cross-site cookie', async () => {
    const { status, headers } = await api.call('logIn', { body: ADMIN, as: null, headers: FROM_CONSOLE });
    expect(status).toBe(200);
    expect(headers.getSetCookie()[0]).toMatch(
      /^__Host-planner_session=[\w-]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=None; Secure$/,
    );
    const cookie = (headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const out = await api.call('logOut', { as: cookie, headers: FROM_CONSOLE });
    expect(out.status).toBe(200);
    expect(out.headers.get('set-cookie')).toMatch(/Max-Age=0; HttpOnly; SameSite=None; Secure$/);
  });

  test('its pages may embed icons, and read everything else only by CORS', async () => {
    const path = await addIcons(api);
    const icon = await api.fetch(`/api/v1${path}`, { headers: { 'Sec-Fetch-Site': 'cross-site' } });
    expect(icon.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const { headers } = await api.call('listUsers', { headers: FROM_CONSOLE });
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });
});

describe('with only same-site origins in CORS_ORIGINS', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ publicUrl: 'https://api.example.org', corsOrigins: [NEIGHBOR] });
  });
  afterAll(() => api.stop());

  test('the cookie stays SameSite=Lax, and icons are same-site', async () => {
    const { status, headers } = await api.call('logIn', {
      body: ADMIN,
      as: null,
      headers: { Origin: NEIGHBOR, 'Sec-Fetch-Site': 'same-site' },
    });
    expect(status).toBe(200);
    expect(headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Lax; Secure$/);
    const icon = await api.fetch(`/api/v1${await addIcons(api)}`);
    expect(icon.headers.get('cross-origin-resource-policy')).toBe('same-site');
  });
});

const isPublic = (path: string) =>
  /^\/api\/v1\/(?:policies\/\w+(?:\/next|\/published\/\d+)?$|icons\/)/.test(path);

describe('reads from pages of other sites', () => {
  let api: TestApi;
  let paths: string[];
  beforeAll(async () => {
    api = await startTestApi({
      publicUrl: 'https://api.example.org',
      corsOrigins: [CONSOLE],
      staticFiles: { serve: () => new Response('the console') },
    });
    paths = await everyRead(api);
  });
  afterAll(() => api.stop());

  /** Status of each read, by path. */
  const read = async (headers: Record<string, string>, method = 'GET') => {
    const responses = paths.map(async (path) => {
      const { status } = await api.fetch(path, { method, headers: { Cookie: api.cookie, ...headers } });
      return [path, status] as const;
    });
    return Object.fromEntries(await Promise.all(responses));
  };
  const allOf = (statusFor: (path: string) => number) =>
    Object.fromEntries(paths.map((path) => [path, statusFor(path)]));

  test.each<Record<string, string>>([
    { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image' },
    { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' },
    { 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'empty' },
    { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://console.example.net.evil.example' },
    { 'Sec-Fetch-Site': 'cross-site', Referer: `${CONSOLE}/` },
    { Origin: 'null' },
  ])('%o may read public texts and icons only', async (headers) => {
    expect(paths.length).toBeGreaterThan(20);
    for (const method of ['GET', 'HEAD'])
      expect(await read(headers, method)).toEqual(allOf((path) => (isPublic(path) ? 200 : 403)));
  });

  test.each<Record<string, string>>([
    {},
    { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'empty' },
    { 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' },
    { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'empty', Origin: CONSOLE },
  ])('%o may read everything', async (headers) => {
    expect(await read(headers)).toEqual(allOf(() => 200));
  });

  test.each(['image', 'video', 'iframe', 'style', 'object'])(
    'no element of our own page reads more than public texts and icons (%s)',
    async (destination) => {
      const headers = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': destination };
      expect(await read(headers)).toEqual(allOf((path) => (isPublic(path) ? 200 : 403)));
    },
  );

  test.each(['/', '/users/all-users', '/api/docs', '/api/v1/openapi.json'])(
    'links of other sites open the document %s',
    async (path) => {
      const headers = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', Accept: 'text/html' };
      expect((await api.fetch(path, { headers })).status).toBe(200);
    },
  );
});

describe('on localhost', () => {
  test.each([
    [
      'http://localhost:5173',
      /^planner_session_\d+=[\w-]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax$/,
    ],
    ['http://127.0.0.1:5173', /^planner_session_\d+=[\w-]{43}; .*; SameSite=None; Secure$/],
  ])('pages of %s get the cookie that they need', async (Origin, cookie) => {
    const api = await startTestApi({ corsOrigins: [Origin] });
    const { headers } = await api.call('logIn', { body: ADMIN, as: null, headers: { Origin } });
    expect(headers.getSetCookie()[0]).toMatch(cookie);
    await api.stop();
  });
});

describe('without CORS_ORIGINS', () => {
  test('no other origin is allowed, and icons are same-origin', async () => {
    const api = await startTestApi();
    const response = await api.call('getSession', { headers: FROM_CONSOLE });
    expect([corsHeaders(response), varies(response)]).toEqual([{}, false]);
    const options = await api.fetch('/api/v1/users', {
      method: 'OPTIONS',
      headers: { Origin: CONSOLE, 'Access-Control-Request-Method': 'GET' },
    });
    expect([options.status, corsHeaders(options)]).toEqual([405, {}]);
    const icon = await api.fetch(`/api/v1${await addIcons(api)}`);
    expect(icon.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    await api.stop();
  });
});

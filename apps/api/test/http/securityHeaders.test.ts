import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadStaticFiles } from '../../src/platform/http/staticFiles.ts';
import { sendRaw } from '../support/sendRaw.ts';
import { startTestApi, type TestApi } from '../support/startTestApi.ts';
import { validRequest } from '../support/validRequest.ts';

// Literal and compared as a whole: a missing, weaker or additional header fails.

const APP_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; " +
  "img-src 'self' data: blob: https:; font-src 'self'; connect-src 'self'; manifest-src 'self'; " +
  'frame-src https://www.youtube.com https://www.youtube-nocookie.com https://player.vimeo.com; ' +
  "require-trusted-types-for 'script'; trusted-types default; " +
  "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";
const ICON_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

const NO_STORE = 'no-store';
const REVALIDATE = 'no-cache';
const ONE_YEAR = 'public, max-age=31536000, immutable';

const EVERYWHERE = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Scripts, style sheets and fonts cannot become a page. */
const OF_CODE = {
  'cache-control': ONE_YEAR,
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

const WATCHED =
  /^(?:content-security-policy.*|cross-origin-.*|permissions-policy|referrer-policy|x-content-type-options|x-frame-options|strict-transport-security|cache-control|access-control-.*|server|x-powered-by|via)$/;

const watched = (headers: Headers) => Object.fromEntries([...headers].filter(([name]) => WATCHED.test(name)));

const parse = (response: string): [number, Headers] => {
  const [head = ''] = response.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const pairs = lines.map((line) => /^([^:]+):\s*(.*)$/.exec(line)?.slice(1) as [string, string]);
  return [Number(statusLine.split(' ')[1]), new Headers(pairs)];
};

const get = (address: string, ...headers: string[]): string =>
  [`GET ${address} HTTP/1.1`, 'Connection: close', ...headers, '', ''].join('\r\n');

interface Ask {
  method?: string;
  body?: string;
  headers?: Record<string, string>;
}

const NAVIGATION = { Accept: 'text/html' };
const SCRIPT = '/assets/app-1a2b.js';
const STYLE = '/assets/app-1a2b.css';
const FONT = '/assets/inter-1a2b.woff2';

describe.each([
  ['http', 'http://planner.test', {}],
  ['https', 'https://planner.test', { 'strict-transport-security': 'max-age=31536000' }],
])('on %s', (_, publicUrl, transport) => {
  let api: TestApi;
  let folder: string;
  let icon: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'planner-headers-'));
    await mkdir(path.join(folder, 'assets'));
    await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>Planner Admin</title>');
    await writeFile(path.join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await writeFile(path.join(folder, SCRIPT), 'console.log("hello");');
    await writeFile(path.join(folder, STYLE), 'body { color: red }');
    await writeFile(path.join(folder, FONT), 'wOF2');
    api = await startTestApi({ publicUrl, staticFiles: loadStaticFiles(folder) });
    const { params } = await validRequest('getIcon', api);
    icon = `/api/v1/icons/${params?.['file']}`;
  });
  afterAll(async () => {
    await api.stop();
    await rm(folder, { recursive: true });
  });

  const expected = (policy: string, cacheControl: string) => ({
    'cache-control': cacheControl,
    'content-security-policy': policy,
    ...EVERYWHERE,
    ...transport,
  });

  const ask = async (address: string, { headers, ...init }: Ask = {}) => {
    const all = { Cookie: api.cookie, ...headers };
    return api.fetch(address === 'the icon' ? icon : address, { ...init, headers: all });
  };

  test.each<[string, number, string, string, string, Ask?]>([
    ['the document', 200, '/', APP_POLICY, REVALIDATE, { headers: NAVIGATION }],
    ['the document of a deep link', 200, '/users/all-users', APP_POLICY, REVALIDATE, { headers: NAVIGATION }],
    [
      'a HEAD request for the document',
      200,
      '/',
      APP_POLICY,
      REVALIDATE,
      { method: 'HEAD', headers: NAVIGATION },
    ],
    ['an asset without a hash', 200, '/favicon.svg', APP_POLICY, REVALIDATE],
    ['an asset that is missing', 404, '/assets/gone-1a2b.js', APP_POLICY, NO_STORE],
    ['an unsupported console method', 405, '/', APP_POLICY, NO_STORE, { method: 'POST' }],
    ['an icon', 200, 'the icon', ICON_POLICY, ONE_YEAR],
    ['an icon that is missing', 404, `/api/v1/icons/${'0'.repeat(64)}.png`, API_POLICY, NO_STORE],
    ['data', 200, '/api/v1/users', API_POLICY, NO_STORE],
    ['public data', 200, '/api/v1/policies/terms', API_POLICY, NO_STORE],
    ['an export', 200, '/api/v1/users/export', API_POLICY, NO_STORE],
    ['health', 200, '/api/v1/health', API_POLICY, NO_STORE],
    ['a call without a session', 401, '/api/v1/users', API_POLICY, NO_STORE, { headers: { Cookie: '' } }],
    ['an item that does not exist', 404, '/api/v1/users/x', API_POLICY, NO_STORE],
    ['an unknown API path', 404, '/api/v2', API_POLICY, NO_STORE],
    ['an undecodable path', 404, '/api/v1/users/%zz', API_POLICY, NO_STORE],
    ['an unsupported API method', 405, '/api/v1/users', API_POLICY, NO_STORE, { method: 'PATCH' }],
    [
      'a cross-site request',
      403,
      '/api/v1/auth/logout',
      API_POLICY,
      NO_STORE,
      {
        method: 'POST',
        headers: { Origin: 'https://evil.example' },
      },
    ],
    [
      'a body that is not JSON',
      415,
      '/api/v1/auth/login',
      API_POLICY,
      NO_STORE,
      { method: 'POST', body: 'x' },
    ],
    [
      'invalid values',
      422,
      '/api/v1/auth/login',
      API_POLICY,
      NO_STORE,
      {
        method: 'POST',
        body: '{}',
        headers: { 'Content-Type': 'application/json' },
      },
    ],
    [
      'a request for another host',
      421,
      '/api/v1/users',
      API_POLICY,
      NO_STORE,
      { headers: { Host: 'x.example' } },
    ],
    ['a document for another host', 421, '/', APP_POLICY, NO_STORE, { headers: { Host: 'x.example' } }],
  ])('%s (%i)', async (_name, status, address, policy, cacheControl, request) => {
    const response = await ask(address, request);
    expect([response.status, watched(response.headers)]).toEqual([status, expected(policy, cacheControl)]);
  });

  test.each([
    ['the document', '/', APP_POLICY, REVALIDATE],
    ['an icon', 'the icon', ICON_POLICY, ONE_YEAR],
  ])('%s with a matching ETag (304)', async (_name, address, policy, cacheControl) => {
    const first = await ask(address, { headers: NAVIGATION });
    const headers = { ...NAVIGATION, 'If-None-Match': first.headers.get('etag') ?? '' };
    const again = await ask(address, { headers });
    expect([again.status, watched(again.headers)]).toEqual([304, expected(policy, cacheControl)]);
  });

  test.each([SCRIPT, STYLE, FONT])('%s', async (address) => {
    const { status, headers } = await ask(address);
    expect([status, watched(headers)]).toEqual([200, { ...OF_CODE, ...transport }]);
  });

  test.each<[string, number, string]>([
    ['bytes that are not HTTP', 400, 'hello\r\n\r\n'],
    ['headers that are too long', 431, get('/', 'Host: planner.test', `X: ${'x'.repeat(20_000)}`)],
    ['an invalid host', 400, get('/', 'Host: a b')],
    ['an invalid request target', 400, get('*', 'Host: planner.test')],
    ['no host', 400, get('/api/v1/users')],
    ['a target of another host', 400, get('http://localhost/metrics', 'Host: planner.test')],
  ])('%s (%i)', async (_name, status, request) => {
    const [received, headers] = parse(await sendRaw(api.port, [request]));
    expect([received, watched(headers)]).toEqual([status, expected(API_POLICY, NO_STORE)]);
  });
});

describe('security.txt', () => {
  test('tells where to report vulnerabilities, for half a year from now', async () => {
    const contact = await startTestApi({
      securityContact: 'mailto:security@example.org',
      publicUrl: 'https://admin.example.org',
    });
    const response = await contact.fetch('/.well-known/security.txt');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/plain; charset=UTF-8',
    ]);
    expect(await response.text()).toBe(`Contact: mailto:security@example.org
Expires: 2026-10-31T10:00:00.000Z
Preferred-Languages: en
Canonical: https://admin.example.org/.well-known/security.txt
`);
    await contact.stop();
  });

  test('does not exist without a contact', async () => {
    const silent = await startTestApi();
    expect((await silent.fetch('/.well-known/security.txt')).status).toBe(404);
    await silent.stop();
  });
});

test('HSTS includes subdomains on request, also for requests that the app does not see', async () => {
  const api = await startTestApi({ publicUrl: 'https://planner.test', hstsSubdomains: true });
  const unreadable = await sendRaw(api.port, ['GET / HTTP/9.9\r\n\r\n']);
  const { headers } = await api.fetch('/api/v1/health');
  await api.stop();
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  expect(unreadable).toContain('max-age=31536000; includeSubDomains');
});

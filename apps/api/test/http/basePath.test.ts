import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadStaticFiles } from '../../src/platform/http/staticFiles.ts';
import { ADMIN, startTestApi, type TestApi } from '../support/startTestApi.ts';
import { takeMails } from '../support/takeMails.ts';

const PUBLIC_URL = 'https://example.org/admin';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <script>document.title = '"/';</script>
    <script type="module" src="/assets/app-1a2b.js"></script>
    <style>@font-face{src:url(/assets/inter-1a2b.woff2)}</style>
  </head>
  <body><a href="/forgot-password">Reset it</a><a href="https://planner.example/">Home</a><a href="#main">Skip</a></body>
</html>
`;
const SERVED = `<!doctype html>
<html data-base="/admin" lang="en">
  <head>
    <script>document.title = '"/';</script>
    <script type="module" src="/admin/assets/app-1a2b.js"></script>
    <style>@font-face{src:url(/admin/assets/inter-1a2b.woff2)}</style>
  </head>
  <body><a href="/admin/forgot-password">Reset it</a><a href="https://planner.example/">Home</a><a href="#main">Skip</a></body>
</html>
`;

let folder: string;
let api: TestApi;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'planner-path-'));
  await writeFile(path.join(folder, 'index.html'), PAGE);
  await writeFile(path.join(folder, 'index.html.br'), 'compressed when it was built');
  const staticFiles = loadStaticFiles(folder, PUBLIC_URL);
  api = await startTestApi({ publicUrl: PUBLIC_URL, staticFiles });
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true });
});

const HTML = { Accept: 'text/html' };

describe.each([
  ['passes on', '/admin'],
  ['removes', ''],
])('behind a proxy that %s the path', (_, prefix) => {
  test.each(['/', '/users/edit/1', '/contact'])(
    'the page at %s loads its parts below it',
    async (address) => {
      const plain = await api.fetch(prefix + address, {
        headers: { ...HTML, 'Accept-Encoding': 'identity' },
      });
      expect(await plain.text()).toBe(SERVED);
      const compressed = await api.fetch(prefix + address, { headers: { ...HTML, 'Accept-Encoding': 'br' } });
      expect(compressed.headers.get('content-encoding')).toBe('br');
      expect(brotliDecompressSync(await compressed.arrayBuffer()).toString()).toBe(SERVED);
      const style = '@font-face{src:url(/admin/assets/inter-1a2b.woff2)}';
      const hash = createHash('sha256').update(style).digest('base64');
      expect(plain.headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}'`);
    },
  );

  test('the API answers', async () => {
    const login = await api.fetch(`${prefix}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'https://example.org' },
      body: JSON.stringify(ADMIN),
    });
    expect(login.headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]+/, '=…'))).toEqual([
      '__Secure-planner_session=…; Path=/admin; Max-Age=604800; HttpOnly; SameSite=Lax; Secure',
      expect.stringMatching(
        /^__Secure-planner_device_\w{16}=…; Path=\/admin; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/,
      ),
    ]);
    const [session = ''] = login.headers.getSetCookie()[0]?.split(';') ?? [];
    const users = await api.fetch(`${prefix}/api/v1/users?page=1`, { headers: { Cookie: session } });
    expect(users.status).toBe(200);
    expect((await api.fetch(`${prefix}/api/v1/nothing`)).status).toBe(404);
  });

  test('the address for changing the password leads to it', async () => {
    const { headers } = await api.fetch(`${prefix}/.well-known/change-password`);
    expect(headers.get('location')).toBe('/admin/settings#password');
  });

  test('the documentation of the API links to its contract', async () => {
    expect(await (await api.fetch(`${prefix}/api/docs`)).text()).toContain(
      'href="/admin/api/v1/openapi.json"',
    );
    const contract = await (await api.fetch(`${prefix}/api/v1/openapi.json`)).json();
    expect(contract).toMatchObject({ servers: [{ url: '/admin/api/v1', description: 'This server' }] });
  });
});

test('without its slash the path redirects', async () => {
  const { status, headers } = await api.fetch('/admin', { headers: HTML });
  expect([status, headers.get('location')]).toEqual([308, '/admin/']);
});

test('other paths that begin alike are not its own', async () => {
  const { headers } = await api.fetch('/administrators/api/v1/health');
  expect(headers.get('content-type')).toContain('text/html');
});

test('probes need no path', async () => {
  expect((await api.fetch('/api/v1/ready', { headers: { Host: '10.0.0.7:3000' } })).status).toBe(200);
});

test('a request for another host names the address', async () => {
  const response = await api.fetch('/', { headers: { Host: 'localhost' } });
  expect([response.status, (await response.json()).message]).toEqual([
    421,
    'This server does not answer for this host. Use https://example.org/admin',
  ]);
});

test('mails link to the path', async () => {
  await api.call('requestPasswordReset', { body: { email: ADMIN.email }, as: null });
  const [mail] = await takeMails(api);
  expect(mail?.text).toMatch(/^https:\/\/example\.org\/admin\/reset-password\/new#[\w-]{43}$/m);
});

test('pages of other origins change nothing', async () => {
  const response = await api.fetch('/admin/api/v1/auth/logout', {
    method: 'POST',
    headers: { Cookie: api.cookie, Origin: 'https://evil.example' },
  });
  expect(response.status).toBe(403);
});

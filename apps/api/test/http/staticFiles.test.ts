import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadStaticFiles } from '../../src/platform/http/staticFiles.ts';
import { sendRaw } from '../support/sendRaw.ts';
import { startTestApi, type TestApi } from '../support/startTestApi.ts';

const SCRIPT = 'console.log("hello");';
const NAVIGATION = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

let api: TestApi;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'planner-console-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>Planner Admin</title>');
  await writeFile(path.join(folder, 'theme.js'), 'theme');
  await writeFile(path.join(folder, 'secret.pem'), 'no file of the console');
  await writeFile(path.join(folder, 'assets/app-1a2b.js'), SCRIPT);
  await writeFile(path.join(folder, 'assets/inter-1a2b.woff2'), 'font');
  await writeFile(path.join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync(SCRIPT));
  api = await startTestApi({ staticFiles: loadStaticFiles(folder) });
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true });
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

const directivesOf = async (host: TestApi) =>
  (await host.fetch('/', { headers: NAVIGATION })).headers.get('content-security-policy')?.split('; ');

describe('the console', () => {
  test.each(['/', '/users/all-users?page=2', '/reset-password/some.token', '/nothing/here'])(
    'is served for a navigation to %s',
    async (address) => {
      const response = await api.fetch(address, { headers: NAVIGATION });
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<title>Planner Admin</title>');
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': expect.stringContaining(
          "script-src 'self'; style-src 'self'; style-src-attr",
        ),
        'referrer-policy': 'no-referrer',
      });
    },
  );

  test('allows frames from video hosts only, and no script or style by itself', async () => {
    const { headers } = await api.fetch('/', { headers: NAVIGATION });
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain(
      'frame-src https://www.youtube.com https://www.youtube-nocookie.com https://player.vimeo.com;',
    );
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe|unsafe-eval|style-src [^;]*unsafe/);
  });

  test('allows the inline script and style of its page by their hashes, and no other', async () => {
    const built = await mkdtemp(path.join(tmpdir(), 'planner-console-'));
    await writeFile(
      path.join(built, 'index.html'),
      '<!doctype html><script>start()</script><style>a{color:red}</style><script src="/assets/app.js"></script>',
    );
    const host = await startTestApi({ staticFiles: loadStaticFiles(built) });
    expect(await directivesOf(host)).toEqual(
      expect.arrayContaining([
        `script-src 'self' 'sha256-${sha256('start()')}'`,
        `style-src 'self' 'sha256-${sha256('a{color:red}')}'`,
      ]),
    );
    await host.stop();
    await rm(built, { recursive: true });
  });

  test('may call only the API origin it was built for', async () => {
    const built = await mkdtemp(path.join(tmpdir(), 'planner-console-'));
    await writeFile(
      path.join(built, 'index.html'),
      '<!doctype html><meta name="api-origin" content="http://localhost:4000">',
    );
    const host = await startTestApi({ staticFiles: loadStaticFiles(built) });
    expect(await directivesOf(host)).toEqual(
      expect.arrayContaining([
        "connect-src 'self' http://localhost:4000",
        "img-src 'self' data: blob: https: http://localhost:4000",
      ]),
    );
    expect(await directivesOf(api)).toEqual(
      expect.arrayContaining(["connect-src 'self'", "img-src 'self' data: blob: https:"]),
    );
    await host.stop();
    await rm(built, { recursive: true });
  });

  test('is revalidated by its ETag', async () => {
    const first = await api.fetch('/', { headers: NAVIGATION });
    const again = await api.fetch('/login', {
      headers: { ...NAVIGATION, 'If-None-Match': first.headers.get('etag') ?? '' },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
  });

  test('caches hashed files for a year, compressed where accepted', async () => {
    const response = await sendRaw(api.port, [
      'GET /assets/app-1a2b.js HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip, br\r\nConnection: close\r\n\r\n',
    ]);
    expect(response).toMatch(/content-encoding: br/i);
    expect(response).toMatch(/cache-control: public, max-age=31536000, immutable/i);
    expect(response).toMatch(/vary: accept-encoding/i);
    expect(response).toMatch(/content-type: text\/javascript; charset=utf-8/i);
    expect(response).not.toMatch(/^(?:etag|x-request-id):/im);
    const decoded = await api.fetch('/assets/app-1a2b.js', { headers: { 'Accept-Encoding': 'br' } });
    expect(await decoded.text()).toBe(SCRIPT);
    const plain = await api.fetch('/assets/app-1a2b.js', {
      headers: { 'Accept-Encoding': 'br;q=0, identity' },
    });
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, SCRIPT]);
  });

  test('sends no header that a font does not need', async () => {
    const { headers } = await api.fetch('/assets/inter-1a2b.woff2');
    const unneeded = ['etag', 'vary', 'x-request-id'].filter((name) => headers.has(name));
    expect([headers.get('content-type'), unneeded]).toEqual(['font/woff2', []]);
  });

  test('revalidates files without a hash', async () => {
    const response = await api.fetch('/theme.js');
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  });

  test.each(['/assets/app-gone.js', '/assets/', '/secret.pem', '/favicon.ico', '/assets/../secret.pem'])(
    'is not served for %s',
    async (address) => {
      const Accept = address.startsWith('/assets/app') ? 'text/html' : '*/*';
      const response = await api.fetch(address, { headers: { Accept } });
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toBe('application/json');
    },
  );

  test.each(['/', '/users/all-users'])('serves %s to a client that accepts anything', async (address) => {
    const response = await api.fetch(address, { headers: { Accept: '*/*' } });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
  });

  test('supports HEAD, and no other method', async () => {
    const head = await api.fetch('/', { method: 'HEAD', headers: NAVIGATION });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const post = await api.fetch('/', { method: 'POST', headers: NAVIGATION });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('is not served where it is not built', () => {
    expect(loadStaticFiles(path.join(folder, 'nothing'))).toBeUndefined();
  });
});

import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../support/contractForTests.ts';
import { fetchFromHost } from '../support/fetchFromHost.ts';
import { startTestApi, type TestApi } from '../support/startTestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

describe.each([
  ['/api/v1/openapi.json', 'application/json'],
  ['/api/docs', 'text/html; charset=utf-8'],
])('%s', (path, type) => {
  test('is public, compressed, and not sent again while it is the same', async () => {
    // Unlike `fetch`, leaves the body encoded.
    const get = (headers: Record<string, string>) =>
      fetchFromHost(api.origin + path, { headers: { Host: `127.0.0.1:${api.port}`, ...headers } });
    const response = await get({ 'Accept-Encoding': 'br' });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
      'br',
      'Accept-Encoding',
    ]);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const text = brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString();
    expect(await (await api.fetch(path)).text()).toBe(text);
    const again = await get({ 'If-None-Match': response.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('supports only GET and HEAD', async () => {
    const { status, headers } = await api.fetch(path, { method: 'POST' });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect((await api.fetch(path, { method: 'HEAD' })).status).toBe(200);
  });
});

test('/api/v1/openapi.json is the contract', async () => {
  expect(await (await api.fetch('/api/v1/openapi.json')).json()).toEqual({
    ...contract.document,
    servers: [{ url: '/api/v1', description: 'This server' }],
  });
});

describe('/api/docs', () => {
  let page: Response;
  let markup: string;
  beforeAll(async () => {
    page = await api.fetch('/api/docs');
    markup = await page.text();
  });

  test('has a policy that allows its one style and nothing else', () => {
    const styles = [...markup.matchAll(/<style>([^]*?)<\/style>/g)].map(([, style = '']) => style);
    expect(styles).toHaveLength(1);
    const hash = createHash('sha256')
      .update(styles[0] ?? '')
      .digest('base64');
    expect(page.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    expect(markup).not.toMatch(/<(?:script|link|img|iframe)|\s(?:style|src|on\w+)=/);
  });

  test('has every operation and error code once, and every link leads to one', () => {
    const ids = [...markup.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(
      expect.arrayContaining([
        ...contract.operations.map(({ id }) => id),
        ...Object.keys(contract.errorTitles),
      ]),
    );
    const links = [...markup.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !ids.includes(link.slice(1)))).toEqual(['/api/v1/openapi.json']);
  });

  test('shows text of the contract as text', () => {
    expect(markup).toContain('<code>&lt;img&gt;</code>');
    expect(markup).not.toMatch(/`|\*\*/);
    expect(markup).toContain('<code>Idempotency-Key</code>');
  });
});

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compressOnce } from '../../src/platform/http/responseBodies.ts';
import { seedUsers } from '../../src/sample/seedUsers.ts';
import { fetchFromHost } from '../support/fetchFromHost.ts';
import { startTestApi, type TestApi } from '../support/startTestApi.ts';

const DECODERS: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

let api: TestApi;
beforeAll(async () => {
  // Validation would buffer the streamed responses.
  api = await startTestApi({ validateResponses: false });
  await seedUsers(api.engine, 12_000, api.clock.now(), () => {});
  const content = '<p>More than the server compresses at once.</p>'.repeat(3000);
  await api.call('savePolicy', { body: { type: 'privacy', content } });
});
afterAll(() => api.stop());

/** Unlike `fetch`, leaves the body encoded. */
const request = (path: string, acceptEncoding: string, init: RequestInit = {}) =>
  fetchFromHost(`${api.origin}/api/v1${path}`, {
    ...init,
    headers: {
      Host: `127.0.0.1:${api.port}`,
      Cookie: api.cookie,
      'Accept-Encoding': acceptEncoding,
      ...(init.headers as Record<string, string>),
    },
  });

const decode = async (response: Response): Promise<string> => {
  const bytes = Buffer.from(await response.arrayBuffer());
  const encoding = response.headers.get('content-encoding');
  return (encoding === null ? bytes : (DECODERS[encoding]?.(bytes) ?? bytes)).toString();
};

const encodingOf = ({ headers }: Response) => [headers.get('content-encoding'), headers.get('vary')];

describe.each([
  ['br', 'gzip, deflate, br, zstd'],
  ['gzip', 'gzip, deflate'],
  ['gzip', 'br;q=0, GZIP'],
])('%s for %s', (encoding, accepted) => {
  test.each([
    '/users',
    '/users?query=an&sort=name',
    '/users/export',
    '/subscriptions',
    '/policies/terms',
    '/policies/privacy',
    '/policies/privacy/published/1',
  ])('GET %s decodes to what it is without, in fewer bytes', async (path) => {
    const plain = await request(path, 'identity');
    expect(encodingOf(plain)).toEqual([null, 'Accept-Encoding']);
    const encoded = await request(path, accepted);
    expect([encoded.status, ...encodingOf(encoded)]).toEqual([200, encoding, 'Accept-Encoding']);
    for (const name of ['content-type', 'cache-control', 'content-disposition', 'x-content-type-options'])
      expect(encoded.headers.get(name)).toBe(plain.headers.get(name));
    const bytes = (await encoded.clone().arrayBuffer()).byteLength;
    const length = encoded.headers.get('content-length');
    expect(length ?? String(bytes)).toBe(String(bytes));
    const text = await decode(plain);
    expect(await decode(encoded)).toBe(text);
    expect(bytes).toBeLessThan(Buffer.byteLength(text) * 0.6);
  });
});

test.each(['/health', `/users?query=nobody+at+all`, '/users/0', '/no-such-path'])(
  'GET %s is short and stays as it is',
  async (path) => {
    expect(encodingOf(await request(path, 'br, gzip'))).toEqual([null, null]);
  },
);

test('icons are compressed already', async () => {
  const [category] = (await api.call('listHabitCategories')).body;
  const icon = await request(category?.iconLight ?? '', 'br');
  expect([icon.status, ...encodingOf(icon)]).toEqual([200, null, null]);
});

test('an error is not compressed', async () => {
  const refused = await request('/users', 'br', { method: 'PUT' });
  expect([refused.status, ...encodingOf(refused)]).toEqual([405, null, null]);
});

const compress = (name: string) => compressOnce('text/plain', `Text ${name} `.repeat(9000), `"${name}"`);

test('a long public text is compressed once for all readers, and eight are kept', async () => {
  const first = await compress('0');
  expect([...first.encoded.keys()]).toEqual(['br', 'gzip']);
  for (let other = 1; other < 8; other += 1) await compress(String(other));
  expect(await compress('0')).toBe(first);
  for (let other = 8; other < 16; other += 1) await compress(String(other));
  expect(await compress('0')).not.toBe(first);
});

test('the ETag of a compressed response is weak, gets 304, and saves', async () => {
  const plain = await request('/policies/terms', 'identity');
  const { headers } = await request('/policies/terms', 'br');
  const etag = headers.get('etag') ?? '';
  expect(etag).toBe(`W/${plain.headers.get('etag')}`);
  const known = await request('/policies/terms', 'br', { headers: { 'If-None-Match': etag } });
  expect([known.status, ...encodingOf(known)]).toEqual([304, null, 'Accept-Encoding']);
  const save = () =>
    api.call('savePolicy', {
      body: { type: 'terms', content: '<p>New terms</p>' },
      headers: { 'If-Match': etag },
    });
  expect((await save()).status).toBe(200);
  expect((await save()).status).toBe(412);
});

test('a response that depends on the origin, too, names both', async () => {
  const shared = await startTestApi({ corsOrigins: ['http://localhost:5173'] });
  await seedUsers(shared.engine, 20, shared.clock.now(), () => {});
  const response = await shared.fetch('/api/v1/users', {
    headers: { Cookie: shared.cookie, Origin: 'http://localhost:5173', 'Accept-Encoding': 'br' },
  });
  expect(encodingOf(response)).toEqual(['br', 'Accept-Encoding, Origin']);
  expect(await response.json()).toHaveProperty('pagination.totalUsers', 21);
  await shared.stop();
});

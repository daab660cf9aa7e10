import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../support/startTestApi.ts';
import { watchQueries } from '../support/watchQueries.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const read = (type: 'privacy' | 'terms' = 'privacy') => api.call('getPolicy', { params: { type }, as: null });
const save = (content: string, headers: Record<string, string> = {}, as = api.cookie) =>
  api.call('savePolicy', { body: { type: 'privacy', content }, headers, as });
const versions = (query: Record<string, number | string> = {}) =>
  api.call('listPolicyVersions', { params: { type: 'privacy' }, query });

const OF_INSTALLATION = { language: 'en', timeZone: 'UTC', translations: [] };

describe('a policy', () => {
  test('that was never saved is empty, without date and versions', async () => {
    const { status, body, headers } = await read('terms');
    expect([status, body, headers.get('etag')]).toEqual([
      200,
      {
        type: 'terms',
        ...OF_INSTALLATION,
        title: 'Terms and Conditions',
        content: '',
        updatedAt: null,
        version: null,
        sha256: null,
        next: null,
        addresses: [],
      },
      expect.stringMatching(/^"[0-9a-f]{32}"$/),
    ]);
    expect((await api.call('listPolicyVersions', { params: { type: 'terms' } })).body).toEqual({
      items: [],
      nextCursor: null,
    });
  });

  test('is saved, dated and public', async () => {
    const saved = await save('<p>One</p>');
    expect([saved.status, saved.body]).toEqual([
      200,
      {
        type: 'privacy',
        ...OF_INSTALLATION,
        title: 'Privacy Policy',
        content: '<p>One</p>',
        updatedAt: api.clock.now().toISOString(),
        version: 1,
        sha256: '5d56165a643c35d1706ebb428a73f0a13b275d3723b0787c23a2c851c9cdea44',
        next: null,
        addresses: [],
      },
    ]);
    const found = await read();
    expect([found.body, found.headers.get('etag')]).toEqual([saved.body, saved.headers.get('etag')]);
  });

  test.each(['', ' \n<p >x</P >\r\n<!-- note -->\t', 'e\u0301 is not \u00e9', '&nbsp;&#x27;<br/>'])(
    'is stored byte for byte: %j',
    async (content) => {
      await save(content);
      expect((await read()).body.content).toBe(content);
    },
  );

  test('is rejected with an unknown type', async () => {
    const { status, failure } = await api.call('savePolicy', { body: { type: 'other', content: 'x' } });
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['type']]);
  });
});

test('opening the editor warms up the cleaner; a visitor does not', async () => {
  let warmed = 0;
  const policyCleaner = {
    clean: (html: string) => Promise.resolve({ html, removed: [] }),
    show: (html: string) => Promise.resolve(html),
    address: () => Promise.resolve([]),
    compare: () => Promise.resolve({ changes: 0, html: '' }),
    warm: () => {
      warmed += 1;
    },
    stop: () => Promise.resolve(),
  };
  const other = await startTestApi({ policyCleaner });
  await other.call('getPolicy', { params: { type: 'terms' }, as: null });
  expect(warmed).toBe(0);
  await other.call('listPolicyVersions', { params: { type: 'terms' } });
  expect(warmed).toBe(1);
  await other.stop();
});

test('a public text is read once per version, whoever asks for it in which encoding', async () => {
  const content = `<p>${'Data that we keep. '.repeat(500)}</p>`;
  const { db } = api.engine;
  let reads = 0;
  const watched = watchQueries(db, (result) => {
    if (result.rows.some((row) => 'content' in row)) reads += 1;
    return result;
  });
  const readAs = (encoding: string, headers: Record<string, string> = {}) =>
    api.call('getPolicy', {
      params: { type: 'terms' },
      as: null,
      headers: { 'Accept-Encoding': encoding, ...headers },
    });
  const saveAs = (text: string) => api.call('savePolicy', { body: { type: 'terms', content: text } });
  const saved = await saveAs(content);
  Object.assign(api.engine, { db: watched });
  const [first, ...others] = await Promise.all(['br', 'gzip', 'identity', 'br'].map((one) => readAs(one)));
  for (const one of [first, ...others]) expect(one?.body).toEqual(saved.body);
  const etag = first?.headers.get('etag') ?? '';
  expect(etag).toBe(saved.headers.get('etag'));
  expect((await readAs('gzip', { 'If-None-Match': etag })).status).toBe(304);
  Object.assign(api.engine, { db });
  expect(reads).toBe(1);
  const next = await saveAs('<p>Short</p>');
  expect((await readAs('br', { 'If-None-Match': etag })).body).toEqual(next.body);
});

describe('two administrators', () => {
  test('do not overwrite each other unnoticed', async () => {
    const { headers } = await read();
    const ifMatch = { 'If-Match': headers.get('etag') ?? '' };
    const first = await save('<p>First</p>', ifMatch);
    expect(first.status).toBe(200);
    const second = await save('<p>Second</p>', ifMatch);
    expect([second.status, second.failure.current]).toEqual([412, first.body]);
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
    expect((await read()).body.content).toBe('<p>First</p>');
    const again = await save('<p>Second</p>', { 'If-Match': second.headers.get('etag') ?? '' });
    expect([again.status, (await read()).body.content]).toEqual([200, '<p>Second</p>']);
  });

  test('saving in parallel without a version both get a version number', async () => {
    const before = (await versions()).body.items.length;
    const saves = await Promise.all(['a', 'b', 'c', 'd'].map((content) => save(content)));
    expect(saves.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(saves.map(({ headers }) => headers.get('etag'))).size).toBe(4);
    expect((await versions()).body.items).toHaveLength(before + 4);
    const firsts = await Promise.all(
      ['a', 'b'].map((content) => api.call('savePolicy', { body: { type: 'terms', content } })),
    );
    expect(new Set(firsts.map(({ headers }) => headers.get('etag'))).size).toBe(2);
  });

  test('saving the same version cannot both succeed', async () => {
    const { headers } = await read();
    const ifMatch = { 'If-Match': headers.get('etag') ?? '' };
    const saves = await Promise.all(['e', 'f', 'g'].map((content) => save(content, ifMatch)));
    const lost = saves.filter(({ status }) => status === 412);
    expect([saves.some(({ status }) => status === 200), lost.length]).toEqual([true, 2]);
  });
});

describe('versions', () => {
  test('list author and date, even after the account is deleted', async () => {
    const id = await api.addUser({ name: 'Grace Hopper', email: 'grace@example.org', role: 'admin' });
    const as = await api.signIn('grace@example.org', 'a fine passphrase');
    await save('<p>Grace’s</p>', {}, as);
    await api.call('deleteUser', { params: { id } });
    const [newest] = (await versions()).body.items;
    expect(newest).toEqual({
      version: expect.any(Number),
      savedAt: api.clock.now().toISOString(),
      savedBy: 'Grace Hopper',
      savedByEmail: 'grace@example.org',
      bytes: 16,
      state: 'inForce',
      inForceAt: api.clock.now().toISOString(),
      periods: [{ from: api.clock.now().toISOString(), until: null }],
      note: null,
      isAnnounced: false,
      withdrawnAt: null,
      withdrawnReason: null,
    });
    const params = { type: 'privacy', version: String(newest?.version) };
    const { body } = await api.call('getPolicyVersion', { params });
    expect(body).toEqual({ ...newest, type: 'privacy', content: '<p>Grace’s</p>' });
  });

  test('name the account, which a new name does not hide', async () => {
    const owner = await api.addUser({ name: 'Ada Lovelace', email: 'ada.owner@example.org', role: 'admin' });
    await api.addUser({ name: 'Someone', email: 'someone@example.org', role: 'admin' });
    const as = await api.signIn('someone@example.org', 'a fine passphrase');
    await api.call('updateOwnProfile', { body: { name: 'Ada Lovelace' }, as });
    await save('<p>Forged</p>', {}, as);
    const [newest] = (await versions()).body.items;
    expect(newest).toMatchObject({ savedBy: 'Ada Lovelace', savedByEmail: 'someone@example.org' });

    await api.call('eraseUser', { params: { id: owner } });
    expect((await versions()).body.items[0]).toMatchObject({ savedBy: 'Ada Lovelace' });
    const [row] = await api.engine.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'someone@example.org')
      .execute();
    await api.call('eraseUser', { params: { id: row?.id ?? '' } });
    expect((await versions()).body.items[0]).toMatchObject({ savedBy: null, savedByEmail: null });
  });

  test('are a log, newest first', async () => {
    for (let i = 0; i < 30; i++) await save(`<p>${i}</p>`);
    const { items, nextCursor } = (await versions()).body;
    expect(items).toHaveLength(20);
    // A version saved meanwhile doesn't appear on later pages.
    await save('<p>Meanwhile</p>');
    const rest = (await versions({ limit: 100, cursor: nextCursor ?? '' })).body;
    const numbers = [...items, ...rest.items].map(({ version }) => version);
    expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, i) => numbers.length - i));
    expect(rest.nextCursor).toBeNull();
    expect((await versions({ limit: numbers.length + 1 })).body.nextCursor).toBeNull();
  });

  test.each(['0', 'Mg==', 'x', '%00', ''])('do not continue after the cursor %j', async (cursor) => {
    const { status, failure } = await versions({ cursor });
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['cursor']]);
  });

  test('are restored by saving them as a new version', async () => {
    const { content } = (await api.call('getPolicyVersion', { params: { type: 'privacy', version: '1' } }))
      .body;
    const { headers } = await save(content);
    expect((await read()).body.content).toBe('<p>One</p>');
    expect(headers.get('etag')).toBe((await read()).headers.get('etag'));
    expect((await versions()).body.items[0]?.bytes).toBe(10);
  });

  test.each(['0', '999999999', '01', '-1', 'x'])('%s is none', async (version) => {
    const { status } = await api.call('getPolicyVersion', { params: { type: 'privacy', version } });
    expect(status).toBe(404);
  });
});

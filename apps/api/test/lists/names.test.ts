import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addApp } from '../support/factors.ts';
import { startTestApi, type TestApi } from '../support/startTestApi.ts';

let api: TestApi;
let app: { id: string };
beforeAll(async () => {
  api = await startTestApi();
  app = await addApp(api, api.cookie);
});
afterAll(() => api.stop());

const color = '#16a34a';
const password = 'seven green bottles';
let last = 0;

const newUser = (name: string) => ({ name, email: `n${(last += 1)}@example.org`, password });

const REFUSED = [
  'Gro\u200bceries',
  'Gro\u2060ceries',
  'Gro\ufeffceries',
  'abc\u202etxt.exe',
  'a\u2067b\u2069c',
  'Gro\u200eceries',
  'Gro\u200dceries',
  'Gro\u200cceries',
  'Иг\u200dры',
  'Do\u00adnau',
  'Gro\u034fceries',
  'Gro\u115fceries',
  'Gro\u1160ceries',
  'Gro\u3164ceries',
  'Gro\uffa0ceries',
  'Gro\u17b4ceries',
  'Gro\u180bceries',
  'Gro\u2800ceries',
  'Gro\ufe0fceries',
  'Gro\u{e0061}ceries',
  'Gro\u{e0100}ceries',
  'Gro\u{1d173}ceries',
  '1\ufe0f',
  'کتاب\u200c',
  'کتاب\u200c\u200cها',
  '👩\u200dAda',
  '🏴\u{e0067}\u{e0062}',
];

const KEPT = [
  'کتاب\u200cها',
  'क्\u200dष',
  'ന്\u200dറെ',
  '👩\u200d🚀 Space',
  '❤️\u200d🔥',
  'അവന്\u200d',
  '葛\u{e0100}城',
  '1\ufe0f\u20e3',
  '☂\ufe0f',
  '🧑🏽\u200d🚀',
  '🏴\u{e0067}\u{e0062}\u{e007f}',
];

describe('invisible characters in names', () => {
  test.each(REFUSED)('%j is refused', async (name) => {
    const { _id: user } = (await api.call('createUser', { body: newUser('Ada') })).body;
    const books = { name: `Books ${last}`, color };
    const { _id: category } = (await api.call('createFinanceCategory', { body: books })).body;
    const answers = [
      await api.call('createUser', { body: newUser(name) }),
      await api.call('updateUser', { params: { id: user }, body: { name } }),
      await api.call('updateOwnProfile', { body: { name } }),
      await api.call('createFinanceCategory', { body: { name, color } }),
      await api.call('updateFinanceCategory', { params: { id: category }, body: { name, color } }),
      await api.call('createToken', { body: { name, access: 'support', days: 90 } }),
      await api.call('addFactor', { body: { name, challenge: 'x'.repeat(43), code: '287082' } }),
      await api.call('renameFactor', { params: { id: app.id }, body: { name } }),
    ];
    for (const { status, failure } of answers)
      expect([status, failure.errors]).toEqual([422, { name: 'Name contains invisible characters' }]);
  });

  test.each(KEPT)('%j is kept', async (name) => {
    const { status, body } = await api.call('createFinanceCategory', { body: { name, color } });
    expect([status, body.name]).toEqual([201, name]);
  });

  test('a stored name does not stop other changes', async () => {
    const name = 'Ad\u200ba';
    const { _id: id } = (await api.call('createUser', { body: newUser('Ada') })).body;
    const params = { id };
    await api.engine.db.updateTable('users').set({ name }).where('id', '=', params.id).execute();
    expect((await api.call('updateUser', { params, body: { name, height: '171' } })).status).toBe(200);
  });

  test('are removed from the names of visitors', async () => {
    const email = 'visitor.name@example.org';
    const message = { firstName: 'Jo\u200bhn\u202e', lastName: '\u2066Doe\u2069', email, message: 'Hello' };
    expect((await api.call('sendContactMessage', { body: message })).status).toBe(200);
    const found = await api.call('listContactMessages', { query: { query: email } });
    expect(found.body.messages).toMatchObject([{ firstName: 'John', lastName: 'Doe' }]);
  });
});

test('white space of a pasted search term', async () => {
  await api.call('createUser', { body: newUser('Zenobia Quill') });
  for (const query of ['Zenobia\tQuill', '\r\nZenobia\u2028Quill\n']) {
    const { status, body } = await api.call('listUsers', { query: { query } });
    expect([status, body.users.map(({ name }) => name)]).toEqual([200, ['Zenobia Quill']]);
  }
});

test('letters without a decomposition sort with their alphabet', async () => {
  const names = ['Qzeta', 'Qłan', 'Qlzz', 'Qøst', 'Qpa', 'Qđa', 'Qeb', 'Qæa', 'Qb', 'Qßa', 'Qt', 'Qıa', 'Qj'];
  for (const name of names) await api.call('createUser', { body: newUser(name) });
  const pages = await Promise.all(
    [1, 2].map((page) => api.call('listUsers', { query: { query: 'Q', sort: 'name', page } })),
  );
  const sorted = pages
    .flatMap(({ body }) => body.users.map(({ name }) => name))
    .filter((name) => /^Q(?!u)/.test(name));
  expect(sorted).toEqual([
    'Qæa',
    'Qb',
    'Qđa',
    'Qeb',
    'Qıa',
    'Qj',
    'Qłan',
    'Qlzz',
    'Qøst',
    'Qpa',
    'Qßa',
    'Qt',
    'Qzeta',
  ]);
});

import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../src/platform/db/inTransaction.ts';
import { insertUsers, type NewUser } from '../../src/users/rows.ts';
import { createIds } from '../../src/platform/ids.ts';
import { foldText, searchTextOf, wordsOf } from '../../src/platform/text/foldText.ts';
import { createUserPages, type RoleFilter, type UserPages, type UserSort } from '../../src/users/list.ts';
import rows from '../corpora/api-paging-search.json' with { type: 'json' };
import { runs } from '../support/runs.ts';
import { startTestApi, type TestApi } from '../support/startTestApi.ts';
import { watchQueries } from '../support/watchQueries.ts';
import { DAY_MS } from '../../src/platform/time.ts';

const PAGE = 10;
/** Enough for deep pages, which are found by another query than the first ones. */
const CROWD = 2500;

const NAMES = [
  'Zoë Müller',
  'zoe plain',
  'Anna Smith',
  'ANNA SMITHSON',
  'Joanna Smi',
  '100% Sure',
  'under_score',
  String.raw`back\slash`,
  `quo"te's`,
  '(a+)+$',
  '[a-z]^*',
  'Ω-Ohm Ωμέγα',
  'İstanbul İpek',
  '李娜',
  '李 娜娜',
  '山田 太郎',
  '김 하은',
  'José Núñez',
  "Conan O'Brien",
  'Jean\u2010Luc Straße',
  'Σίσυφος',
  'Łukasz Øster',
  'محمد الأمين',
  'ﬁne ﬂow',
  'ＦＵＬＬ width',
  'ab',
  'a',
  '-- ; drop',
  'NEAR AND OR NOT',
  'star*fish',
  'colon:search',
];

let api: TestApi;
let model: { id: string; email: string; role: string; text: string; key: string }[];

/** Compares by code point; JavaScript compares UTF-16 code units. */
const compare = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

const rowOf = ({ id, name, email, role }: Pick<NewUser, 'id' | 'name' | 'email' | 'role'>) => ({
  id,
  role,
  email,
  text: searchTextOf([name, email]),
  key: foldText(name),
});

beforeAll(async () => {
  api = await startTestApi();
  const ids = createIds();
  const start = api.clock.now().getTime() - 400 * DAY_MS;
  const users: NewUser[] = Array.from({ length: CROWD }, (_, index) => {
    // Several users share a millisecond, and many a day.
    const at = new Date(start + Math.floor(index / 3) * 12_345_678);
    const name = (NAMES[index] ?? `Person ${index % 97} ${'xyz'[index % 3]}`).normalize('NFC');
    return {
      id: ids(at),
      name,
      email: `p${index}.${name.replaceAll(/[^A-Za-z]/g, '').toLowerCase()}x@example.${index % 2 ? 'org' : 'com'}`,
      password_hash: null,
      role: index % 11 === 0 ? 'admin' : 'user',
      gender: null,
      dob: null,
      height: null,
      weight: null,
      created_at: at.toISOString(),
      last_active: null,
    };
  });
  await inTransaction(api.engine, async (trx) => {
    for (let from = 0; from < users.length; from += 500)
      await insertUsers(trx, users.slice(from, from + 500));
  });
  model = [
    rowOf({ id: api.adminId, name: 'Admin', email: 'admin@planner.local', role: 'admin' }),
    ...users.toReversed().map(rowOf),
  ];
});
afterAll(() => api.stop());

const idOf = ({ _id: id }: { _id: string }): string => id;

const ROLES = { admin: 0, user: 1 } as Record<string, number>;

const sorted = (sort: string) => {
  const by = sort.replace('-', '');
  const sign = sort.startsWith('-') ? -1 : 1;
  const oldestFirst = model.toReversed();
  if (by === 'joined') return sign === 1 ? oldestFirst : model;
  if (by === 'role') return model.toSorted((a, b) => sign * ((ROLES[a.role] ?? 0) - (ROLES[b.role] ?? 0)));
  const ascending = oldestFirst.toSorted((a, b) =>
    by === 'name' ? compare(a.key, b.key) : compare(a.email, b.email),
  );
  return sign === 1 ? ascending : ascending.toReversed();
};

interface Order {
  sort?: string | undefined;
  role?: string | undefined;
}

const expected = (query: string, page: number, { sort = '-joined', role }: Order = {}) => {
  const words = wordsOf(query);
  const found = sorted(sort).filter(
    (row) => words.every((word) => row.text.includes(word)) && (role === undefined || row.role === role),
  );
  const totalPages = Math.max(1, Math.ceil(found.length / PAGE));
  const currentPage = Math.min(page, totalPages);
  return {
    ids: found.slice((currentPage - 1) * PAGE, currentPage * PAGE).map(({ id }) => id),
    pagination: { currentPage, totalPages, totalUsers: found.length, usersPerPage: PAGE },
  };
};

const fetchPage = async (query: string, page: number, { sort, role }: Order = {}) => {
  const { body } = await api.call('listUsers', {
    query: { query, page, ...(sort !== undefined && { sort }), ...(role !== undefined && { role }) },
  });
  return { ids: body.users.map(idOf), pagination: body.pagination };
};

/** Like `fetchPage`, for user pages of their own. */
const readFrom = async (pages: UserPages, query: string, page: number, { sort, role }: Order) => {
  const list = await pages.read(
    {
      query,
      ...(sort !== undefined && { sort: sort as UserSort }),
      ...(role !== undefined && { role: role as RoleFilter }),
    },
    page,
    PAGE,
  );
  return {
    ids: list.rows.map(({ id }) => id),
    pagination: {
      currentPage: list.page,
      totalPages: list.totalPages,
      totalUsers: list.total,
      usersPerPage: PAGE,
    },
  };
};

const hits = async (query: string) => (await fetchPage(query, 1)).pagination.totalUsers;

describe('listUsers', () => {
  test('returns the newest first, by time and then by id', async () => {
    const { body } = await api.call('listUsers', { query: { page: 3 } });
    const keys = body.users.map((user) => `${user.createdAt} ${idOf(user)}`);
    expect(keys).toEqual(keys.toSorted().toReversed());
  });

  test.each([1, 2, 100, 201, 202, 250, 251, 252, 1_000_000_000])(
    'returns page %i of the whole list',
    async (page) => {
      expect(await fetchPage('', page)).toEqual(expected('', page));
    },
  );

  test('finds the same users on every page of a search', async () => {
    for (const page of [1, 2, 40, 83, 84, 999]) {
      expect(await fetchPage('person', page)).toEqual(expected('person', page));
    }
  });

  test.each([
    ...NAMES,
    'zoë',
    'ZOË',
    'zoe',
    'ohm',
    'ωμ',
    'istanbul',
    'i̇stanbul',
    'fine',
    'ｆｕｌｌ',
    'example',
    '@',
    '.org',
    'p1',
    '%',
    '_',
    '\\',
    '"',
    "'",
    '*',
    'a+',
    'a" OR "b',
    '娜',
    '李 ',
    'nobody has this',
    'nunez jose',
    '山田太郎',
    '太郎 山田',
    '김하은',
    'obrien',
    'o’brien',
    'jean–luc STRASSE',
    'ΣΊΣΥΦΟΣ',
    'lukasz oster',
    'smith anna example org',
    'e x a',
    '\u00ad',
  ])('searches for the words of %s literally', async (query) => {
    expect(await fetchPage(query, 1)).toEqual(expected(query, 1));
    expect(await fetchPage(query, 2)).toEqual(expected(query, 2));
  });

  test('finds every name by any part of it', async () => {
    const parts = NAMES.flatMap((name) => Array.from(name, (_, from) => name.slice(from, from + 4)));
    for (const part of parts.filter((text) => text.isWellFormed() && text.trim() !== '')) {
      const { ids, pagination } = await fetchPage(part, 1);
      expect({ ids, pagination }).toEqual(expected(part, 1));
      expect(pagination.totalUsers).toBeGreaterThan(0);
    }
  });

  test('agrees with a plain model for any search', async () => {
    const letters = fc.constantFrom(...'aeinzxyp 01.@_%"\'\\(ëéω李'.split(''));
    const queries = fc.oneof(
      fc.array(letters, { maxLength: 6 }).map((parts) => parts.join('')),
      fc
        .constantFrom(...NAMES)
        .chain((name) => fc.nat(name.length).map((from) => name.slice(from, from + 5))),
    );
    await fc.assert(
      fc.asyncProperty(
        queries.filter((query) => query.isWellFormed()),
        fc.integer({ min: 1, max: 300 }),
        async (query, page) => {
          expect(await fetchPage(query, page)).toEqual(expected(query, page));
        },
      ),
      { seed: 6, numRuns: runs(150) },
    );
  });

  test('agrees with a plain model for any part of an address, and for parts put together', async () => {
    const parts = fc
      .tuple(fc.nat(CROWD - 1), fc.nat(30), fc.integer({ min: 4, max: 40 }))
      .map(([index, from, length]) => model[index]?.email.slice(from, from + length) ?? '');
    const pairs = fc.tuple(parts, parts).map(([a, b]) => a.slice(0, 4) + b.slice(-5));
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(parts, pairs).filter((query) => query.trim() !== ''),
        fc.integer({ min: 1, max: 3 }),
        fc.constantFrom('-joined', 'joined', 'name', '-email', 'role'),
        async (query, page, sort) => {
          expect(await fetchPage(query, page, { sort })).toEqual(expected(query, page, { sort }));
        },
      ),
      { seed: 14, numRuns: runs(200) },
    );
  });

  test('does not find texts that have all trigrams of a word, but not the word', async () => {
    const id = await api.addUser({ name: 'xyzab yzabc', email: 'grams@example.org' });
    expect(await hits('xyzabc')).toBe(0);
    expect(await hits('yzabc xyzab')).toBe(1);
    await api.call('deleteUser', { params: { id } });
  });

  const SORTS = ['joined', '-joined', 'name', '-name', 'email', '-email', 'role', '-role'];

  test.each(SORTS)('sorts by %s on near and far pages, for any role', async (sort) => {
    for (const role of [undefined, 'admin', 'user'])
      for (const page of [1, 2, 23, 24, 125, 126, 127, 249, 251, 999])
        expect({ role, ...(await fetchPage('', page, { sort, role })) }).toEqual({
          role,
          ...expected('', page, { sort, role }),
        });
  });

  test('agrees with a plain model for any search, order and role', async () => {
    const queries = fc.oneof(
      fc.constantFrom(
        '',
        'a',
        'x',
        'zo',
        'qu',
        '娜',
        '李',
        '%',
        '_',
        'person 9',
        'example',
        '.org',
        'ωμ',
        'qx',
        'org person',
        '9 x person',
      ),
      fc
        .constantFrom(...NAMES)
        .chain((name) => fc.nat(name.length).map((from) => name.slice(from, from + 3))),
    );
    await fc.assert(
      fc.asyncProperty(
        queries.filter((query) => query.isWellFormed()),
        fc.integer({ min: 1, max: 260 }),
        fc.constantFrom(...SORTS),
        fc.constantFrom(undefined, 'admin', 'user'),
        async (query, page, sort, role) => {
          expect(await fetchPage(query, page, { sort, role })).toEqual(expected(query, page, { sort, role }));
        },
      ),
      { seed: 21, numRuns: runs(300) },
    );
  });

  test.each([
    { deepOffset: 0, maxListed: 0, farOffset: 0 },
    { deepOffset: 30, maxListed: 1_000_000, farOffset: 0 },
    { deepOffset: 300, maxListed: 100, farOffset: 50 },
  ])('agrees with a plain model, whichever way a page is found: %j', async (limits) => {
    const pages = createUserPages(api.engine, limits);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('', '', '', 'a', 'person', '9 person', '.org', 'x', 'qx', 'zo', 'an', '李', 'nobody'),
        fc.integer({ min: 1, max: 260 }),
        fc.constantFrom(...SORTS),
        fc.constantFrom(undefined, 'admin', 'user'),
        async (query, page, sort, role) => {
          expect(await readFrom(pages, query, page, { sort, role })).toEqual(
            expected(query, page, { sort, role }),
          );
        },
      ),
      { seed: 50, numRuns: runs(400) },
    );
  });

  test('exports the same users in the same order', async () => {
    const pages = createUserPages(api.engine);
    for (const query of ['', 'person 9', 'smith anna', 'qx', '娜'])
      for (const sort of SORTS) {
        const all: string[] = [];
        for await (const users of pages.readAll({ query, sort: sort as UserSort }))
          all.push(...users.map(({ id }) => id));
        const { pagination } = expected(query, 1, { sort });
        expect(all).toHaveLength(pagination.totalUsers);
        expect(all.slice(0, PAGE)).toEqual(expected(query, 1, { sort }).ids);
        expect(all.slice((pagination.totalPages - 1) * PAGE)).toEqual(
          expected(query, pagination.totalPages, { sort }).ids,
        );
      }
  });

  test('keeps order and totals correct when names and roles change', async () => {
    const id = await api.addUser({ name: 'Äther Test', email: 'aether@example.org' });
    const places = async (order: Order) => (await fetchPage('ther', 1, order)).ids.includes(id);
    expect(await places({ role: 'user', sort: 'name' })).toBe(true);
    expect(await hits('test ÄTH')).toBe(1);
    await api.call('updateUser', { params: { id }, body: { name: 'Brother Test', role: 'admin' } });
    expect(await places({ role: 'user', sort: 'name' })).toBe(false);
    expect(await places({ role: 'admin', sort: '-name' })).toBe(true);
    expect(await hits('test ÄTH')).toBe(0);
    await api.call('deleteUser', { params: { id } });
    expect(await places({})).toBe(false);
  });

  test('invalidates a total as soon as a user changes', async () => {
    const total = async () =>
      (await api.call('listUsers', { query: { query: 'ephemeral' } })).body.pagination.totalUsers;
    expect(await total()).toBe(0);
    const id = await api.addUser({ name: 'Ephemeral One', email: 'e1@example.org' });
    expect(await total()).toBe(1);
    await api.call('updateUser', { params: { id }, body: { name: 'Lasting', role: 'user' } });
    expect(await total()).toBe(0);
    await api.call('deleteUser', { params: { id } });
    expect((await api.call('listUsers')).body.pagination.totalUsers).toBe(model.length);
  });

  test('keeps totals and lists when a change affects no search', async () => {
    const id = await api.addUser({ name: 'Unmoved', email: 'unmoved@example.org' });
    const queries: string[] = [];
    const readPool = watchQueries(api.engine.readPool, (result) => {
      queries.push('');
      return result;
    });
    const pages = createUserPages({ ...api.engine, readPool });
    const read = () => readFrom(pages, 'unmoved', 1, { sort: 'name' });
    const before = await read();
    expect(before.ids).toEqual([id]);
    expect(queries.splice(0)).not.toEqual([]);
    await api.call('updateUser', { params: { id }, body: { name: 'Unmoved', role: 'user', height: '170' } });
    expect(await read()).toEqual(before);
    expect(queries).toEqual([]);
    await api.call('deleteUser', { params: { id } });
    expect((await read()).ids).toEqual([]);
  });

  test('returns the previous page when the last row of the last page is deleted', async () => {
    const ids: string[] = [];
    for (let index = 0; index < PAGE + 1; index += 1) {
      ids.push(await api.addUser({ name: `Stepback ${index}`, email: `step${index}@example.org` }));
    }
    const page = async () => (await api.call('listUsers', { query: { query: 'stepback', page: 2 } })).body;
    expect((await page()).users).toHaveLength(1);
    await api.call('deleteUser', { params: { id: ids[0] ?? '' } });
    const { users, pagination } = await page();
    expect(users).toHaveLength(PAGE);
    expect(pagination).toMatchObject({ currentPage: 1, totalPages: 1 });
    for (const id of ids.slice(1)) await api.call('deleteUser', { params: { id } });
  });
});

test('a page has as many users as asked for, up to 100', async () => {
  const { body } = await api.call('listUsers', { query: { page: 1, limit: 25 } });
  expect(body.users.map(idOf)).toEqual(model.slice(0, 25).map(({ id }) => id));
  expect(body.pagination).toMatchObject({ usersPerPage: 25, totalPages: Math.ceil(model.length / 25) });
  const refused = await api.fetch('/api/v1/users?limit=101', { headers: { Cookie: api.cookie } });
  expect(refused.status).toBe(422);
});

describe('paging and search parameters', () => {
  /** Statuses that openapi.yaml documents where the corpus leaves a choice. */
  const EXPECTED: Record<string, number> = {
    'page=0': 422,
    'page=': 422,
    'page=1&page=2': 422,
    'page=+1': 422,
    'page=01': 422,
    'sort=password': 422,
    'role=root': 422,
    'query=': 200,
    'query=a&query=b': 422,
    'query=zoe': 200,
    'query=anna%20smith': 200,
    'usersPerPage=100000': 200,
    'fields=password': 200,
    '__proto__[x]=1': 200,
  };
  const given = rows.filter(({ payload }) => !payload.startsWith('page=last'));

  test.each(given)('$id: $payload gets the documented response', async ({ payload, expect: documented }) => {
    const response = await api.fetch(`/api/v1/users?${payload}`, { headers: { Cookie: api.cookie } });
    const status =
      EXPECTED[payload] ?? Number(/\b(?:4\d\d)\b/.exec(documented.split(',')[0] ?? '')?.[0] ?? 200);
    expect(response.status).toBe(status);
    const text = await response.text();
    expect(text).not.toMatch(/password|hash/i);
    expect(Reflect.get({}, 'x')).toBeUndefined();
    const isPage = text.includes(`"usersPerPage":${PAGE}}`);
    expect(isPage).toBe(status === 200);
  });

  test('the rows that promise hits find them', async () => {
    expect(await hits('%')).toBe(1);
    expect(await hits('\\')).toBe(1);
    expect(await hits('(a+)+$')).toBe(1);
    expect(await hits('anna smith')).toBe(2);
    expect(await hits('zoe')).toBeGreaterThan(0);
  });
});

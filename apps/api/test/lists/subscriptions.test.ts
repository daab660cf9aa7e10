import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createIds } from '../../src/platform/ids.ts';
import { inTransaction } from '../../src/platform/db/inTransaction.ts';
import { SEARCH_LIMITS } from '../../src/platform/search/createSearch.ts';
import { csvCell, csvLine } from '../../src/platform/text/csvLine.ts';
import { searchTextOf, wordsOf } from '../../src/platform/text/foldText.ts';
import { DAY_MS } from '../../src/platform/time.ts';
import { createSubscriptionList } from '../../src/subscriptions/list.ts';
import { insertSubscriptions } from '../../src/subscriptions/rows.ts';
import { runs } from '../support/runs.ts';
import { startTestApi, type TestApi } from '../support/startTestApi.ts';

const PAGE = 10;
const STATUSES = ['ACTIVE', 'EXPIRED', 'ERROR', 'GRACE_PERIOD'];
const NAMES = ['Zoë Müller', 'zoe plain', '100% Sure', 'under_score', 'quo\'t"e', '李娜', 'Ada Test'];

interface Row {
  id: string;
  userId: string;
  name: string;
  email: string;
  originalTransactionId: string;
  status: string;
  expiresDate: string | null;
}

let api: TestApi;
let model: Row[];

beforeAll(async () => {
  api = await startTestApi();
  const ids = createIds();
  const now = api.clock.now().getTime();
  const people = await Promise.all(
    NAMES.map(async (name, index) => {
      const email = `person${index}@example.org`;
      return { name, email, userId: await api.addUser({ name, email }) };
    }),
  );
  const rows = Array.from({ length: 57 }, (_, index): Row => {
    const person = people[index % people.length];
    if (!person) throw new Error('There are no users to subscribe');
    return {
      ...person,
      id: ids(new Date(now + index)),
      originalTransactionId: `2000${String(index * 7919).padStart(6, '0')}-Ab%_${index}`,
      status: STATUSES[(index * 5) % STATUSES.length] ?? '',
      expiresDate: index % 6 === 0 ? null : new Date(now + (index % 9) * DAY_MS).toISOString(),
    };
  });
  await inTransaction(api.engine, (trx) =>
    insertSubscriptions(
      trx,
      rows.map((row) => ({
        id: row.id,
        user_id: row.userId,
        original_transaction_id: row.originalTransactionId,
        status: row.status,
        expires_at: row.expiresDate,
      })),
    ),
  );
  model = rows.toReversed();
});
afterAll(() => api.stop());

interface Asked {
  query?: string;
  status?: string;
  endsWithin?: number;
  sort?: string;
}

const keyOf = ({ expiresDate, id }: Row) => `${expiresDate ?? '9999'} ${id}`;

const isEnding = ({ expiresDate }: Row, days: number | undefined) => {
  if (days === undefined) return true;
  const now = api.clock.now().getTime();
  const end = expiresDate === null ? Infinity : Date.parse(expiresDate);
  return end >= now && end < now + days * DAY_MS;
};

const expected = ({ query = '', status = '', endsWithin, sort = '' }: Asked): string[] => {
  const words = wordsOf(query);
  const found = model.filter((row) => {
    const text = searchTextOf([row.name, row.email, row.userId, row.originalTransactionId]);
    return (
      (status === '' || status.split(',').includes(row.status)) &&
      isEnding(row, endsWithin) &&
      words.every((word) => text.includes(word))
    );
  });
  const ascending = found.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  if (sort === 'expires') return ascending.map(({ id }) => id);
  if (sort === '-expires') return ascending.toReversed().map(({ id }) => id);
  return found.map(({ id }) => id);
};

const list = async (query: Record<string, string | number>) => {
  const { body } = await api.call('listSubscriptions', { query });
  return { ...body, ids: body.data.map(({ id }) => id) };
};

const counted = (rows: Row[]) =>
  STATUSES.map((status) => ({
    status,
    subscriptions: rows.filter((row) => row.status === status).length,
  }))
    .filter(({ subscriptions }) => subscriptions > 0)
    .toSorted((a, b) => (a.status < b.status ? -1 : 1));

describe('listSubscriptions', () => {
  test('returns all of them without parameters, in the original format', async () => {
    const { body } = await api.call('listSubscriptions');
    expect(Object.keys(body)).toEqual(['data']);
    expect(body.data).toEqual(model);
  });

  test('a page has as many as asked for', async () => {
    const { ids, pagination } = await list({ page: 2, limit: 25 });
    expect(ids).toEqual(model.slice(25, 50).map(({ id }) => id));
    expect(pagination).toEqual({ currentPage: 2, totalPages: 3, totalItems: 57, itemsPerPage: 25 });
  });

  test('agrees with a plain model for any page, search, status and order', async () => {
    const queries = fc.oneof(
      fc.constantFrom(
        '',
        ...NAMES,
        '%',
        '_',
        '-ab',
        '2000',
        'example',
        "'",
        '"',
        '\\',
        'nobody',
        'muller zoe 2000',
        'org ada',
      ),
      fc
        .constantFrom(...NAMES)
        .chain((name) => fc.nat(name.length).map((from) => name.slice(from, from + 3))),
      fc
        .tuple(
          fc.nat(56),
          fc.constantFrom('email', 'userId', 'originalTransactionId'),
          fc.nat(30),
          fc.nat(40),
        )
        .map(([index, key, from, length]) => (model[index]?.[key] ?? '').slice(from, from + length)),
    );
    await fc.assert(
      fc.asyncProperty(
        queries,
        fc.constantFrom('', ...STATUSES, 'ERROR,GRACE_PERIOD'),
        fc.constantFrom(undefined, 3, 7),
        fc.constantFrom('', 'expires', '-expires'),
        fc.integer({ min: 1, max: 9 }),
        async (query, status, endsWithin, sort, page) => {
          const ends = endsWithin !== undefined && { endsWithin };
          const all = expected({ query, status, ...ends, sort });
          const totalPages = Math.max(1, Math.ceil(all.length / PAGE));
          const currentPage = Math.min(page, totalPages);
          const asked = { query, status, ...ends, ...(sort !== '' && { sort }) };
          const { ids, pagination } = await list({ ...asked, page });
          expect(ids).toEqual(all.slice((currentPage - 1) * PAGE, currentPage * PAGE));
          expect(pagination).toEqual({
            currentPage,
            totalPages,
            totalItems: all.length,
            itemsPerPage: PAGE,
          });
          expect((await list(asked)).ids).toEqual(all);
        },
      ),
      { seed: 20, numRuns: runs(240) },
    );
  });

  test.each([0, 20])('agrees with a plain model when it lists up to %i hits', async (maxListed) => {
    const subscriptions = createSubscriptionList(api.engine, { ...SEARCH_LIMITS, maxListed });
    for (const query of ['2000', 'zo', 'person1@example', 'an', 'müller zoe', 'e', '7919 a'])
      for (const status of ['', 'ERROR'])
        for (const sort of [undefined, 'expires', '-expires'] as const)
          for (const page of [1, 2, 4, 99]) {
            const all = expected({ query, status, sort: sort ?? '' });
            const statuses = status === '' ? [] : [status];
            const choice = { query, statuses, ends: undefined, sort };
            const read = await subscriptions.readPage(choice, page, PAGE);
            expect(read.total).toBe(all.length);
            expect(read.rows.map(({ id }) => id)).toEqual(
              all.slice((read.page - 1) * PAGE, read.page * PAGE),
            );
            const ids: string[] = [];
            for await (const rows of subscriptions.readAll(choice)) ids.push(...rows.map(({ id }) => id));
            expect(ids).toEqual(all);
          }
  });

  test('finds subscriptions by the new name of their user at once', async () => {
    const [row] = model;
    if (!row) throw new Error('There are no subscriptions');
    const rename = async (name: string) => {
      await api.call('updateUser', { params: { id: row.userId }, body: { name, role: 'user' } });
      for (const one of model) if (one.userId === row.userId) one.name = name;
    };
    const original = row.name;
    for (const name of ['Björn Ångström', original]) {
      await rename(name);
      for (const query of ['gströ', 'ng', 'Björn Ångström', original])
        expect((await list({ query, page: 1 })).ids).toEqual(expected({ query }).slice(0, PAGE));
    }
  });

  test('counts every status regardless of filters, and drops those of a deleted user', async () => {
    expect((await list({ page: 1, status: 'ERROR' })).statuses).toEqual(counted(model));
    const [gone] = model;
    if (!gone) throw new Error('There are no subscriptions');
    await api.call('deleteUser', { params: { id: gone.userId } });
    model = model.filter(({ userId }) => userId !== gone.userId);
    expect((await list({ page: 1 })).statuses).toEqual(counted(model));
    expect((await list({})).ids).toEqual(expected({}));
  });

  test.each([
    'page=0',
    'page=x',
    'sort=name',
    'sort=expires&sort=expires',
    `status=${'A'.repeat(201)}`,
    'status=%00',
    'endsWithin=0',
    'endsWithin=91',
    'endsWithin=week',
  ])('rejects %s', async (search) => {
    const response = await api.fetch(`/api/v1/subscriptions?${search}`, {
      headers: { Cookie: api.cookie },
    });
    expect(response.status).toBe(422);
  });
});

describe('exportSubscriptions', () => {
  test('contains the listed subscriptions in their order, and is recorded', async () => {
    const search = '?query=example&status=ACTIVE%2CERROR&endsWithin=7&sort=-expires';
    const response = await api.fetch(`/api/v1/subscriptions/export${search}`, {
      headers: { Cookie: api.cookie, 'X-Request-Id': 'export-of-subscriptions' },
    });
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="subscriptions.csv"');
    const [head, ...lines] = (await response.text()).split('\r\n');
    expect(head).toBe('"User ID","Name","Transaction ID","Status","Expires"');
    const all = expected({ query: 'example', status: 'ACTIVE,ERROR', endsWithin: 7, sort: '-expires' });
    const rows = all.map((id) => model.find((row) => row.id === id)!);
    expect(rows.length).toBeGreaterThan(2);
    expect(lines).toEqual([
      ...rows.map(({ userId, name, originalTransactionId, status, expiresDate }) =>
        csvLine(
          [userId, name, originalTransactionId, status, expiresDate].map((cell) => csvCell(cell)),
        ).trimEnd(),
      ),
      '',
    ]);
    const { body } = await api.call('listActivity');
    const entry = body.items.find(({ kind }) => kind === 'subscriptionsExported');
    expect(entry?.changes).toEqual([
      { field: 'query', to: 'example' },
      { field: 'status', to: 'ACTIVE,ERROR' },
      { field: 'endsWithin', to: '7' },
      { field: 'sort', to: '-expires' },
    ]);
  });

  test('and its list refuse a status that no subscription has had, in words, not one that has none now', async () => {
    for (const operation of ['listSubscriptions', 'exportSubscriptions'] as const) {
      const { status, failure } = await api.call(operation, { query: { status: 'ACTIVE,NEVER_WAS' } });
      expect([status, failure.errors?.['status']]).toEqual([
        422,
        expect.stringMatching(/^Status must be one of: ACTIVE, EXPIRED, ERROR, GRACE_PERIOD/),
      ]);
      expect((await api.call(operation, { query: { status: 'ERROR,GRACE_PERIOD' } })).status).toBe(200);
    }
  });
});

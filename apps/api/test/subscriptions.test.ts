import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createIds } from '../src/db/ids.ts';
import { inTransaction } from '../src/db/inTransaction.ts';
import { insertSubscriptions } from '../src/db/subscriptions.ts';
import { startTestApi, type TestApi } from './support/startTestApi.ts';

const PAGE = 10;
const DAY_MS = 86_400_000;
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
/** Newest first. */
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
    if (!person) throw new Error('There is nobody to subscribe');
    return {
      ...person,
      id: ids(new Date(now + index)),
      originalTransactionId: `2000${String(index * 7919).padStart(6, '0')}-Ab%_${index}`,
      status: STATUSES[(index * 5) % STATUSES.length] ?? '',
      // Some share the moment, and some never end.
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

const fold = (text: string): string => text.normalize('NFKC').toLowerCase().normalize('NFKC');

interface Asked {
  query?: string;
  status?: string;
  sort?: string;
}

const keyOf = ({ expiresDate, id }: Row) => `${expiresDate ?? '9999'} ${id}`;

/** Ids of what a plain list would answer. */
const modelled = ({ query = '', status = '', sort = '' }: Asked): string[] => {
  const term = fold(query.normalize('NFC').trim());
  const found = model.filter(
    (row) =>
      (status === '' || row.status === status) &&
      [fold(row.name), fold(row.email), row.userId, row.originalTransactionId.toLowerCase()].some((text) =>
        text.includes(term),
      ),
  );
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
  test('answers all of them without parameters, and nothing that an older client does not know', async () => {
    const { body } = await api.call('listSubscriptions');
    expect(Object.keys(body)).toEqual(['data']);
    expect(body.data).toEqual(model.map(({ email: _email, ...row }) => row));
  });

  test('agrees with a plain list for any page, search, status and order', async () => {
    const queries = fc.oneof(
      fc.constantFrom('', ...NAMES, '%', '_', '-ab', '2000', 'example', "'", '"', '\\', 'nobody'),
      fc
        .constantFrom(...NAMES)
        .chain((name) => fc.nat(name.length).map((from) => name.slice(from, from + 3))),
    );
    await fc.assert(
      fc.asyncProperty(
        queries,
        fc.constantFrom('', ...STATUSES, 'NEVER_SEEN'),
        fc.constantFrom('', 'expires', '-expires'),
        fc.integer({ min: 1, max: 9 }),
        async (query, status, sort, page) => {
          const all = modelled({ query, status, sort });
          const totalPages = Math.max(1, Math.ceil(all.length / PAGE));
          const currentPage = Math.min(page, totalPages);
          const asked = { query, status, ...(sort !== '' && { sort }) };
          const { ids, pagination } = await list({ ...asked, page });
          expect(ids).toEqual(all.slice((currentPage - 1) * PAGE, currentPage * PAGE));
          expect(pagination).toEqual({
            currentPage,
            totalPages,
            totalSubscriptions: all.length,
            subscriptionsPerPage: PAGE,
          });
          expect((await list(asked)).ids).toEqual(all);
        },
      ),
      { seed: 20, numRuns: 120 },
    );
  });

  test('counts every status, whatever is asked for, and forgets those of a deleted user', async () => {
    expect((await list({ page: 1, status: 'ERROR' })).statuses).toEqual(counted(model));
    const [gone] = model;
    if (!gone) throw new Error('There are no subscriptions');
    await api.call('deleteUser', { params: { id: gone.userId } });
    model = model.filter(({ userId }) => userId !== gone.userId);
    expect((await list({ page: 1 })).statuses).toEqual(counted(model));
    expect((await list({})).ids).toEqual(modelled({}));
  });

  test.each([
    'page=0',
    'page=x',
    'sort=name',
    'sort=expires&sort=expires',
    `status=${'A'.repeat(41)}`,
    'status=%00',
  ])('refuses %s', async (search) => {
    const response = await api.fetch(`/api/v1/subscriptions?${search}`, {
      headers: { Cookie: api.cookie },
    });
    expect(response.status).toBe(422);
  });
});

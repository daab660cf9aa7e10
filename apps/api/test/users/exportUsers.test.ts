import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { inTransaction } from '../../src/platform/db/inTransaction.ts';
import { createRandom } from '../../src/sample/createRandom.ts';
import { createSampleUsers } from '../../src/sample/createSampleUsers.ts';
import { insertUsers, selectUsers } from '../../src/users/rows.ts';
import type { UserPages } from '../../src/users/list.ts';
import { csvLine } from '../../src/platform/text/csvLine.ts';
import { startTestApi, type TestApi } from '../support/startTestApi.ts';

let api: TestApi;
/** More than one batch of an export. */
const CROWD = 2300;

beforeAll(async () => {
  api = await startTestApi();
  const users = createSampleUsers({
    random: createRandom(7),
    count: CROWD,
    now: api.clock.now(),
    admins: 30,
  });
  await inTransaction(api.engine, (trx) => insertUsers(trx, [...users]));
});
afterAll(() => api.stop());

const exported = async (search = '') => {
  const response = await api.fetch(`/api/v1/users/export${search}`, { headers: { Cookie: api.cookie } });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const [head = '', ...lines] = text.split('\r\n');
  expect(lines.pop()).toBe('');
  return { response, head, emails: lines.map((line) => line.split('","')[1]) };
};

const listed = async (query: Record<string, string>) => {
  const emails: string[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await api.call('listUsers', { query: { ...query, page } });
    emails.push(...body.users.map(({ email }) => email));
    if (page >= body.pagination.totalPages) return emails;
  }
};

describe('exportUsers', () => {
  test('returns a file with a line per user', async () => {
    const { response, head, emails } = await exported();
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="users.csv"');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(head).toMatch(/^\uFEFF"Name","Email","Role"/);
    expect(emails).toHaveLength(CROWD + 1);
    expect(new Set(emails).size).toBe(CROWD + 1);
  });

  test.each<Record<string, string>>([
    { query: 'mar', sort: 'name' },
    { role: 'admin', sort: '-email' },
    { query: 'a', sort: 'role' },
    { query: 'nobody at all' },
  ])('contains the listed users in their order: %j', async (query) => {
    const { emails } = await exported(`?${new URLSearchParams(query)}`);
    expect(emails).toEqual(await listed(query));
  });

  test('requires an administrator, and rejects invalid parameters', async () => {
    expect((await api.fetch('/api/v1/users/export')).status).toBe(401);
    const { status } = await api.fetch('/api/v1/users/export?sort=password', {
      headers: { Cookie: api.cookie },
    });
    expect(status).toBe(422);
  });

  test('stops when the client disconnects', async () => {
    const abort = new AbortController();
    const response = await api.fetch('/api/v1/users/export', {
      headers: { Cookie: api.cookie },
      signal: abort.signal,
    });
    await response.body?.getReader().read();
    abort.abort();
    expect((await api.call('getHealth')).status).toBe(200);
  });
});

const failingAfter = (steps: number): UserPages => ({
  read: () => Promise.reject(new Error('Not used in this test')),
  async *readAll() {
    for (let step = 0; step < steps; step += 1) yield await selectUsers(api.engine.db).limit(CROWD).execute();
    throw new Error('The disk is gone');
  },
});

const entriesOf = async ({ engine }: TestApi) => {
  const exports = engine.db.selectFrom('activity').select(['kind', 'detail']).where('subject', '=', 'users');
  const rows = await exports.orderBy('position').execute();
  return rows.map(({ kind, detail }) => [kind, detail]);
};

test('exportUsers says in the activity how far a reader came who went away', async () => {
  const endless: UserPages = {
    read: () => Promise.reject(new Error('Not used in this test')),
    async *readAll() {
      for (;;) yield await selectUsers(api.engine.db).limit(CROWD).execute();
    },
  };
  const server = await startTestApi({ userPages: endless, validateResponses: false });
  const abort = new AbortController();
  const response = await server.fetch('/api/v1/users/export', {
    headers: { Cookie: server.cookie },
    signal: abort.signal,
  });
  await response.body?.getReader().read();
  expect(await entriesOf(server)).toEqual([['usersExported', null]]);
  abort.abort();
  await vi.waitFor(async () => {
    const detail = expect.stringMatching(/^\d+ rows, then the reader went away$/);
    expect((await entriesOf(server))[1]).toEqual(['exportEnded', detail]);
  });
  await server.stop();
});

const exportAfter = async <T>(steps: number, read: (response: Response) => Promise<T>) => {
  const failing = await startTestApi({ userPages: failingAfter(steps) });
  // The connection breaks off before or after the headers, whichever the compressor has passed on.
  const outcome = await failing
    .fetch('/api/v1/users/export', { headers: { Cookie: failing.cookie } })
    .then(read)
    .catch(() => 'broken off' as const);
  const log = failing.takeLog();
  const entries = await entriesOf(failing);
  await failing.stop();
  return { read: outcome, log, entries };
};

describe('exportUsers, when the database fails', () => {
  test('fails with 503 before the first line', async () => {
    const { read, log, entries } = await exportAfter(0, async (response) => [
      response.status,
      await response.json(),
    ]);
    expect(read).toEqual([500, expect.objectContaining({ message: 'Something went wrong on our side' })]);
    expect(log).toMatchObject([{ operation: 'exportUsers', status: 500 }]);
    expect(entries).toEqual([]);
  });

  test('aborts the download after it, so that a partial file is not mistaken for a complete one', async () => {
    const { read, log, entries } = await exportAfter(5, (response) => response.text());
    expect(read).toBe('broken off');
    expect(log).toEqual([
      {
        level: 'error',
        requestId: expect.any(String),
        operation: 'exportUsers',
        stack: expect.stringContaining('The disk is gone'),
      },
    ]);
    expect(entries).toEqual([
      ['usersExported', null],
      ['exportEnded', expect.stringMatching(/^\d+ rows?, then it failed$/)],
    ]);
  });
});

describe('csvLine', () => {
  test.each([
    '=1+1',
    '+cmd',
    '-1',
    '@sum',
    '\t=1',
    ' =1',
    '＝1',
    '＋7',
    '－7',
    '＠now',
    '\tcmd',
    '\rcmd',
    '\u00a0=7',
    '\u3000＋7',
    '\n-7',
  ])('takes the force from %j', (text) => {
    expect(csvLine([text])).toBe(`"'${text}"\r\n`);
  });

  test('escapes quotes and commas, and leaves unknown values empty', () => {
    expect(csvLine(['a "b", c', null, ''])).toBe('"a ""b"", c",,""\r\n');
  });
});

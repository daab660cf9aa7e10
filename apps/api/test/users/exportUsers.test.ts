import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { inTransaction } from '../../src/platform/db/inTransaction.ts';
import { createSampleUsers, createRandom } from '../../src/sample/createSampleUsers.ts';
import { insertUsers, selectUsers } from '../../src/users/rows.ts';
import type { UserPages } from '../../src/users/list.ts';
import { csvCell, csvLine } from '../../src/platform/text/csvLine.ts';
import { parseCsv } from '../../src/platform/text/parseCsv.ts';
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

const send = async (search: string, ids?: string[]) => {
  const response = await api.fetch(`/api/v1/users/export?${search}`, {
    headers: { Cookie: api.cookie, 'Content-Type': 'application/json' },
    ...(ids && { method: 'POST', body: JSON.stringify({ ids }) }),
  });
  return { status: response.status, text: await response.text() };
};

describe('choices', () => {
  test('of columns, separator and time zone shape the file, and only columns are in the entry', async () => {
    const { text } = await send(
      'role=admin&query=admin%40&columns=joined,email&separator=semicolon&timeZone=Asia/Kathmandu',
    );
    expect(text).toBe('"Email";"Joined (Asia/Kathmandu)"\r\n"admin@planner.local";"2026-05-04 15:45:00"\r\n');
    const { body } = await api.call('listActivity', { query: { kind: 'usersExported', limit: 1 } });
    expect(body.items[0]?.changes).toEqual([
      { field: 'query', to: 'admin@' },
      { field: 'role', to: 'admin' },
      { field: 'columns', to: 'joined,email' },
    ]);
  });

  test('of columns leave the chosen health values where they are', async () => {
    const { text } = await send('query=admin%40&columns=lastActive,name&health=include&separator=tab');
    expect(text.split('\r\n')[0]).toBe(
      '"Name"\t"Gender"\t"Date of Birth"\t"Height (cm)"\t"Weight (kg)"\t"Last active"',
    );
  });

  test.each([
    'columns=password',
    'columns=',
    'separator=%3B',
    'timeZone=Europe/Atlantis',
    'timeZone=%2B01:00',
  ])('that do not exist are refused: %s', async (search) => {
    const { status, text } = await send(search);
    const [name] = search.split('=');
    expect([status, Object.keys(JSON.parse(text).errors)]).toEqual([422, [name]]);
  });

  test('of users export these in this order', async () => {
    const { body: page } = await api.call('listUsers', { query: { role: 'user' } });
    const [first, second] = page.users.map(({ _id: id, email }) => ({ id, email }));
    const unknown = '0192f3c4-8b21-7d4f-8c66-2a7b3c1d0e02';
    const { status, text } = await send('columns=email', [second!.id, unknown, first!.id]);
    expect([status, text]).toEqual([200, `"Email"\r\n"${second!.email}"\r\n"${first!.email}"\r\n`]);
    const { body } = await api.call('listActivity', { query: { kind: 'usersExported', limit: 1 } });
    expect(body.items[0]?.changes).toEqual([
      { field: 'columns', to: 'email' },
      { field: 'selected', to: '3' },
    ]);
  });
});

const FORMULAS = [
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
];

describe('CSV files', () => {
  test.each([...FORMULAS, '\u00a0=7', '\u3000＋7', '\n-7', "'=1", "''+1"])(
    'take the force from %j',
    (text) => {
      expect(csvCell(text)).toBe(`"'${text}"`);
    },
  );

  test.each(["'Abd al-Malik", "O'Neil", '’Abd', "'", '3-4', '1=1'])('leave %j as it is', (text) => {
    expect(csvCell(text)).toBe(`"${text}"`);
  });

  test('leave numbers in columns of numbers as they are', () => {
    expect(['-5', '+7', '-5,25', '-5+1', '=5'].map((text) => csvCell(text, true))).toEqual([
      '"-5"',
      '"+7"',
      '"-5,25"',
      '"\'-5+1"',
      '"\'=5"',
    ]);
  });

  test('escape quotes and commas, and leave unknown values empty', () => {
    expect(csvLine(['a "b", c', null, ''].map((text) => csvCell(text)))).toBe('"a ""b"", c",,""\r\n');
  });

  test('may begin with an empty cell', () => {
    expect([...parseCsv('\t"x"\t""\r\n')]).toEqual([{ number: 1, cells: ['', 'x', ''] }]);
  });

  test('read back what was written', () => {
    const letters = fc.constantFrom(..."aé''\"=+-@;,\t\r\n ＝７1".split(''));
    const text = fc.array(letters, { maxLength: 8 }).map((some) => some.join('').trim());
    const row = fc.tuple(text, fc.constantFrom('x', "'", '-5', "'-5", '=A1'), text);
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1 }),
        fc.constantFrom('comma', 'semicolon', 'tab'),
        fc.boolean(),
        (rows, separator, isNumber) => {
          const lines = rows.map((cells) =>
            csvLine(
              cells.map((cell) => csvCell(cell, isNumber)),
              separator,
            ),
          );
          expect([...parseCsv(lines.join(''))].map(({ cells }) => cells)).toEqual(rows);
        },
      ),
    );
  });
});

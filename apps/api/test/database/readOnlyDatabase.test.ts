import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../support/startTestApi.ts';

const server = process.env['TEST_DATABASE_URL'];

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const pragma = (setting: string) => async () => {
  await sql.raw(`pragma ${setting}`).execute(api.engine.db);
};

const setReadOnly = (isReadOnly: boolean) => async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(api.engine.db);
  const name = rows[0]?.name ?? '';
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`alter database ${name} set default_transaction_read_only = ${isReadOnly}`);
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  await client.end();
};

type Fault = [what: string, begin: () => Promise<void>, end: () => Promise<void>];

const FAULTS: Fault[] = server
  ? [['is read-only', setReadOnly(true), setReadOnly(false)]]
  : [
      ['is read-only', pragma('query_only = on'), pragma('query_only = off')],
      ['has a full disk', pragma('max_page_count = 1'), pragma('max_page_count = 1073741823')],
    ];

/** Texts are sanitized before they are stored, which is slow on a busy machine. */
const PATIENT = { timeout: 20_000 };

const save = (content: string) => api.call('savePolicy', { body: { type: 'terms', content } });
const stored = async () => (await api.call('getPolicy', { params: { type: 'terms' } })).body.content;

test.each(FAULTS)(
  'while the database %s, saves fail completely and reads succeed',
  async (what, begin, end) => {
    const before = `<p>Before it ${what}.</p>`;
    const long = `<p>${'A long text. '.repeat(8000)}</p>`;
    expect((await save(before)).status).toBe(200);
    await begin();
    // A dropped connection is noticed by the first call that uses it.
    await expect.poll(stored, PATIENT).toBe(before);
    const { status, headers, failure } = await save(long);
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    expect(failure.message).toBe('The service is not available. Try again shortly');
    await expect.poll(stored, PATIENT).toBe(before);
    await end();
    await expect.poll(async () => (await save(long)).status, PATIENT).toBe(200);
    await expect.poll(stored, PATIENT).toBe(long);
    expect(api.takeLog().every(({ status: logged }) => logged === 503)).toBe(true);
  },
);

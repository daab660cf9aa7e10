import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { kindsOf } from '../../src/activity/kinds.ts';
import { readEntries } from '../../src/activity/list.ts';
import { createSubscriptionList } from '../../src/subscriptions/list.ts';
import type { Database } from '../../src/platform/db/schema.ts';
import { createTestDatabase } from '../support/createTestDatabase.ts';
import { startTestApi, type TestApi } from '../support/startTestApi.ts';

let api: TestApi;
let pool: Pool;
beforeEach(async () => {
  const database = await createTestDatabase();
  api = await startTestApi({ database });
  pool = new Pool({ connectionString: database.databaseUrl, max: 1 });
});
afterEach(async () => {
  await pool.end();
  await api.stop();
});

/** As a year leaves them: many lines, and kinds that only parts of tasks have. */
const addEntries = `
  insert into activity (id, position, at, kind, is_security, changes, address, network, request_id, search, part_of)
  select gen_random_uuid(), 1000000 + n, '2026-05-04T10:00:00.000Z',
    case when n % 10 = 0 then 'roleChanged' else 'userUpdated' end, 0, '[]', '', '', '', repeat('text ', 40),
    case when n % 10 = 0 then '019df2a4-0a80-7000-8000-000000000001'::uuid end
  from generate_series(1, 30000) as n`;

/** As a task on many leaves them. */
const addUndoItems = `
  insert into undo_items (activity_id, item_id, kind, data, at)
  select '019df2a4-0a80-7000-8000-000000000001', n::text, 'role', '{}', '2026-05-04T10:00:00.000Z'
  from generate_series(1, 30000) as n`;

test('neither a kind that has no line nor parts and undo items of an entry are looked for among all', async () => {
  await pool.query(addEntries);
  await pool.query(addUndoItems);
  await pool.query('vacuum (analyze) activity, undo_items');
  const sent: CompiledQuery[] = [];
  const dialect = new PostgresDialect({ pool });
  const db = new Kysely<Database>({ dialect, log: ({ query }) => void sent.push(query) });
  const engine = { ...api.engine, db, readPool: db };
  const rows = await readEntries(engine, { kinds: kindsOf('changes'), partOf: 'none' }, undefined, 51);
  expect(rows).toHaveLength(51);
  const [query] = sent;
  const plan = await pool.query(`explain (analyze, format json) ${query?.sql}`, [
    ...(query?.parameters ?? []),
  ]);
  const text = JSON.stringify(plan.rows);
  const removed = [...text.matchAll(/"Rows Removed by Filter":(\d+)/g)].map(([, count]) => Number(count));
  expect(removed.filter((count) => count > 100)).toEqual([]);
  // A plan for each kind would take longer to make than to run.
  expect(text.match(/"Node Type":"Limit"/g)?.length).toBeLessThan(5);
});

const addSubscriptions = `
  with account as (select id, search from users limit 1)
  insert into subscriptions (id, user_id, original_transaction_id, status, expires_at, position, search)
  select gen_random_uuid(), account.id, 'transaction' || n, 'active',
    to_char(timestamp '2026-05-04' + n * interval '1 hour', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), n, concat_ws(chr(10), account.search, 'transaction' || n)
  from generate_series(1, 30000) as n, account`;

test('subscriptions that end soon are counted by an index alone', async () => {
  // Vacuum marks only rows whose commit is on disk.
  await pool.query('set synchronous_commit = on');
  await pool.query(addSubscriptions);
  await pool.query('vacuum (analyze) subscriptions');
  const sent: CompiledQuery[] = [];
  const dialect = new PostgresDialect({ pool });
  const db = new Kysely<Database>({ dialect, log: ({ query }) => void sent.push(query) });
  const ends = { from: '2026-06-01T00:00:00.000Z', to: '2026-09-01T00:00:00.000Z' };
  const choice = { query: '', statuses: [], ends, sort: undefined, userId: undefined } as const;
  // A text: this pool converts no numbers.
  expect(await createSubscriptionList({ ...api.engine, db }).count(choice)).toBe('2208');
  const [query] = sent;
  const plan = await pool.query(`explain (format json) ${query?.sql}`, [...(query?.parameters ?? [])]);
  expect(JSON.stringify(plan.rows)).toContain('"Node Type":"Index Only Scan"');
  // The server counts by status, and the test API compares.
  await pool.query('delete from subscriptions');
});

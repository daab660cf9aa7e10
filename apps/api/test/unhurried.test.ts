import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../src/db/schema.ts';
import { startTestApi, type TestApi } from './support/startTestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const isPostgres = process.env['TEST_DATABASE_URL'] !== undefined;

/** After how long a statement is given up; the embedded database gives none up. */
const limitOf = async (db: Kysely<Database>): Promise<string> => {
  if (!isPostgres) return '0';
  const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db);
  return rows[0]?.statement_timeout ?? '';
};

test('what may take long is not given up, and everything else is again afterwards', async () => {
  const { db, ddl } = api.engine;
  expect(await ddl.unhurried(db, limitOf)).toBe('0');
  const broken = ddl.unhurried(db, () => Promise.reject(new Error('broken')));
  await expect(broken).rejects.toThrow('broken');
  const limits = await Promise.all(Array.from({ length: 10 }, () => limitOf(db)));
  expect(new Set(limits)).toEqual(new Set([isPostgres ? '30s' : '0']));
});

import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../src/platform/db/schema.ts';
import { startTestApi, type TestApi } from '../support/startTestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const isPostgres = process.env['TEST_DATABASE_URL'] !== undefined;

/** The statement timeout; SQLite has none. */
const timeoutOf = async (db: Kysely<Database>): Promise<string> => {
  if (!isPostgres) return '0';
  const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db);
  return rows[0]?.statement_timeout ?? '';
};

test('migrations have no statement timeout, and everything else has one', async () => {
  const { db, whileMigrating } = api.engine;
  expect(await whileMigrating(timeoutOf)).toBe('0');
  const broken = whileMigrating(() => Promise.reject(new Error('broken')));
  await expect(broken).rejects.toThrow('broken');
  const limits = await Promise.all(Array.from({ length: 10 }, () => timeoutOf(db)));
  expect(new Set(limits)).toEqual(new Set([isPostgres ? '30s' : '0']));
});

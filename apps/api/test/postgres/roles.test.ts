import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../src/platform/db/openDatabase.ts';
import { createTestDatabase, type TestDatabase } from '../support/createTestDatabase.ts';
import { runNode } from '../support/runNode.ts';

let database: TestDatabase;
let owner: Client;
let role: string;
beforeEach(async () => {
  database = await createTestDatabase();
  owner = new Client({ connectionString: database.databaseUrl });
  await owner.connect();
  role = `${owner.database}_role`;
  await owner.query(`create role ${role}`);
  await owner.query('revoke create on schema public from public');
});
afterEach(async () => {
  await owner.query(`drop owned by ${role}`);
  await owner.query(`drop role ${role}`);
  await owner.end();
  await database.drop();
});

const startAs = async () => {
  const url = new URL(database.databaseUrl ?? '');
  url.searchParams.set('options', `-c role=${role}`);
  const variables = { PLANNER_DATA_DIR: database.dataDir, DATABASE_URL: url.href };
  const { code, stderr } = await runNode('main.ts', variables).finished;
  return { code, stderr };
};

const refusal = (reason: string) => ({
  code: 1,
  stderr: expect.stringMatching(
    new RegExp(
      `^DATABASE_URL: the role ${role} is not allowed to set up the tables \\(.*\\b${reason}\\b.*\\)\\.\\n$`,
    ),
  ) as string,
});

test('a role that may not create tables gets one sentence', async () => {
  expect(await startAs()).toEqual(refusal('public'));
});

test('a role that may not add the search extension gets one sentence', async () => {
  await owner.query(`grant create, usage on schema public to ${role}`);
  expect(await startAs()).toEqual(refusal('pg_trgm'));
});

test('a role that does not own the existing tables gets one sentence', async () => {
  const engine = await openDatabase(database, true);
  await engine.close();
  await owner.query(`grant all on all tables in schema public to ${role}`);
  expect(await startAs()).toEqual(refusal('users'));
});

import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
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

const urlOf = (name: string): string => {
  const url = new URL(database.databaseUrl ?? '');
  url.searchParams.set('options', `-c role=${name}`);
  return url.href;
};

const variablesOf = (databaseUrl: string | undefined) => ({
  PLANNER_DATA_DIR: database.dataDir,
  DATABASE_URL: databaseUrl,
});

const startAs = async () => {
  const { code, stderr } = await runNode('main.ts', variablesOf(urlOf(role))).finished;
  return { code, stderr };
};

const refusal = (reason: string) => ({
  code: 1,
  stderr: expect.stringMatching(
    new RegExp(
      `^DATABASE_URL: the role ${role} is not allowed to set up the tables \\(.*\\b${reason}\\b.*\\)\\. Run migrate as the role that owns them\\.\\n$`,
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

test('a role that does not own the tables serves them, and may not change them', async () => {
  // What docs/operations.md says, for the role that owns the database of the test.
  const page = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
  const [, statements = ''] = /^```sql\n(create role[^]*?)^```/m.exec(page) ?? [];
  const grants = statements.slice(statements.indexOf('grant'));
  await owner.query(grants.replaceAll(/\bplanner\b/g, role).replaceAll('planner_owner', 'current_user'));
  const migrated = await runNode('main.ts', variablesOf(database.databaseUrl), ['migrate']).finished;
  expect(migrated.stdout).toBe('The database has the newest schema.\n');

  const server = runNode('main.ts', { ...variablesOf(urlOf(role)), PORT: '0' });
  const url = await server.line(/running at (\S+)/);
  const password = await server.line(/^Password: (\S+)$/m);
  const { status } = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'admin@planner.local', password }),
  });
  server.child.kill('SIGTERM');
  expect([status, (await server.finished).code]).toEqual([200, 0]);

  const client = new Client({ connectionString: urlOf(role) });
  await client.connect();
  for (const statement of [
    'drop table users',
    'truncate activity',
    'alter table users add column note text',
    'alter table users disable trigger user',
    'create table notes ()',
  ])
    await expect(client.query(statement)).rejects.toThrow(/must be owner of table|permission denied/);
  await client.end();

  await owner.query('delete from kysely_migration where name = (select max(name) from kysely_migration)');
  const { code, stderr } = await startAs();
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^DATABASE_URL: the role \w+ is not allowed to set up the tables \(.*\)\. Run migrate as the role that owns them\. The database is unchanged: to go back, start the previous version\.\n$/,
  );
});

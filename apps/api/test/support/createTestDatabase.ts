import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';

export interface TestDatabase {
  databaseUrl: string | undefined;
  /** A standby. */
  databaseReadUrl?: string;
  dataDir: string;
  drop(): Promise<void>;
}

const onServer = async (url: string, ...statements: string[]): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};

/**
 * Creates a database on a PostgreSQL `server` (default: `TEST_DATABASE_URL`), or SQLite in a new folder without one. It is
 * empty, or on PostgreSQL a copy of `template`.
 */
export const createTestDatabase = async (
  server = process.env['TEST_DATABASE_URL'],
  template = 'template1',
): Promise<TestDatabase> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'planner-api-'));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  if (!server) return { databaseUrl: undefined, dataDir, drop: removeFolder };
  const name = `planner_test_${randomBytes(6).toString('hex')}`;
  // Tests kill our server, never PostgreSQL: commits need not wait for the disk, which takes 6 ms each.
  const asynchronous = `alter database ${name} set synchronous_commit = off`;
  await onServer(server, `create database ${name} template ${template}`, asynchronous);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    databaseUrl: url.href,
    dataDir,
    async drop() {
      await onServer(server, `drop database ${name} with (force)`);
      await removeFolder();
    },
  };
};

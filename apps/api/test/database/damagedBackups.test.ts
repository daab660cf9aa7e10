import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backup } from '../../src/commands/backup.ts';
import { restore } from '../../src/commands/restore.ts';
import { readEnv } from '../../src/env.ts';
import { openDatabase } from '../../src/platform/db/openDatabase.ts';
import { createUserPages } from '../../src/users/list.ts';
import { checkCounters } from '../support/checkCounters.ts';
import { createTestDatabase, type TestDatabase } from '../support/createTestDatabase.ts';
import { startTestApi, type TestApi } from '../support/startTestApi.ts';

let api: TestApi;
let target: TestDatabase;
/** Holds the files. */
let work: TestDatabase;
let whole: Buffer;
let file: string;

const envOf = ({ databaseUrl, dataDir }: TestDatabase) =>
  readEnv({ PLANNER_DATA_DIR: path.join(dataDir, 'new'), DATABASE_URL: databaseUrl });

beforeAll(async () => {
  const database = await createTestDatabase();
  api = await startTestApi({ database });
  target = await createTestDatabase();
  work = await createTestDatabase('');
  const good = path.join(work.dataDir, 'good');
  await backup({ ...envOf(database), dataDir: database.dataDir }, [good], () => {});
  whole = await readFile(good);
  file = path.join(work.dataDir, 'bad');
});
afterAll(async () => {
  await api.stop();
  await target.drop();
  await work.drop();
});

/** Tables in PostgreSQL, files in the data folder. */
const leftBehind = async (): Promise<unknown[]> => {
  const files = await readdir(target.dataDir);
  if (!target.databaseUrl) return files;
  const client = new Client({ connectionString: target.databaseUrl });
  await client.connect();
  const { rows } = await client.query("select tablename from pg_tables where schemaname = 'public'");
  await client.end();
  return [...files, ...rows];
};

const tryToRestore = async (content: Uint8Array) => {
  await writeFile(file, content);
  const refusal = await restore(envOf(target), [file], () => {}).then(
    String,
    (error: Error) => error.message,
  );
  return { refusal, leftBehind: await leftBehind() };
};

const refused = (refusal: string) => ({ refusal, leftBehind: [] });
const damaged = () => refused(`${file} is not a backup of Planner Admin, or it is damaged.`);

const isSameContent = (changed: Buffer): boolean => {
  try {
    return gunzipSync(changed).equals(gunzipSync(whole));
  } catch {
    return false;
  }
};

test('a changed byte anywhere in a backup is noticed', async () => {
  const HEADER_BYTES = 10;
  const STEPS = 40;
  const step = (whole.length - 1 - HEADER_BYTES) / STEPS;
  for (let index = 0; index <= STEPS; index += 1) {
    const changed = Buffer.from(whole);
    const at = Math.round(HEADER_BYTES + index * step);
    changed.writeUInt8(changed.readUInt8(at) ^ 0x10, at);
    // Some bits of a compressed file mean nothing.
    if (isSameContent(changed)) continue;
    expect([at, await tryToRestore(changed)]).toEqual([at, damaged()]);
  }
});

test.each([
  ['nothing', 0],
  ['its first byte', 0.000_001],
  ['one half', 0.5],
  ['all but its last byte', 0.999_999],
])('a backup of which only %s is left is noticed', async (_, part) => {
  const length = part < 0.5 ? Math.ceil(whole.length * part) : Math.floor(whole.length * part);
  expect(await tryToRestore(whole.subarray(0, length))).toEqual(damaged());
});

/** A compressed database, changed by a statement. */
const databaseOf = async (content: Uint8Array, statement: string): Promise<Buffer> => {
  const name = path.join(work.dataDir, 'changed.db');
  await writeFile(name, content);
  const database = new DatabaseSync(name);
  database.exec(statement);
  database.close();
  return gzipSync(await readFile(name));
};

test.each<[what: string, content: () => Buffer | Promise<Buffer>]>([
  ['a text', () => Buffer.from('Dear diary')],
  ['a compressed text', () => gzipSync('Dear diary')],
  ['compressed nothing', () => gzipSync('')],
  ['a database without tables', () => databaseOf(Buffer.of(), 'pragma user_version = 1')],
  ['a database of another program', () => databaseOf(Buffer.of(), 'create table notes (text)')],
])('%s is refused', async (_, content) => {
  expect(await tryToRestore(await content())).toEqual(damaged());
});

test('a backup of a newer version is refused', async () => {
  const newer = "insert into kysely_migration values ('9999-later', '2026-01-01T00:00:00.000Z')";
  expect(await tryToRestore(await databaseOf(gunzipSync(whole), newer))).toEqual(
    refused('The database was written by a newer version of Planner Admin.'),
  );
});

test('a file that is missing is named', async () => {
  const missing = path.join(work.dataDir, 'missing');
  await expect(restore(envOf(target), [missing], () => {})).rejects.toThrow(
    `${missing} cannot be written or read (ENOENT`,
  );
  expect(await leftBehind()).toEqual([]);
});

test('a backup of an older version is restored and upgraded', async () => {
  const fixture = path.join(import.meta.dirname, '../fixtures', 'version-0.db.gz');
  const env = envOf(target);
  await restore(env, [fixture], () => {});
  const engine = await openDatabase(env, true);
  const { rows: users } = await createUserPages(engine).read({ query: 'müll' }, 1, 10);
  expect(users).toMatchObject([{ name: 'Matthias Müller' }]);
  expect(await checkCounters(engine.db)).toEqual([]);
  await engine.close();
});

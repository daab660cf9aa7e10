import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { backup } from '../../src/commands/backup.ts';
import { copyData } from '../../src/commands/copyData.ts';
import { restore } from '../../src/commands/restore.ts';
import { openDatabase, withEngine } from '../../src/platform/db/openDatabase.ts';
import { loadSecretKeys } from '../../src/platform/security/secretKeys.ts';
import { createOriginal, envOf, type Original, readCopy, variablesOf } from '../support/createOriginal.ts';
import { createTestDatabase, type TestDatabase } from '../support/createTestDatabase.ts';
import { type RunningNode, runNode } from '../support/runNode.ts';
import { serveDatabase } from '../support/serveDatabase.ts';

let folder: string;
let original: Original;
/** A copy of the original whose server has stopped. */
let embedded: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'planner-move-'));
  original = await createOriginal('', path.join(folder, 'backup'));
  embedded = await createTestDatabase('');
  await restore(envOf(embedded), [original.file], () => {});
  const engine = await openDatabase(embedded, true);
  await engine.db.insertInto('sessions').values(original.sessions).execute();
  await engine.close();
});
afterAll(async () => {
  await original.api.stop();
  await embedded.drop();
  await rm(folder, { recursive: true });
});

let target: TestDatabase;
let killed: RunningNode | undefined;
beforeEach(async () => {
  await rm(path.join(embedded.dataDir, 'planner.database'), { force: true });
  target = await createTestDatabase();
});
afterEach(async () => {
  killed?.child.kill('SIGKILL');
  await killed?.finished;
  await target.drop();
});

const both = () => ({ ...embedded, databaseUrl: target.databaseUrl });

const everything = () => ({
  problems: [],
  // The source is itself a restored database.
  resetTokens: 0,
  tokens: 0,
  mails: ['held'],
  keptSession: true,
  responses: original.responses,
});

const copy = async (): Promise<string[]> => {
  const printed: string[] = [];
  await copyData(envOf(both()), [], (line) => printed.push(line));
  return printed;
};

test('moves everything into PostgreSQL, even sessions, and shows counts and checksums', async () => {
  const printed = await copy();
  expect(printed).toContainEqual(expect.stringMatching(/^users: 2\d\d rows, checksum [0-9a-f]{20,32}$/));
  expect(printed.at(-1)).toBe('Rows and checksums of all tables are the same in both databases.');
  expect(await readCopy(original, target)).toEqual(everything());
  await expect(openDatabase(embedded, true)).rejects.toThrow(
    /^DATABASE_URL is not set, but the server used PostgreSQL before\. Set it, or remove \S+ to change the database on purpose\.$/,
  );
  await expect(copy()).rejects.toThrow(/^DATABASE_URL: the database is not empty: the table \w+ has rows\.$/);
});

const loadKeys = async (database: TestDatabase) =>
  withEngine(await openDatabase(database, true), (engine) =>
    loadSecretKeys(engine, { ...database, secretKeys: undefined }),
  );

test('moves a generated secret key along, and a backup of PostgreSQL contains it', async () => {
  const sealed = (await loadKeys(embedded)).encrypt('totp', 'a secret');
  await copy();
  expect((await loadKeys(target)).decrypt('totp', sealed)).toBe('a secret');
  const file = path.join(folder, 'with-key.gz');
  await backup(envOf(target), [file], () => {});
  const restored = await createTestDatabase('');
  await restore(envOf(restored), [file], () => {});
  expect((await loadKeys(restored)).decrypt('totp', sealed)).toBe('a secret');
  await restored.drop();
});

test('copies nothing when a table differs', async () => {
  const engine = await openDatabase(target, true);
  await sql`create function shorten() returns trigger language plpgsql as $$
    begin new.content := left(new.content, 10); return new; end $$`.execute(engine.db);
  await sql`create trigger shorten before insert on policies for each row execute function shorten()`.execute(
    engine.db,
  );
  await expect(copy()).rejects.toThrow(
    /^The copy of policies differs, so nothing was copied: 2 rows, checksum \w+ instead of 2 rows, checksum \w+\.$/,
  );
  expect(await engine.db.selectFrom('users').select('id').execute()).toEqual([]);
  await sql`drop trigger shorten on policies`.execute(engine.db);
  await engine.close();
  await copy();
  expect(await readCopy(original, target)).toEqual(everything());
});

test('is refused while a server uses the data folder', async () => {
  const served = await serveDatabase(embedded, original.api.clock.now);
  await expect(copy()).rejects.toThrow('Another Planner Admin is already using the data folder');
  await served.stop();
});

test('killed halfway leaves a database that no server starts on, and can be repeated', async () => {
  const engine = await openDatabase(target, true);
  const isWaiting = async () => {
    const { rows } = await sql`select 1 from pg_locks inner join pg_database on pg_database.oid = database
        where datname = current_database() and not granted and relation = 'policies'::regclass`.execute(
      engine.db,
    );
    return rows.length > 0;
  };
  await engine.db.transaction().execute(async (trx) => {
    await sql`lock table policies in share mode`.execute(trx);
    killed = runNode('main.ts', variablesOf(both()), ['copy-data']);
    await vi.waitUntil(isWaiting, { interval: 20, timeout: 60_000 });
    killed.child.kill('SIGKILL');
    await killed.finished;
  });
  await engine.close();
  const { code, stderr } = await runNode('main.ts', variablesOf(target)).finished;
  expect([code, stderr]).toEqual([
    1,
    'The database is incomplete, because a restore or copy-data into it is running or was interrupted. Run it again.\n',
  ]);
  await copy();
  expect(await readCopy(original, target)).toEqual(everything());
});

test('is refused where another program has a table of the same name', async () => {
  const engine = await openDatabase(target, true);
  await sql`drop table kysely_migration`.execute(engine.db);
  await engine.close();
  await expect(copy()).rejects.toThrow(
    /^DATABASE_URL: the database is not empty: another program has a table /,
  );
});

import fsPromises, {
  chmod,
  chown,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepUpgradeCopy } from '../../src/platform/db/openDataFile.ts';
import { openDatabase } from '../../src/platform/db/openDatabase.ts';
import { variablesOf } from '../support/createOriginal.ts';
import { createTestDatabase, type TestDatabase } from '../support/createTestDatabase.ts';
import { runNode } from '../support/runNode.ts';

/* The folder of the embedded database, whichever database the other tests use. */

const TABLES = 'select sql from sqlite_schema order by name';
const USERS = 'select id, name, email, password_hash from users order by id';

let database: TestDatabase;
let file: string;
beforeEach(async () => {
  database = await createTestDatabase('');
  file = path.join(database.dataDir, 'planner.db');
});
afterEach(() => database.drop());

const open = async () => (await openDatabase(database, true)).close();

const createOther = () => {
  const other = new DatabaseSync(file);
  other.exec('create table notes (text)');
  other.close();
};

describe('a data folder is refused, and its files stay as they are,', () => {
  test.each<[what: string, create: () => unknown, reason: string]>([
    [
      'with an empty file',
      () => writeFile(file, ''),
      'is empty; put a backup in its place, or remove it to start with a new database',
    ],
    ['with a text', () => writeFile(file, 'Dear diary '.repeat(500)), 'is not a usable database'],
    ['with a database of another program', createOther, 'is a database of another program'],
    ['without its database', () => writeFile(`${file}-wal`, ''), `is missing, but `],
  ])('%s', async (_, create, reason) => {
    await create();
    const before = await readdir(database.dataDir);
    const content = await readFile(path.join(database.dataDir, before[0] ?? ''));
    const { code, stdout, stderr } = await runNode('main.ts', variablesOf(database)).finished;
    expect([code, stdout, stderr.split('\n').length]).toEqual([1, '', 2]);
    expect(stderr).toContain(`PLANNER_DATA_DIR: ${file} ${reason}`);
    expect((await readdir(database.dataDir)).filter((name) => name !== 'planner.lock')).toEqual(before);
    expect(await readFile(path.join(database.dataDir, before[0] ?? ''))).toEqual(content);
  });
});

const start = (variables: Record<string, string> = {}) =>
  runNode('main.ts', { ...variablesOf(database), ...variables });

const refusal = async (variables?: Record<string, string>) => {
  const { code, stdout, stderr } = await start(variables).finished;
  return [code, stdout, stderr];
};

describe('a server that used', () => {
  const MARKER = 'planner.database';
  test('PostgreSQL does not start on an embedded database until its marker is removed', async () => {
    const marker = path.join(database.dataDir, MARKER);
    await writeFile(marker, 'PostgreSQL\n');
    expect(await refusal()).toEqual([
      1,
      '',
      `DATABASE_URL is not set, but the server used PostgreSQL before. Set it, or remove ${marker} to change the database on purpose.\n`,
    ]);
    expect(await readdir(database.dataDir)).toEqual([MARKER]);
    await rm(marker);
    await open();
  });

  test('the embedded database does not connect to PostgreSQL, and a restore changes that on purpose', async () => {
    const server = start();
    await server.line(/^Planner Admin is running/m);
    server.child.kill('SIGTERM');
    await server.finished;
    const marker = path.join(database.dataDir, MARKER);
    expect(await readFile(marker, 'utf8')).toBe('embedded\n');
    expect(await refusal({ DATABASE_URL: 'postgres://localhost:1/planner' })).toEqual([
      1,
      '',
      `DATABASE_URL is set, but the server used the embedded database before. Run copy-data, or remove ${marker} to change the database on purpose.\n`,
    ]);
    const backup = path.join(database.dataDir, 'b.gz');
    expect((await runNode('main.ts', variablesOf(database), ['backup', backup]).finished).code).toBe(0);
    const other = await createTestDatabase('');
    await writeFile(path.join(other.dataDir, MARKER), 'PostgreSQL\n');
    expect((await runNode('main.ts', variablesOf(other), ['restore', backup]).finished).code).toBe(0);
    expect(await readFile(path.join(other.dataDir, MARKER), 'utf8')).toBe('embedded\n');
    await other.drop();
  });
});

const RIGHTS = '-dac_override,-dac_read_search,-fowner';
const isRoot = process.getuid?.() === 0;
/** Root may write everything. This takes that right away. */
const launcher = isRoot ? ['setpriv', `--bounding-set=${RIGHTS}`, `--inh-caps=${RIGHTS}`] : [];

const messageOf = async (name: string) => {
  const { code, stderr } = await runNode('main.ts', variablesOf(database), [], launcher).finished;
  expect(code).toBe(1);
  return stderr.replace(`PLANNER_DATA_DIR: ${path.join(database.dataDir, name)} `, '');
};

describe('what the server’s user cannot write is named:', () => {
  const OWN: [string, string, number][] = [
    ['a database', 'planner.db', 0o400],
    ['a lock', 'planner.lock', 0o400],
    ['a folder', '', 0o500],
  ];
  beforeEach(() => open());

  test.each(OWN)('%s that is read-only', async (_, name, mode) => {
    const target = path.join(database.dataDir, name);
    await chmod(target, mode);
    expect(await messageOf(name)).toBe(
      `cannot be written by its owner, the user of this process: chmod u+rwX ${target}.\n`,
    );
    await chmod(target, 0o700);
  });

  // Only root can give a file to another user.
  test.each(isRoot ? OWN : [])('%s of another user', async (_, name) => {
    const target = path.join(database.dataDir, name);
    await chown(target, 65_534, 0);
    expect(await messageOf(name)).toBe(
      `belongs to user 65534, but this process is user 0: chown 0 ${target}.\n`,
    );
  });
});

const inFile = (name: string, query: string): unknown[] => {
  const opened = new DatabaseSync(path.join(database.dataDir, name), { readOnly: true });
  try {
    return opened.prepare(query).all();
  } finally {
    opened.close();
  }
};

describe('an upgrade', () => {
  const FIXTURE = path.join(import.meta.dirname, '../fixtures', 'version-0.db.gz');
  const COPY = 'planner.db.0090-creation-keys';
  beforeEach(async () => {
    await writeFile(file, gunzipSync(await readFile(FIXTURE)));
  });

  test('leaves a private copy of the database, as it was', async () => {
    const before = [TABLES, USERS].map((query) => inFile('planner.db', query));
    await open();
    expect([TABLES, USERS].map((query) => inFile(COPY, query))).toEqual(before);
    expect(inFile('planner.db', TABLES)).not.toEqual(before[0]);
    expect((await stat(path.join(database.dataDir, COPY))).mode & 0o777).toBe(0o600);
    await open();
    expect((await readdir(database.dataDir)).toSorted()).toEqual(['planner.db', COPY, 'planner.lock']);
  });

  test('that fails says how to go back', async () => {
    const old = new DatabaseSync(file);
    old.exec('create table user_counts (obstacle text)');
    old.close();
    const before = [TABLES, USERS].map((query) => inFile('planner.db', query));
    const { code, stderr } = await runNode('main.ts', variablesOf(database)).finished;
    expect([code, stderr]).toEqual([
      1,
      'The database could not be upgraded (Error: table user_counts already exists). ' +
        `To go back, put ${path.join(database.dataDir, COPY)} in place of planner.db and start the previous version.\n`,
    ]);
    await rename(path.join(database.dataDir, COPY), file);
    expect((await readdir(database.dataDir)).toSorted()).toEqual(['planner.db', 'planner.lock']);
    expect([TABLES, USERS].map((query) => inFile('planner.db', query))).toEqual(before);
  });

  test('keeps the newest two copies', async () => {
    const copies: string[] = [];
    for (const [index, version] of ['0300-a', '0100-b', '0200-c'].entries()) {
      const copy = keepUpgradeCopy(file, version);
      // The clock of the file system may be too coarse to order them.
      await utimes(copy, index, index);
      copies.push(path.basename(copy));
    }
    expect(copies).toEqual(['planner.db.0300-a', 'planner.db.0100-b', 'planner.db.0200-c']);
    expect((await readdir(database.dataDir)).toSorted()).toEqual([
      'planner.db',
      'planner.db.0100-b',
      'planner.db.0200-c',
    ]);
  });
});

test('a server warns about a shared folder, which it leaves open', async () => {
  await chmod(database.dataDir, 0o1777);
  const server = runNode('main.ts', { ...variablesOf(database), PORT: '0' });
  await server.line(/^Planner Admin is running/m);
  server.child.kill('SIGTERM');
  const { stderr } = await server.finished;
  expect(stderr).toContain(
    `"message":"Other users can open the data folder ${database.dataDir}. Make it private: chmod 700 ${database.dataDir}"`,
  );
});

test('a full disk makes the database read-only until it has space again', async () => {
  const engine = await openDatabase(database, true);
  const full = Object.assign(await fsPromises.statfs(database.dataDir), { bavail: 1 });
  const statfs = vi.spyOn(fsPromises, 'statfs').mockResolvedValue(full);
  syncBuiltinESMExports();
  expect(await engine.probe()).toBe('readOnly');
  statfs.mockRestore();
  syncBuiltinESMExports();
  expect(await engine.probe()).toBe('up');
  await engine.close();
});

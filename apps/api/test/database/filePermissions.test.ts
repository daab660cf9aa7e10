import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../src/platform/db/openDatabase.ts';

let dataDir: string;
let umask: number;
beforeEach(async () => {
  // Without a umask, files get all the permissions they ask for.
  umask = process.umask(0);
  dataDir = await mkdtemp(path.join(tmpdir(), 'planner-modes-'));
  // Like an existing folder below /var/lib.
  await chmod(dataDir, 0o755);
});
afterEach(async () => {
  process.umask(umask);
  await rm(dataDir, { recursive: true });
});

const modes = async (): Promise<Record<string, string>> => {
  const entries = (await readdir(dataDir)).map(async (name) => {
    const { mode } = await stat(path.join(dataDir, name));
    return [name, (mode & 0o777).toString(8)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
};

const PRIVATE = {
  'planner.db': '600',
  'planner.db-shm': '600',
  'planner.db-wal': '600',
  'planner.lock': '600',
  // The lock that the server holds.
  'planner.lock-journal': '600',
};

const open = () => openDatabase({ databaseUrl: undefined, dataDir }, true);

test('only the server’s user can read the embedded database, even in a shared folder', async () => {
  const engine = await open();
  expect(await modes()).toEqual(PRIVATE);
  await engine.close();
});

test('opening a database that others could read makes it private', async () => {
  await (await open()).close();
  for (const name of ['planner.db-wal', 'planner.db-shm']) await writeFile(path.join(dataDir, name), '');
  for (const name of await readdir(dataDir)) await chmod(path.join(dataDir, name), 0o644);
  const engine = await open();
  expect(await modes()).toEqual(PRIVATE);
  await engine.close();
});

const MAIL = path.join('outbox', 'mail.eml');
const COPY = 'planner.db.0280-api-tokens';

test.each([0o755, 0o1777])(
  'files in a folder of mode %o that were opened to others while the server was stopped are closed',
  async (mode) => {
    await (await open()).close();
    await mkdir(path.join(dataDir, 'outbox'));
    const foreign = path.join(dataDir, 'notes.txt');
    for (const name of [COPY, 'secret.key', MAIL, 'notes.txt'])
      await writeFile(path.join(dataDir, name), '', { mode: 0o644 });
    await symlink(foreign, path.join(dataDir, 'outbox', 'link.eml'));
    await chmod(dataDir, mode);
    const engine = await open();
    const isShared = mode === 0o1777;
    expect(await modes()).toEqual({
      ...PRIVATE,
      [COPY]: '600',
      'secret.key': '600',
      'notes.txt': isShared ? '644' : '600',
      outbox: '700',
    });
    expect((await stat(path.join(dataDir, MAIL))).mode & 0o777).toBe(0o600);
    await engine.close();
  },
);

test.each([
  [0o755, 0o700],
  [0o777, 0o700],
  [0o710, 0o700],
  [0o1777, 0o1777],
])('a data folder of mode %o that was there before gets %o', async (before, after) => {
  await chmod(dataDir, before);
  await (await open()).close();
  expect((await stat(dataDir)).mode & 0o7777).toBe(after);
});

test('the folder of a database of another program keeps its mode', async () => {
  await writeFile(path.join(dataDir, 'planner.db'), 'Dear diary '.repeat(500));
  await expect(open()).rejects.toThrow('is not a usable database');
  expect((await stat(dataDir)).mode & 0o777).toBe(0o755);
});

test('a new data folder is private', async () => {
  const folder = path.join(dataDir, 'new', 'data');
  await (await openDatabase({ databaseUrl: undefined, dataDir: folder }, true)).close();
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

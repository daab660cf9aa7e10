import { chmod, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backup } from '../../src/commands/backup.ts';
import { restore } from '../../src/commands/restore.ts';
import { readEnv } from '../../src/env.ts';
import { openDatabase, withEngine } from '../../src/platform/db/openDatabase.ts';
import { createSecretKeys, loadSecretKeys } from '../../src/platform/security/secretKeys.ts';
import { envOf } from '../support/createOriginal.ts';
import { createTestDatabase, type TestDatabase } from '../support/createTestDatabase.ts';

const OLD = Buffer.alloc(32, 'o').toString('base64');
const NEW = Buffer.alloc(48, 'n').toString('base64url');

describe('secretKeys', () => {
  const old = createSecretKeys([OLD]);
  const both = createSecretKeys([NEW, OLD]);

  test('encrypt with the newest key and decrypt with any', () => {
    const sealed = both.encrypt('totp 1', 'a secret');
    expect(sealed).not.toBe(both.encrypt('totp 1', 'a secret'));
    expect(createSecretKeys([NEW]).decrypt('totp 1', sealed)).toBe('a secret');
    expect(both.decrypt('totp 1', old.encrypt('totp 1', 'früher 🔑'))).toBe('früher 🔑');
    expect(old.decrypt('totp 1', sealed)).toBeUndefined();
  });

  test('decrypt nothing that was changed or is for another purpose', () => {
    const sealed = old.encrypt('totp 1', 'a secret');
    expect(old.decrypt('totp 2', sealed)).toBeUndefined();
    for (let index = 0; index < sealed.length; index += 1) {
      const other = sealed[index] === 'A' ? 'Q' : 'A';
      expect(old.decrypt('totp 1', sealed.slice(0, index) + other + sealed.slice(index + 1))).toBeUndefined();
    }
    for (const text of ['', 'AAAA', sealed.slice(0, 20), 'ü'])
      expect(old.decrypt('totp 1', text)).toBeUndefined();
  });

  test('sign with the newest key and verify with any', () => {
    const signature = old.sign('device', 'text');
    expect(both.verify('device', 'text', signature)).toBe(true);
    expect(old.verify('device', 'text', both.sign('device', 'text'))).toBe(false);
    expect(both.verify('device', 'other', signature)).toBe(false);
    expect(both.verify('another', 'text', signature)).toBe(false);
    expect(both.verify('device', 'text', '')).toBe(false);
  });
});

describe('PLANNER_SECRET_KEY', () => {
  test('has one key or several', () => {
    expect(readEnv({ PLANNER_SECRET_KEY: OLD }).secretKeys).toEqual([OLD]);
    expect(readEnv({ PLANNER_SECRET_KEY: `${NEW}, ${OLD}` }).secretKeys).toEqual([NEW, OLD]);
  });

  test.each([
    'short',
    Buffer.alloc(31).toString('base64'),
    `${OLD},`,
    `${OLD},short`,
    `${OLD}!`,
    'pass word',
  ])('"%s" ends the start in one sentence', (text) => {
    expect(() => readEnv({ PLANNER_SECRET_KEY: text })).toThrow(
      /^PLANNER_SECRET_KEY must be at least 32 random bytes in base64, such as the output of openssl rand -base64 32; separate several keys by commas\.$/,
    );
  });
});

const load = async (database: TestDatabase, secretKeys?: string[]) =>
  withEngine(await openDatabase(database, true), (engine) =>
    loadSecretKeys(engine, { ...database, secretKeys }),
  );

describe('without PLANNER_SECRET_KEY', () => {
  let databases: TestDatabase[];
  beforeEach(() => {
    databases = [];
  });
  afterEach(async () => {
    await Promise.all(databases.map((database) => database.drop()));
  });

  const create = async (server?: string): Promise<TestDatabase> => {
    const database = await createTestDatabase(server);
    databases.push(database);
    return database;
  };
  test('a key is generated once, and stays valid beside a later variable', async () => {
    const database = await create();
    const sealed = (await load(database)).encrypt('totp', 'a secret');
    expect((await load(database)).decrypt('totp', sealed)).toBe('a secret');
    const later = await load(database, [NEW]);
    expect(later.decrypt('totp', sealed)).toBe('a secret');
    expect(createSecretKeys([NEW]).decrypt('totp', later.encrypt('totp', 'new'))).toBe('new');
  });

  test('servers that start at the same time share it', async () => {
    const database = await create();
    const engine = await openDatabase(database, true);
    const [one, other] = await Promise.all([
      loadSecretKeys(engine, { ...database, secretKeys: undefined }),
      // With SQLite there is one server.
      database.databaseUrl ? loadSecretKeys(engine, { ...database, secretKeys: undefined }) : undefined,
    ]);
    await engine.close();
    expect((other ?? (await load(database))).decrypt('totp', one.encrypt('totp', 'shared'))).toBe('shared');
  });

  test('its file in the data folder is for its owner, and a damaged one ends the start', async () => {
    const database = await create('');
    const file = path.join(database.dataDir, 'secret.key');
    await load(database);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await chmod(file, 0o644);
    await load(database);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await writeFile(file, 'damaged\n');
    await expect(load(database)).rejects.toThrow(`PLANNER_DATA_DIR: ${file} does not contain a secret key.`);
  });

  test('a backup of the embedded database says which file to keep with it', async () => {
    const database = await create('');
    const sealed = (await load(database)).encrypt('totp', 'a secret');
    const key = path.join(database.dataDir, 'secret.key');
    const file = path.join(database.dataDir, 'backup.gz');
    const printed: string[] = [];
    await backup(envOf(database), [file], (line) => printed.push(line));
    expect(printed.at(-1)).toBe(`The key of second factors is not in it. Keep ${key}, too.`);
    const copy = await create('');
    await writeFile(path.join(copy.dataDir, 'secret.key'), await readFile(key));
    await restore(envOf(copy), [file], () => {});
    expect((await load(copy)).decrypt('totp', sealed)).toBe('a secret');
  });
});

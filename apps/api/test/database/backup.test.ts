import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backup } from '../../src/commands/backup.ts';
import { copyData } from '../../src/commands/copyData.ts';
import { restore } from '../../src/commands/restore.ts';
import { readEnv } from '../../src/env.ts';
import { checkCounters } from '../support/checkCounters.ts';
import {
  createOriginal,
  envOf,
  type Original,
  readCopy,
  SEARCH,
  variablesOf,
} from '../support/createOriginal.ts';
import { createTestDatabase } from '../support/createTestDatabase.ts';
import { runNode } from '../support/runNode.ts';
import { serveDatabase } from '../support/serveDatabase.ts';

const server = process.env['TEST_DATABASE_URL'];
type Name = 'SQLite' | 'PostgreSQL';
const ENGINES: Partial<Record<Name, string>> = server ? { SQLite: '', PostgreSQL: server } : { SQLite: '' };
/** The database that the other tests use. */
const OWN: Name = server ? 'PostgreSQL' : 'SQLite';
const NAMES = Object.keys(ENGINES) as Name[];
const MOVES: [from: Name, to: Name][] = server
  ? [
      ['PostgreSQL', 'PostgreSQL'],
      ['PostgreSQL', 'SQLite'],
      ['SQLite', 'PostgreSQL'],
    ]
  : [['SQLite', 'SQLite']];

const ignore = () => {};

let folder: string;
const originals: Partial<Record<Name, Original>> = {};
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'planner-backup-'));
  for (const name of NAMES)
    originals[name] = await createOriginal(ENGINES[name], path.join(folder, `${name}.backup`));
});
afterAll(async () => {
  await Promise.all(Object.values(originals).map(({ api }) => api.stop()));
  await rm(folder, { recursive: true });
});

const originalOf = (name: Name): Original => {
  const original = originals[name];
  if (!original) throw new Error(`There is no original of ${name}`);
  return original;
};

test('the compared responses show sample data, and what a search finds', () => {
  for (const { responses } of Object.values(originals)) {
    expect(JSON.stringify(responses[SEARCH])).toContain('zoe@example.org');
    expect(JSON.stringify(responses).length).toBeGreaterThan(50_000);
  }
});

describe('a backup', () => {
  test.each(MOVES)(
    'of %s restores everything into %s, ends sessions and reset links, and holds mails',
    async (from, to) => {
      const original = originalOf(from);
      const copy = await createTestDatabase(ENGINES[to]);
      try {
        await restore(envOf(copy), [original.file], ignore);
        expect(await readCopy(original, copy)).toEqual({
          problems: [],
          resetTokens: 0,
          mails: ['held'],
          keptSession: false,
          responses: original.responses,
        });
        await expect(restore(envOf(copy), [original.file], ignore)).rejects.toThrow(/ is not empty/);
      } finally {
        await copy.drop();
      }
    },
  );

  test('is readable only by its owner, and nothing else is left', async () => {
    expect((await stat(originalOf(OWN).file)).mode & 0o777).toBe(0o600);
    expect((await readdir(folder)).toSorted()).toEqual(NAMES.map((name) => `${name}.backup`).toSorted());
  });

  test('never replaces a file', async () => {
    const { database, file } = originalOf(OWN);
    const { size } = await stat(file);
    await expect(backup(envOf(database), [file], ignore)).rejects.toThrow(
      `${file} already exists. Name a new file.`,
    );
    expect((await stat(file)).size).toBe(size);
  });

  test('made while users are added is consistent', async () => {
    const { api, database } = originalOf(OWN);
    const file = path.join(folder, 'busy.backup');
    const copy = await createTestDatabase(ENGINES[OWN]);
    const command = runNode('main.ts', variablesOf(database), ['backup', file]);
    const isRunning = () => command.child.exitCode === null;
    for (let added = 0; isRunning(); added += 1)
      await api.addUser({ name: `Busy ${added}`, email: `busy.${added}@example.org` });
    try {
      expect(await command.finished).toMatchObject({ code: 0, stderr: '' });
      await restore(envOf(copy), [file], ignore);
      const served = await serveDatabase(copy, api.clock.now);
      expect(await checkCounters(served.engine.db)).toEqual([]);
      await served.stop();
    } finally {
      await rm(file);
      await copy.drop();
    }
  });
});

describe('a command without what it needs is refused in one sentence', () => {
  test.each([
    ['no file', [], 'Name one file: backup FILE.'],
    ['two files', ['a', 'b'], 'Name one file: backup FILE.'],
  ])('%s', async (_, args, sentence) => {
    await expect(backup(envOf(originalOf(OWN).database), args, ignore)).rejects.toThrow(sentence);
  });

  test('nothing to back up', async () => {
    const empty = await createTestDatabase();
    const before = await readdir(folder);
    const file = path.join(folder, 'none.backup');
    await expect(backup(envOf(empty), [file], ignore)).rejects.toThrow(/ there is no database /);
    await empty.drop();
    expect(await readdir(folder)).toEqual(before);
  });

  test('a folder that is missing', async () => {
    const file = path.join(folder, 'missing', 'file');
    await expect(backup(envOf(originalOf(OWN).database), [file], ignore)).rejects.toThrow(
      `${file} cannot be written or read (ENOENT`,
    );
  });

  test('files in the data folder', async () => {
    const target = await createTestDatabase('');
    await writeFile(path.join(target.dataDir, 'notes.txt'), '');
    await expect(restore(envOf(target), [originalOf('SQLite').file], ignore)).rejects.toThrow(
      `PLANNER_DATA_DIR: the folder ${target.dataDir} is not empty.`,
    );
    expect(await readdir(target.dataDir)).toEqual(['notes.txt']);
    await target.drop();
  });

  test.each([
    [{}, 'DATABASE_URL: name the empty PostgreSQL database to copy into.'],
    [{ DATABASE_URL: 'postgres://localhost/x' }, /^PLANNER_DATA_DIR: there is no database in /],
  ])('copy-data with %j', async (variables, sentence) => {
    const env = readEnv({ PLANNER_DATA_DIR: path.join(folder, 'none'), ...variables });
    await expect(copyData(env, [], ignore)).rejects.toThrow(sentence);
  });
});

import { chown, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { backup } from '../../src/commands/backup.ts';
import { copyData } from '../../src/commands/copyData.ts';
import { restore } from '../../src/commands/restore.ts';
import { lastTimeOf } from '../../src/commands/scheduleBackups.ts';
import { readEnv } from '../../src/env.ts';
import { compareEmbedded } from '../../src/platform/db/copyDatabase.ts';
import { openDatabase } from '../../src/platform/db/openDatabase.ts';
import { checkCounters } from '../support/checkCounters.ts';
import {
  createOriginal,
  envOf,
  type Original,
  readCopy,
  SEARCH,
  variablesOf,
} from '../support/createOriginal.ts';
import { createTestDatabase, type TestDatabase } from '../support/createTestDatabase.ts';
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
    'of %s restores everything into %s, ends sessions, tokens and reset links, and holds mails',
    async (from, to) => {
      const original = originalOf(from);
      const copy = await createTestDatabase(ENGINES[to]);
      try {
        await restore(envOf(copy), [original.file], ignore);
        expect(await readCopy(original, copy)).toEqual({
          problems: [],
          resetTokens: 0,
          tokens: 0,
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

  test('restores when it is unpacked, beside what a file manager has left in the folder', async () => {
    const original = originalOf('SQLite');
    const file = path.join(folder, 'unpacked.db');
    await writeFile(file, gunzipSync(await readFile(original.file)));
    const copy = await createTestDatabase('');
    await writeFile(path.join(copy.dataDir, '.DS_Store'), '');
    await restore(envOf(copy), [file], ignore);
    expect((await readCopy(original, copy)).responses).toEqual(original.responses);
    await copy.drop();
    await rm(file);
  });

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

describe('backup --keep', () => {
  const DATED = /^planner-\d{4}-\d\d-\d\dT\d{6}Z\.gz$/;

  test('adds a verified backup with a dated name, and removes only its own oldest ones', async () => {
    const backups = path.join(folder, 'kept');
    await mkdir(path.join(backups, 'planner-2025-01-04T033000Z.gz.part-a1B2c3'), { recursive: true });
    const OLD = ['01', '02', '03'].map((day) => `planner-2025-01-${day}T033000Z.gz`);
    for (const name of [...OLD, 'planner-2024-12-31.gz', 'notes.txt'])
      await writeFile(path.join(backups, name), '');
    const lines: string[] = [];
    const { api, database } = originalOf(OWN);
    await backup(envOf(database), ['--keep', '2', '--verify', backups], (line) => lines.push(line));
    const names = (await readdir(backups)).toSorted();
    expect(names).toEqual([
      'notes.txt',
      'planner-2024-12-31.gz',
      'planner-2025-01-03T033000Z.gz',
      expect.stringMatching(DATED),
    ]);
    expect(lines.slice(0, 2)).toEqual([
      `All data is in ${path.join(backups, names[3] ?? '')}. Keep it as secret as the database.`,
      expect.stringMatching(/^Verified: restored into a scratch folder, all \d{3,} rows are the same\.$/),
    ]);
    expect(lines.at(-1)).toBe('Removed older backups: 2');
    const { rows } = await sql`select name from milestones where name = 'backup_succeeded'`.execute(
      api.engine.db,
    );
    expect(rows).toHaveLength(1);
    const copy = await createTestDatabase(ENGINES[OWN]);
    await restore(envOf(copy), [path.join(backups, names[3] ?? '')], ignore);
    await copy.drop();
    await rm(backups, { recursive: true });
  });

  test('names a table that a copy changed', async () => {
    const opened = await Promise.all(
      ['a', 'b'].map(async (name) => {
        const dataDir = path.join(folder, name);
        await restore(
          { ...envOf(originalOf(OWN).database), databaseUrl: undefined, dataDir },
          [originalOf(OWN).file],
          ignore,
        );
        return openDatabase({ databaseUrl: undefined, dataDir }, true);
      }),
    );
    const [original, copy] = opened.map(({ db }) => db);
    if (!original || !copy) throw new Error('Both were opened');
    expect((await compareEmbedded(original, copy)).length).toBeGreaterThan(10);
    await sql`update users set name = 'Zoe' where email = 'zoe@example.org'`.execute(copy);
    await expect(compareEmbedded(original, copy)).rejects.toThrow(
      /^The copy of users differs, .*\d+ rows, checksum /,
    );
    for (const engine of opened) await engine.close();
    for (const name of ['a', 'b']) await rm(path.join(folder, name), { recursive: true });
  });
});

describe('the schedule', () => {
  test.each([
    ['2026-05-04T03:30:00.000Z', '2026-05-04T03:30:00.000Z'],
    ['2026-05-04T15:29:59.999Z', '2026-05-04T03:30:00.000Z'],
    ['2026-05-04T23:59:00.000Z', '2026-05-04T15:30:00.000Z'],
    ['2026-03-01T03:29:59.999Z', '2026-02-28T15:30:00.000Z'],
  ])('at %s, the last of 03:30 and 15:30 was %s', (now, last) => {
    expect(lastTimeOf(['03:30', '15:30'], new Date(now)).toISOString()).toBe(last);
  });

  // Twelve hours ago, so that no other time passes during the test.
  const TIME = new Date(Date.now() - 12 * 3_600_000).toISOString().slice(11, 16);

  /** Starts a server with a schedule, and waits for a line of its log. */
  const startUntil = async (database: TestDatabase, backups: string, line: RegExp) => {
    const started = runNode('main.ts', {
      ...variablesOf(database),
      PORT: '0',
      PLANNER_METRICS: '1',
      BACKUP_SCHEDULE: TIME,
      BACKUP_FOLDER: backups,
    });
    let log = '';
    for await (const text of started.child.stderr) {
      log += String(text);
      if (line.test(log)) break;
    }
    const metrics = await (await fetch(`${await started.line(/running at (\S+)/)}/metrics`)).text();
    started.child.kill('SIGTERM');
    await started.finished;
    return { log, metrics };
  };

  test('makes a missed backup at the start, once, and tells its age', async () => {
    const database = await createTestDatabase();
    const backups = path.join(folder, 'scheduled');
    await mkdir(backups);
    const SUCCEEDED = /^planner_backup_succeeded_timestamp_seconds \d/m;
    const first = await startUntil(database, backups, /"message":"Backed up"/);
    expect(first.metrics).toMatch(SUCCEEDED);
    expect(first.log).toContain(
      `"message":"Backups are scheduled","times":["${TIME}"],"folder":"${backups}","last":"never"`,
    );
    const names = await readdir(backups);
    expect(names).toHaveLength(1);

    const second = await startUntil(database, backups, /"last":"20\d\d-/);
    expect(second.metrics).toMatch(SUCCEEDED);
    expect(await readdir(backups)).toEqual(names);
    await database.drop();
    await rm(backups, { recursive: true });
  });

  test('says why a backup failed', async () => {
    const database = await createTestDatabase();
    const missing = path.join(folder, 'unmounted');
    const { log, metrics } = await startUntil(database, missing, /"message":"The backup failed".*\n/);
    expect(log).toContain(`"error":"There is no folder ${missing}."`);
    expect(metrics).toMatch(/^planner_backup_failed_timestamp_seconds \d/m);
    await database.drop();
  });
});

test('what root restores belongs to the owner of the folder', async () => {
  const target = await createTestDatabase('');
  if (process.getuid?.() === 0) await chown(target.dataDir, 12_345, 12_346);
  const { uid, gid } = await stat(target.dataDir);
  await restore(envOf(target), [originalOf('SQLite').file], ignore);
  await (await openDatabase(target, true)).close();
  for (const name of ['planner.db', 'planner.lock'])
    expect(await stat(path.join(target.dataDir, name))).toMatchObject({ uid, gid });
  await target.drop();
});

describe('a command without what it needs is refused in one sentence', () => {
  test.each([
    ['no file', []],
    ['two files', ['a', 'b']],
    ['no number of backups', ['--keep', 'folder']],
    ['none to keep', ['--keep', '0', 'folder']],
    ['an option that does not exist', ['--force', 'file']],
  ])('%s', async (_, args) => {
    await expect(backup(envOf(originalOf(OWN).database), args, ignore)).rejects.toThrow(
      'Name one file, or a folder and how many backups to keep in it: backup FILE, or backup --keep 14 FOLDER.',
    );
  });

  test('a folder to keep backups in', async () => {
    const missing = path.join(folder, 'missing');
    await expect(backup(envOf(originalOf(OWN).database), ['--keep', '3', missing], ignore)).rejects.toThrow(
      `There is no folder ${missing}.`,
    );
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

  test('an unpacked copy that is damaged', async () => {
    const bytes = gunzipSync(await readFile(originalOf('SQLite').file));
    const file = path.join(folder, 'damaged.db');
    await writeFile(file, bytes.fill(0xff, 8192, 16_384));
    const target = await createTestDatabase('');
    await expect(restore(envOf(target), [file], ignore)).rejects.toThrow(
      `${file} is not a backup of Planner Admin, or it is damaged.`,
    );
    expect(await readdir(target.dataDir)).toEqual([]);
    await target.drop();
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

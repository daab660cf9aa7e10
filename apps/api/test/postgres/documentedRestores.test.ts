import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/createTestDatabase.ts';

// Types the backups and restores of docs/deployment.md. The programs of the containers run on this machine, and
// `docker` and `kubectl` are scripts that start them.

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const SERVER = `'${process.execPath}' '${ROOT}/apps/api/src/main.ts'`;

const PROGRAMS = {
  docker: `[ "$1" = compose ] || exit 1
shift
case "$1" in
  stop | up) ;;
  cp) cp -r "\${2#server-1:}" "$3" ;;
  exec) shift 2; exec "$@" ;;
  run)
    while [ "$1" != server-1 ]; do
      case "$1" in --env) export "$2"; shift ;; esac
      shift
    done
    shift
    exec ${SERVER} "$@" ;;
  *) exit 1 ;;
esac`,
  kubectl: `case "$1" in
  patch | rollout) ;;
  exec) while [ "$1" != -- ]; do shift; done; shift; exec "$@" ;;
  *) exit 1 ;;
esac`,
  sudo: 'exec env "$@"',
  'planner-admin': `exec ${SERVER} "$@"`,
  // The path in the image.
  node: `shift; exec ${SERVER} "$@"`,
};

let database: TestDatabase;
let folder: string;
let restored: string;
beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'planner-restores-'));
  restored = `${new URL(database.databaseUrl ?? '').pathname.slice(1)}_restored`;
  for (const name of ['bin', 'data']) await mkdir(path.join(folder, name));
  for (const [name, lines] of Object.entries(PROGRAMS))
    await writeFile(path.join(folder, 'bin', name), `#!/bin/bash\n${lines}\n`, { mode: 0o755 });
  await type(`${SERVER} migrate && ${SERVER} admin create last.night@example.org`);
});
afterEach(async () => {
  await onDatabase(database.databaseUrl ?? '', `drop database if exists ${restored} with (force)`);
  await database.drop();
  await rm(folder, { recursive: true });
});

const onDatabase = async (url: string, statement: string) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
};

/** The blocks of the page that contain the word, with the database, the folders and the file of the test. */
const typed = async (word: RegExp): Promise<string[]> => {
  const { username, password, host, pathname } = new URL(database.databaseUrl ?? '');
  const page = await readFile(path.join(ROOT, 'docs/deployment.md'), 'utf8');
  return [...page.matchAll(/^```sh\n([^]*?)^```/gm)]
    .map(([, block = '']) => block)
    .filter((block) => word.test(block))
    .map((block) =>
      block
        .replaceAll('USER:PASSWORD@HOST', `${username}:${password}@${host}`)
        .replaceAll('sslmode=verify-full', 'sslmode=prefer')
        .replaceAll('--username=planner', `--username=${username}`)
        .replaceAll(/\bplanner_(restored|before)\b/g, restored)
        .replaceAll(/\bplanner$|(?<=alter database )planner\b/gm, pathname.slice(1))
        .replaceAll(/(?<=[ =:])\/(data|tmp)\b/g, `${folder}/$1`)
        .replaceAll(/planner-2026-05-04T033000Z/g, 'planner-*'),
    );
};

const type = async (commands: string): Promise<string> => {
  await mkdir(path.join(folder, 'tmp'), { recursive: true });
  const { hostname, port } = new URL(database.databaseUrl ?? '');
  const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', commands], {
    cwd: folder,
    env: {
      PATH: `${folder}/bin:${process.env['PATH']}`,
      PGHOST: hostname,
      PGPORT: port,
      PLANNER_DATA_DIR: path.join(folder, 'data'),
      DATABASE_URL: database.databaseUrl,
    },
  });
  return stdout;
};

const emailsIn = (url: string) => onDatabase(url, 'select email from users order by email');

test('Compose: the backup of last night is there again, and what was there is kept', async () => {
  const [backup = '', restore = ''] = await typed(/server-1 (?:backup|restore)/);
  await type(backup);
  await type(`${SERVER} admin create this.morning@example.org`);
  expect(await type(restore)).toMatch(/^Restored /m);
  const { databaseUrl = '' } = database;
  expect(await emailsIn(databaseUrl)).toEqual([{ email: 'last.night@example.org' }]);
  const before = new URL(databaseUrl);
  before.pathname = restored;
  expect(await emailsIn(before.href)).toHaveLength(2);
});

test.each([
  ['systemd', 'planner-admin backup planner-0.gz', /sudo DATABASE_URL=/],
  ['Kubernetes', '', /server\.js (?:backup|restore)/],
])('%s: the backup of last night is in another database', async (_, ownBackup, word) => {
  const blocks = await typed(word);
  const restore = (blocks.at(-1) ?? '').replace('/var/lib/planner-admin-backups/', '');
  await type(ownBackup || (blocks[0] ?? ''));
  await type(`${SERVER} admin create this.morning@example.org`);
  const { databaseUrl = '' } = database;
  await onDatabase(databaseUrl, `create database ${restored}`);
  expect(await type(restore)).toMatch(/^Restored /m);
  const after = new URL(databaseUrl);
  after.pathname = restored;
  expect(await emailsIn(after.href)).toEqual([{ email: 'last.night@example.org' }]);
  expect(await emailsIn(databaseUrl)).toHaveLength(2);
});

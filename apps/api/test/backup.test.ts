import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type RunningNode, runNode } from './support/runNode.ts';

const ADMIN = { email: 'admin@planner.local', password: 'correct horse battery' };
const READS = [
  'users',
  'users?page=9',
  'users?query=an',
  'habit-categories',
  'workout-categories',
  'finance-categories/admin',
  'subscriptions',
  'policies/privacy',
  'policies/terms',
];

let folder: string;
let server: RunningNode | undefined;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'planner-backup-'));
});
afterEach(async () => {
  server?.child.kill('SIGKILL');
  await server?.finished;
  await rm(folder, { recursive: true });
});

/** Starts a server on a folder, and reads all that it lists. */
const startAndRead = async (dataDir: string, sampleData: '0' | '1') => {
  server = runNode('main.ts', {
    PORT: '0',
    PLANNER_DATA_DIR: dataDir,
    PLANNER_ADMIN_EMAIL: ADMIN.email,
    PLANNER_ADMIN_PASSWORD: ADMIN.password,
    PLANNER_SAMPLE_DATA: sampleData,
  });
  const url = `${await server.line(/^Planner Admin is running at (\S+)$/m)}/api/v1`;
  const login = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const headers = { Cookie: login.headers.get('set-cookie')?.split(';')[0] ?? '' };
  const answers = await Promise.all(
    READS.map(async (read) => {
      const response = await fetch(`${url}/${read}`, { headers });
      return [read, response.status, await response.json()] as const;
    }),
  );
  return { url, answers };
};

const stop = async () => {
  server?.child.kill('SIGTERM');
  await server?.finished;
};

test('a copy of the embedded database that was made while it is used brings everything back', async () => {
  const before = await startAndRead(path.join(folder, 'first'), '1');
  expect(before.answers.map(([, status]) => status)).toEqual(READS.map(() => 200));
  expect(JSON.stringify(before.answers).length).toBeGreaterThan(10_000);

  const backup = path.join(folder, 'backup.db');
  const live = new DatabaseSync(path.join(folder, 'first', 'planner.db'));
  live.prepare('vacuum into ?').run(backup);
  live.close();
  await stop();
  await rm(path.join(folder, 'first'), { recursive: true });

  await mkdir(path.join(folder, 'second'));
  await copyFile(backup, path.join(folder, 'second', 'planner.db'));
  const after = await startAndRead(path.join(folder, 'second'), '0');
  expect(after.answers).toEqual(before.answers);
});

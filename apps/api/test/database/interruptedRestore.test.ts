import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { open, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backup } from '../../src/commands/backup.ts';
import { restore } from '../../src/commands/restore.ts';
import { openDatabase } from '../../src/platform/db/openDatabase.ts';
import { envOf, variablesOf } from '../support/createOriginal.ts';
import { createTestDatabase, type TestDatabase } from '../support/createTestDatabase.ts';
import { type RunningNode, runNode } from '../support/runNode.ts';

let original: TestDatabase;
let copy: TestDatabase;
let killed: RunningNode | undefined;
beforeEach(async () => {
  original = await createTestDatabase('');
  copy = await createTestDatabase('');
});
afterEach(async () => {
  killed?.child.kill('SIGKILL');
  await killed?.finished;
  await original.drop();
  await copy.drop();
});

test('a restore killed halfway leaves a folder that no server starts in, and can be repeated', async () => {
  await (await openDatabase(original, true)).close();
  const file = path.join(original.dataDir, 'backup');
  await backup(envOf(original), [file], () => {});
  const whole = await readFile(file);
  // The command cannot finish: the second half never comes out of the pipe.
  const pipe = path.join(original.dataDir, 'pipe');
  await promisify(execFile)('mkfifo', [pipe]);
  killed = runNode('main.ts', variablesOf(copy), ['restore', pipe]);
  const end = await open(pipe, 'w');
  await end.write(whole.subarray(0, whole.length / 2));
  const folder = path.join(copy.dataDir, 'restoring');
  await vi.waitUntil(() => existsSync(path.join(folder, 'planner.db')), { interval: 5, timeout: 60_000 });
  killed.child.kill('SIGKILL');
  await killed.finished;
  await end.close();

  const refusal = `PLANNER_DATA_DIR: a restore into ${copy.dataDir} is running or was interrupted; remove ${folder} and restore again.`;
  const { code, stderr } = await runNode('main.ts', variablesOf(copy)).finished;
  expect([code, stderr]).toEqual([1, `${refusal}\n`]);
  await expect(restore(envOf(copy), [file], () => {})).rejects.toThrow(refusal);
  await rm(folder, { recursive: true });
  await restore(envOf(copy), [file], () => {});
  expect(await readdir(copy.dataDir)).toEqual(['planner.database', 'planner.db']);
});

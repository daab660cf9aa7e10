import { afterEach, beforeEach, expect, test } from 'vitest';
import { createIds } from '../../src/platform/ids.ts';
import { openDatabase } from '../../src/platform/db/openDatabase.ts';
import { holdMails, insertMail } from '../../src/platform/mail/rows.ts';
import { createTestDatabase, type TestDatabase } from '../support/createTestDatabase.ts';
import { runNode } from '../support/runNode.ts';

const NOW = new Date('2026-05-04T10:00:00.000Z');

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const run = (...args: string[]) =>
  runNode('main.ts', { PLANNER_DATA_DIR: database.dataDir, DATABASE_URL: database.databaseUrl }, [
    'mails',
    ...args,
  ]).finished;

const listed = (state: string) => ({
  code: 0,
  stdout: `${state}  2026-05-04T10:00:00.000Z  passwordReset  ada@example.org  attempts: 0\nMails in the queue: 1\n`,
});

test('lists the queue, and releases mails that are held', async () => {
  const { db, close } = await openDatabase(database, false);
  await insertMail(db, {
    id: createIds()(NOW),
    kind: 'passwordReset',
    payload: 'ada@example.org',
    request_id: '7',
    created_at: NOW.toISOString(),
  });
  await holdMails(db);
  await close();
  expect(await run('list')).toMatchObject(listed('held'));
  expect(await run('release')).toMatchObject({ code: 0, stdout: 'Released mails: 1\n' });
  expect(await run('--', 'list')).toMatchObject(listed('queued'));
});

test.each([[[]], [['constructor']], [['release', 'all']]])('explains why %j is invalid', async (args) => {
  expect(await run(...args)).toEqual({
    code: 1,
    stdout: '',
    stderr: 'Say what to do with the queued mails: mails list, or mails release.\n',
  });
});

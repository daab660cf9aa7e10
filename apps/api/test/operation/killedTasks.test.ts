import { afterEach, beforeEach, expect, test } from 'vitest';
import { insertEntries } from '../../src/activity/rows.ts';
import { keepForUndo } from '../../src/activity/undoRows.ts';
import { inTransaction } from '../../src/platform/db/inTransaction.ts';
import { openDatabase } from '../../src/platform/db/openDatabase.ts';
import { createIds } from '../../src/platform/ids.ts';
import { DAY_MS } from '../../src/platform/time.ts';
import { createTestDatabase, type TestDatabase } from '../support/createTestDatabase.ts';
import { type RunningNode, runNode } from '../support/runNode.ts';

const ADMIN = { email: 'admin@planner.local', password: 'correct horse battery' };
const USERS = 4000;

type Json = Record<string, unknown>;
type Call = (path: string, body?: object) => Promise<Json>;

let database: TestDatabase;
let server: RunningNode | undefined;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await kill();
  await database.drop();
});

const run = (args: string[] = []) =>
  runNode(
    'main.ts',
    {
      PORT: '0',
      PLANNER_DATA_DIR: database.dataDir,
      DATABASE_URL: database.databaseUrl,
      PLANNER_ADMIN_EMAIL: ADMIN.email,
      PLANNER_ADMIN_PASSWORD: ADMIN.password,
    },
    args,
  );

const kill = async () => {
  server?.child.kill('SIGKILL');
  await server?.finished;
};

const start = async (): Promise<Call> => {
  server = run();
  const url = `${await server.line(/^Planner Admin is running at (\S+)$/m)}/api/v1`;
  const call = async (path: string, body?: object, cookie = '') => {
    const response = await fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { response, json: (await response.json()) as Json };
  };
  const { response } = await call('/auth/login', ADMIN);
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  return async (path, body) => (await call(path, body, cookie)).json;
};

const countUsers = async (call: Call): Promise<number> => {
  const { pagination } = await call('/users?role=user');
  return (pagination as { totalUsers: number }).totalUsers;
};

/** Kills the server while it works on a task. Returns another server, which has completed it. */
const killDuring = async (before: Call, id: string): Promise<{ call: Call; task: Json }> => {
  let doneBefore = 0;
  while (doneBefore === 0) doneBefore = Number((await before(`/tasks/${id}`))['done']);
  await kill();
  const call = await start();
  const first = await call(`/tasks/${id}`);
  expect(first['state']).toBe('running');
  expect(Number(first['done'])).toBeGreaterThanOrEqual(doneBefore);
  let task = first;
  while (task['state'] === 'running') task = await call(`/tasks/${id}`);
  expect([task['state'], task['done'], task['failed']]).toEqual(['done', task['total'], 0]);
  return { call, task };
};

test('a killed server continues a task, and undoing it, where it stopped', { timeout: 240_000 }, async () => {
  await run(['seed', '--users', String(USERS)]).finished;
  const first = await start();
  const total = await countUsers(first);
  const deletion = await first('/users/delete', { role: 'user', total });
  const { call: second, task } = await killDuring(first, String(deletion['_id']));
  expect(await countUsers(second)).toBe(0);

  const { taskId } = await second(`/activity/${String(task['activityId'])}/undo`, {});
  const { call: third } = await killDuring(second, String(taskId));
  expect(await countUsers(third)).toBe(total);
});

const OLD = 60_000;

const at = (days: number) => new Date(Date.now() - days * DAY_MS);
const item = (id: string) => ({ kind: 'role' as const, itemId: id, data: {} });

/** What can be undone: items of a deletion 31 days ago, and one of today. */
const keepItems = async () => {
  const engine = await openDatabase(database, true);
  const ids = createIds();
  await inTransaction(engine, async (trx) => {
    const old = Array.from({ length: OLD }, () => item(ids(at(31))));
    await keepForUndo(trx, ids(at(31)), old, at(31));
    await keepForUndo(trx, ids(at(0)), [item('recent')], at(0));
    // Shows that the clock is right.
    await insertEntries(trx, [
      {
        id: ids(at(10)),
        at: at(10).toISOString(),
        kind: 'signedIn',
        actor_id: null,
        actor: null,
        subject_id: null,
        subject: null,
        detail: null,
        changes: '[]',
        address: '',
        network: '',
        request_id: '',
      },
    ]);
  });
  await engine.close();
};

const keptItems = async (): Promise<string[]> => {
  const engine = await openDatabase(database, true);
  const rows = await engine.db.selectFrom('undo_items').select('item_id').execute();
  await engine.close();
  return rows.map(({ item_id }) => item_id);
};

/** Looks beside the server until `isEnough` is true of the number of items that are left. */
const waitForItems = async (isEnough: (count: number) => boolean): Promise<void> => {
  const { db, close } = await openDatabase(database, false);
  let count: number;
  do {
    const found = await db
      .selectFrom('undo_items')
      .select((eb) => eb.fn.countAll().as('items'))
      .executeTakeFirst();
    count = Number(found?.items);
  } while (!isEnough(count));
  await close();
};

test('a killed server erases the rest of what is too old to be undone', { timeout: 240_000 }, async () => {
  await keepItems();
  server = run();
  await waitForItems((count) => count <= OLD);
  await kill();
  // It was killed at its work.
  expect((await keptItems()).length).toBeGreaterThan(1);

  server = run();
  await waitForItems((count) => count === 1);
  await kill();
  expect(await keptItems()).toEqual(['recent']);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BodyOf, ResponseOf } from '../../src/platform/contract/types.ts';
import { inTransaction } from '../../src/platform/db/inTransaction.ts';
import { createIds } from '../../src/platform/ids.ts';
import { DAY_MS } from '../../src/platform/time.ts';
import { startSession } from '../../src/sessions/rows.ts';
import { createTaskRunner } from '../../src/tasks/createTaskRunner.ts';
import { deleteUsers } from '../../src/users/deletedRows.ts';
import { insertUsers, lockUsers } from '../../src/users/rows.ts';
import { ADMIN, startTestApi, type TestApi } from '../support/startTestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const ids = createIds();
let serial = 0;

/** Adds users whose names and addresses contain a word. Returns their ids. */
const addUsers = async (word: string, count: number, role: 'user' | 'admin' = 'user'): Promise<string[]> => {
  const users = Array.from({ length: count }, (_, index) => ({
    id: ids(api.clock.now()),
    name: `${word} ${index + 1}`,
    email: `${word}${index + 1}@example.org`,
    password_hash: null,
    role,
    created_at: api.clock.now().toISOString(),
    last_active: null,
  }));
  await inTransaction(api.engine, (trx) => insertUsers(trx, users));
  return users.map(({ id }) => id);
};

const countUsers = async (query: string, role?: 'user' | 'admin') =>
  (await api.call('listUsers', { query: { query, ...(role && { role }) } })).body.pagination.totalUsers;

const toTask = ({ _id: id, ...task }: ResponseOf<'getTask'>['body']) => ({ id, ...task });

const start = async (body: BodyOf<'deleteUsers'>, as = api.cookie) =>
  toTask((await api.call('deleteUsers', { body, as })).body);

const changeRoles = async (body: BodyOf<'changeRoles'>, as = api.cookie) =>
  toTask((await api.call('changeRoles', { body, as })).body);

const read = async (id: string) => toTask((await api.call('getTask', { params: { id } })).body);

const failuresOf = async (id: string, cursor?: string) =>
  (await api.call('listTaskFailures', { params: { id }, query: cursor ? { cursor } : {} })).body;

const entriesAbout = async (subject: string) => {
  const { body } = await api.call('listActivity', { query: { subject } });
  return body.items.map(({ kind, detail }) => [kind, detail]);
};

/** Stops the steps of all tasks until the returned function is called. */
const holdSteps = async (): Promise<() => Promise<void>> => {
  await api.tasks.settled();
  const { run } = api.tasks;
  const held: string[] = [];
  api.tasks.run = (id) => held.push(id);
  return async () => {
    api.tasks.run = run;
    for (const id of held) run(id);
    await api.tasks.settled();
  };
};

describe('deleteUsers', () => {
  test('deletes all that match, and nobody else', async () => {
    await addUsers('quince', 250);
    await addUsers('medlar', 3);
    const task = await start({ query: 'quince', total: 250 });
    expect(task).toMatchObject({ kind: 'deleteUsers', state: 'running', total: 250, done: 0, failed: 0 });
    await api.tasks.settled();
    expect(await read(task.id)).toMatchObject({
      state: 'done',
      total: 250,
      done: 250,
      failed: 0,
      endedAt: api.clock.now().toISOString(),
    });
    expect([await countUsers('quince'), await countUsers('medlar')]).toEqual([0, 3]);
  });

  test('leaves one entry at its start, one for each user, and one at its end', async () => {
    await addUsers('loquat', 2);
    const { activityId } = await start({ query: 'loquat', role: 'user', total: 2 });
    await api.tasks.settled();
    const { items } = (await api.call('listActivity', { query: { limit: 4 } })).body;
    expect(items.map(({ kind, actor, detail }) => [kind, actor, detail])).toEqual([
      ['taskEnded', ADMIN.email, '2 of 2'],
      ['userDeleted', ADMIN.email, null],
      ['userDeleted', ADMIN.email, null],
      ['usersDeleted', ADMIN.email, '2'],
    ]);
    const { _id: id, changes } = items[3]!;
    expect({ id, changes }).toEqual({
      id: activityId,
      changes: [
        { field: 'query', to: 'loquat' },
        { field: 'role', to: 'user' },
      ],
    });
  });

  test('takes only those who match at the start', async () => {
    await addUsers('rowan', 1);
    const release = await holdSteps();
    await start({ query: 'rowan', total: 1 });
    await addUsers('rowanberry', 1);
    await release();
    expect(await countUsers('rowan')).toBe(1);
  });

  test('refuses when another number matches', async () => {
    await addUsers('damson', 2);
    const { status, failure } = await api.call('deleteUsers', { body: { query: 'damson', total: 3 } });
    expect([status, failure.code, failure.message]).toEqual([
      409,
      'total-changed',
      '2 users match by now. Check the list and try again',
    ]);
    expect(await countUsers('damson')).toBe(2);
  });

  test('names the items that failed, with reasons', async () => {
    const [first = '', second = ''] = await addUsers('sorb', 2);
    const release = await holdSteps();
    const task = await start({ ids: [first, second, api.adminId], total: 3 });
    await api.call('deleteUser', { params: { id: second } });
    await release();
    expect(await read(task.id)).toMatchObject({ state: 'done', done: 1, failed: 2 });
    expect(await failuresOf(task.id)).toEqual({
      items: [
        { item: 'sorb2@example.org', reason: 'This user does not exist anymore' },
        { item: ADMIN.email, reason: 'You cannot delete your own account' },
      ],
      nextCursor: null,
    });
  });

  test('leaves out who got another role since it started', async () => {
    const [promoted = ''] = await addUsers('whitty', 3);
    const release = await holdSteps();
    const byFilter = await start({ query: 'whitty', role: 'user', total: 3 });
    const byHand = await start({ ids: [promoted], total: 1 });
    await api.call('updateUser', { params: { id: promoted }, body: { role: 'admin' } });
    await release();
    const reason = 'This user is an administrator by now';
    for (const { id } of [byFilter, byHand])
      expect((await failuresOf(id)).items).toEqual([{ item: 'whitty1@example.org', reason }]);
    expect(await countUsers('whitty', 'admin')).toBe(1);
    expect(await countUsers('whitty')).toBe(1);
  });

  test('pages through many failures', async () => {
    const chosen = await addUsers('azarole', 150);
    const release = await holdSteps();
    await inTransaction(api.engine, async (trx) => deleteUsers(trx, await lockUsers(trx, chosen)));
    const task = await start({ ids: chosen, total: 150 });
    await release();
    const first = await failuresOf(task.id);
    const rest = await failuresOf(task.id, first.nextCursor ?? '');
    expect([first.items.length, rest.items.length, rest.nextCursor]).toEqual([100, 50, null]);
  });
});

describe('changeRoles', () => {
  test('changes the role of those who match, and ends their sessions', async () => {
    const [first = ''] = await addUsers('whitebeam', 120, 'admin');
    const session = `planner_session=${await startSession(api.engine.db, first, api.clock.now())}`;
    const task = await changeRoles({ query: 'whitebeam', role: 'admin', total: 120, newRole: 'user' });
    expect([task.kind, task.newRole]).toEqual(['changeRoles', 'user']);
    await api.tasks.settled();
    expect(await countUsers('whitebeam', 'user')).toBe(120);
    expect((await api.call('getSession', { as: session })).status).toBe(401);
    expect(await entriesAbout('users')).toContainEqual(['rolesChanged', '120']);
  });

  test('makes administrators of a level, and says so of each', async () => {
    const chosen = await addUsers('cornel', 2);
    const everything = await addUsers('checkertree', 1, 'admin');
    await changeRoles({ ids: [...chosen, ...everything], total: 3, newRole: 'admin', access: 'support' });
    await api.tasks.settled();
    const accessOf = async (id = '') =>
      (await api.call('getUser', { params: { id }, query: { health: 'omit' } })).body.access;
    expect([await accessOf(chosen[0]), await accessOf(everything[0])]).toEqual(['support', 'everything']);
    const { items } = (await api.call('listActivity', { query: { subject: chosen[0] ?? '' } })).body;
    expect(items[0]?.changes).toEqual([
      { field: 'role', from: 'user', to: 'admin' },
      { field: 'access', to: 'support' },
    ]);
    const [line] = (await api.call('listActivity', { query: { kind: 'rolesChanged' } })).body.items;
    expect(line?.changes).toEqual([
      { field: 'newRole', to: 'admin' },
      { field: 'access', to: 'support' },
    ]);
  });

  test('keeps your own role', async () => {
    const task = await changeRoles({ ids: [api.adminId], total: 1, newRole: 'user' });
    await api.tasks.settled();
    expect((await failuresOf(task.id)).items).toEqual([
      { item: ADMIN.email, reason: "You can't change your own role" },
    ]);
  });
});

test('a cancelled task keeps what is done and skips the rest', async () => {
  await addUsers('bullace', 300);
  const release = await holdSteps();
  const task = await start({ query: 'bullace', total: 300 });
  const cancelled = await api.call('cancelTask', { params: { id: task.id } });
  await release();
  expect(cancelled.body).toMatchObject({ state: 'cancelled', done: 0, total: 300 });
  expect(await countUsers('bullace')).toBe(300);
  expect(await entriesAbout('deleteUsers')).toContainEqual(['taskCancelled', '0 of 300']);
  // It has ended, so nothing changes.
  const again = await api.call('cancelTask', { params: { id: task.id } });
  expect(again.body).toEqual(cancelled.body);
});

test('a retry tries the failed items only', async () => {
  const admins = await addUsers('sloe', 2, 'admin');
  const as = `planner_session=${await startSession(api.engine.db, admins[0] ?? '', api.clock.now())}`;
  const task = await changeRoles({ ids: admins, total: 2, newRole: 'admin' }, as);
  await api.tasks.settled();
  expect(await read(task.id)).toMatchObject({ state: 'done', done: 1, failed: 1 });
  await api.call('retryTask', { params: { id: task.id }, as });
  await api.tasks.settled();
  expect(await read(task.id)).toMatchObject({ state: 'done', total: 2, done: 1, failed: 1 });
  expect(await entriesAbout('changeRoles')).toContainEqual(['taskRetried', '1 of 2']);
});

test.each<[string, (id: string) => Promise<{ status: number }>]>([
  [
    'is no longer an administrator',
    (id) => api.call('updateUser', { params: { id }, body: { role: 'user' } }),
  ],
  ['is suspended', (id) => api.call('suspendUser', { params: { id }, body: { reason: 'Gone' } })],
  ['is deleted', (id) => api.call('deleteUser', { params: { id } })],
])('a task stops when its starter %s', async (_, change) => {
  const [admin = ''] = await addUsers(`cornel${(serial += 1)}`, 1, 'admin');
  const word = `hawthorn${serial}`;
  await addUsers(word, 5);
  const as = `planner_session=${await startSession(api.engine.db, admin, api.clock.now())}`;
  const release = await holdSteps();
  const task = await start({ query: word, total: 5 }, as);
  expect((await change(admin)).status).toBe(200);
  await release();
  expect(await read(task.id)).toMatchObject({
    state: 'failed',
    reason: 'The account that started it may not do this anymore',
  });
  expect(await countUsers(word)).toBe(5);
});

test('tasks run in turns: a short one does not wait for a long one', async () => {
  await addUsers('juneberry', 1000);
  await addUsers('barberry', 1);
  const release = await holdSteps();
  const long = await start({ query: 'juneberry', total: 1000 });
  const short = await start({ query: 'barberry', total: 1 });
  await release();
  const entries = await api.engine.db
    .selectFrom('activity')
    .select('request_id')
    .where('kind', '=', 'taskEnded')
    .where('request_id', 'in', [long.id, short.id])
    .orderBy('position')
    .execute();
  expect(entries.map(({ request_id }) => request_id)).toEqual([short.id, long.id]);
});

test('two servers do each step once, and the second one continues when the first is gone', async () => {
  await addUsers('checkerberry', 500);
  const release = await holdSteps();
  const task = await start({ query: 'checkerberry', total: 500 });
  const runners = [0, 1].map(() =>
    createTaskRunner({ engine: api.engine, ids, clock: api.clock.now, log: () => {}, mails: api.mails }),
  );
  // The first server may still be at work.
  await runners[0]?.poll();
  await runners[0]?.settled();
  expect((await read(task.id)).done).toBe(0);
  api.clock.advance(10_000);
  for (const runner of runners) void runner.poll();
  for (const runner of runners) await runner.poll();
  for (const runner of runners) await runner.settled();
  expect(await read(task.id)).toMatchObject({ state: 'done', done: 500, failed: 0 });
  for (const runner of runners) await runner.stop();
  await release();
});

const undo = async (id: string) => (await api.call('undoActivity', { params: { id } })).body;

/** What the activity says of a task that deleted users. */
const deletionOf = async (id: string) => {
  const { items } = (await api.call('listActivity', { query: { kind: 'usersDeleted' } })).body;
  return items.find(({ _id }) => _id === id);
};

const deleteAll = async (word: string) => {
  const chosen = await addUsers(word, 1001);
  const { activityId } = await start({ query: word, total: 1001 });
  await api.tasks.settled();
  return { activityId, chosen };
};

describe('undoing more than a thousand changes', () => {
  test('is a task, once at a time, with one entry at its start', async () => {
    const { activityId } = await deleteAll('bayberry');
    const release = await holdSteps();
    const { message, taskId = '' } = await undo(activityId);
    expect(message).toBe('1,001 users are being restored');
    expect(await undo(activityId)).toEqual({ message, taskId });
    expect(await countUsers('bayberry')).toBe(0);
    const { items } = (await api.call('listActivity', { query: { kind: 'changeUndone' } })).body;
    const undoing = items.filter(({ detail }) => detail === 'usersDeleted 1001');
    expect(undoing).toHaveLength(1);
    const running = await deletionOf(activityId);
    expect(running).toMatchObject({ undone: { by: ADMIN.email, isRunning: true } });
    expect(running).not.toHaveProperty('undoUntil');
    expect(await read(taskId)).toMatchObject({
      kind: 'restoreUsers',
      total: 1001,
      activityId: undoing[0]?.['_id'],
    });
    await release();
    expect(await read(taskId)).toMatchObject({ state: 'done', done: 1001, failed: 0 });
    expect(await countUsers('bayberry')).toBe(1001);
    expect((await deletionOf(activityId))?.undone).toEqual({
      at: api.clock.now().toISOString(),
      by: ADMIN.email,
    });
    expect((await api.call('undoActivity', { params: { id: activityId } })).failure.code).toBe(
      'not-undoable',
    );
  });

  test('names what can’t be undone now, which stays for a retry', async () => {
    const { activityId, chosen } = await deleteAll('boysenberry');
    const email = 'boysenberry7@example.org';
    const other = await api.addUser({ email });
    const { taskId = '' } = await undo(activityId);
    await api.tasks.settled();
    expect(await read(taskId)).toMatchObject({ state: 'done', done: 1000, failed: 1 });
    expect((await failuresOf(taskId)).items).toEqual([
      { item: email, reason: `Another account has the address ${email} now` },
    ]);
    await api.call('deleteUser', { params: { id: other } });
    await api.call('retryTask', { params: { id: taskId } });
    await api.tasks.settled();
    expect(await read(taskId)).toMatchObject({ state: 'done', done: 1001, failed: 0 });
    expect((await api.call('getUser', { params: { id: chosen[6] ?? '' } })).body.email).toBe(email);
  });

  test('keeps what is not undone when it is cancelled', async () => {
    const { activityId } = await deleteAll('cranberry');
    const release = await holdSteps();
    const { taskId = '' } = await undo(activityId);
    await api.call('cancelTask', { params: { id: taskId } });
    await release();
    expect(await countUsers('cranberry')).toBe(0);
    expect(await deletionOf(activityId)).toHaveProperty('undoUntil');
    const again = await undo(activityId);
    expect(again.taskId).not.toBe(taskId);
    await api.tasks.settled();
    expect(await countUsers('cranberry')).toBe(1001);
  });

  test('changes roles back, but for those that were changed since', async () => {
    const [first = ''] = await addUsers('cowberry', 1001);
    const { activityId } = await changeRoles({ query: 'cowberry', total: 1001, newRole: 'admin' });
    await api.tasks.settled();
    await api.call('updateUser', { params: { id: first }, body: { role: 'user' } });
    const { message, taskId = '' } = await undo(activityId);
    await api.tasks.settled();
    expect(message).toBe('The roles of 1,001 users are being changed back');
    expect(await read(taskId)).toMatchObject({ kind: 'restoreRoles', done: 1000, failed: 1 });
    expect((await failuresOf(taskId)).items).toEqual([
      { item: 'cowberry1@example.org', reason: "This was changed since then, so it can't be undone anymore" },
    ]);
    expect(await countUsers('cowberry', 'user')).toBe(1001);
  });
});

test('a task that is a month old is deleted', async () => {
  await addUsers('serviceberry', 1);
  const task = await start({ query: 'serviceberry', total: 1 });
  await api.tasks.settled();
  const listed = async () => (await api.call('listTasks')).body.tasks.map((one) => toTask(one).id);
  expect(await listed()).toContain(task.id);
  api.clock.advance(31 * DAY_MS);
  api.cookie = await api.signIn(ADMIN.email, ADMIN.password);
  await api.eraser.run();
  expect(await listed()).toEqual([]);
  expect((await api.call('getTask', { params: { id: task.id } })).status).toBe(404);
});

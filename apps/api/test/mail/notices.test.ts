import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../src/platform/db/inTransaction.ts';
import { PermanentError } from '../../src/platform/mail/openMailer.ts';
import { insertMail } from '../../src/platform/mail/rows.ts';
import { HOUR_MS } from '../../src/platform/time.ts';
import type { TaskKind } from '../../src/tasks/table.ts';
import { createRandom, createSampleUsers } from '../../src/sample/createSampleUsers.ts';
import { insertUsers } from '../../src/users/rows.ts';
import { addTask } from '../support/addTask.ts';
import { ADMIN, startTestApi, type TestApi } from '../support/startTestApi.ts';
import { takeAllMails } from '../support/takeMails.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const PASSWORD = 'nine white towers';
const HOME = { 'X-Forwarded-For': '203.0.113.77', 'User-Agent': FIREFOX };

let api: TestApi;
/** Ids of a hundred users. */
let people: string[];
beforeAll(async () => {
  api = await startTestApi({ trustedProxies: 1, publicUrl: 'https://admin.example.org' });
  await api.addUser({ name: 'Ada Owner', email: 'ada@example.org', password: PASSWORD, role: 'admin' });
  const users = [...createSampleUsers({ random: createRandom(1), count: 100, now: api.clock.now() })];
  await inTransaction(api.engine, (trx) =>
    insertUsers(
      trx,
      users.map((user) => ({ ...user, role: 'user' })),
    ),
  );
  people = users.map(({ id }) => id);
});
afterAll(() => api.stop());
beforeEach(async () => {
  await takeAllMails(api);
  api.clock.advance(2 * HOUR_MS);
  api.cookie = await api.signIn(ADMIN.email, ADMIN.password);
});
afterEach(async () => {
  await takeAllMails(api);
});

const signInFrom = (headers: Record<string, string>, email = 'ada@example.org', password = PASSWORD) =>
  api.call('logIn', { body: { email, password }, as: null, headers });

const subjects = async (): Promise<string[]> =>
  (await takeAllMails(api)).map(({ to, subject }) => `${to?.[0]?.address}: ${subject}`).toSorted();

test('a sign-in from a new network is told to its owner, the first one ever is not', async () => {
  await signInFrom(HOME);
  await signInFrom(HOME);
  expect(await subjects()).toEqual([]);
  await signInFrom({ ...HOME, 'X-Forwarded-For': '2001:db8:aa:bb:cc::1' });
  const [mail, ...others] = await takeAllMails(api);
  expect(others).toEqual([]);
  expect(mail?.to).toMatchObject([{ address: 'ada@example.org' }]);
  expect(mail?.text).toContain(
    'Someone logged in to your account at Planner Admin from a network that it was not used from in the past 30 days.',
  );
  expect(mail?.text).toMatch(
    /Time: \d+ \w+ \d{4} at \d\d:\d\d UTC\nNetwork: 2001:db8:aa::\/48\nBrowser: Firefox\n/,
  );
  expect(mail?.text).toContain('https://admin.example.org/not-me#');
  expect(mail?.text).not.toContain('cc::1');
});

test('of one kind, a person gets one an hour, then one about the others', async () => {
  // The first sign-in of an account is not told.
  await signInFrom(HOME);
  await takeAllMails(api);
  for (const last of ['1', '2', '3']) await signInFrom({ ...HOME, 'X-Forwarded-For': `198.51.${last}.1` });
  expect(await subjects()).toEqual(['ada@example.org: Login to Planner Admin from a new network']);
  api.clock.advance(HOUR_MS - 1);
  api.mails.wake();
  expect(await subjects()).toEqual([]);
  api.clock.advance(1);
  await signInFrom({ ...HOME, 'X-Forwarded-For': '198.51.4.1' });
  expect(await subjects()).toEqual([
    'ada@example.org: 2 more: Login to Planner Admin from a new network',
    'ada@example.org: Login to Planner Admin from a new network',
  ]);
});

test('a changed password is told to its owner', async () => {
  const as = await api.signIn('ada@example.org', PASSWORD);
  await takeAllMails(api);
  const body = { currentPassword: PASSWORD, newPassword: PASSWORD };
  await api.call('changeOwnPassword', { body, as });
  expect(await subjects()).toEqual(['ada@example.org: Your Planner Admin password has been changed']);
});

const TO_ALL = (subject: string) => ['ada@example.org', ADMIN.email].map((to) => `${to}: ${subject}`);
const told = async () => (await subjects()).filter((line) => !line.startsWith('eve'));

/** Recent enough for what has to be confirmed. */
const anHourLater = async () => {
  api.clock.advance(HOUR_MS);
  api.cookie = await api.signIn(ADMIN.email, ADMIN.password);
};

test('a new administrator is told to all, except to the account itself', async () => {
  const user = { name: 'Eve', email: 'eve@example.org', password: PASSWORD, role: 'admin' };
  const { _id: id } = (await api.call('createUser', { body: user })).body;
  const mails = await takeAllMails(api);
  expect(mails.map(({ to, subject }) => `${to?.[0]?.address}: ${subject}`).toSorted()).toEqual(
    TO_ALL('Planner Admin has a new administrator'),
  );
  expect(mails[0]?.text).toContain('There is a new administrator: eve@example.org.');
  expect(mails[0]?.text).toContain(`Administrator: ${ADMIN.email}`);
  await api.call('eraseUser', { params: { id } });
});

const undo = ({ headers }: { headers: Headers }) =>
  api.call('undoActivity', { params: { id: headers.get('activity-id') ?? '' } });

const become = (id: string, role: string) =>
  api.call('updateUser', { params: { id }, body: { name: 'Eve', role } });

const retry = (id: string) => api.call('retryTask', { params: { id } });

describe('a new administrator is told to all, after', () => {
  let email = '';
  let serial = 0;
  beforeEach(() => {
    email = `eve${(serial += 1)}@example.org`;
  });
  const findEve = async () => (await api.call('listUsers', { query: { query: email } })).body.users[0];
  afterEach(async () => {
    const { _id: id = '' } = (await findEve()) ?? {};
    await api.call('deleteUser', { params: { id } });
  });
  const newAdmin = () => ({ name: 'Eve', email, role: 'admin' });
  const add = () => api.addUser({ email, role: 'user' });
  const item = (id: string) => ({ id, label: email });
  /** A task that undoes something, which starts only with more than a thousand items. */
  const undoTask = async (kind: TaskKind, id: string, response: { headers: Headers }) =>
    addTask(api, { kind, params: { entryId: response.headers.get('activity-id') }, items: [item(id)] });
  const upload = async () => {
    const draft = await api.call('uploadImport', {
      params: { list: 'users' },
      body: Buffer.from(`name,email,role\nEve,${email},admin\n`),
      headers: { 'Content-Type': 'text/csv' },
    });
    const { _id: id } = draft.body;
    return id;
  };

  /** Each prepares, and returns what makes an administrator. */
  const WAYS: Record<string, () => Promise<() => Promise<{ status: number }>>> = {
    createUser: async () => () => api.call('createUser', { body: { ...newAdmin(), password: PASSWORD } }),
    inviteUser: async () => () => api.call('inviteUser', { body: newAdmin() }),
    updateUser: async () => {
      const id = await add();
      return () => become(id, 'admin');
    },
    changeRoles: async () => {
      const id = await add();
      return () => api.call('changeRoles', { body: { ids: [id], total: 1, newRole: 'admin' } });
    },
    'changeRoles that is retried': async () => {
      const task = { kind: 'changeRoles' as const, params: { newRole: 'admin' }, items: [item(await add())] };
      const id = await addTask(api, task);
      return () => retry(id);
    },
    'an import': async () => {
      const id = await upload();
      return () => api.call('startImport', { params: { id }, body: { administrators: 'everything' } });
    },
    'an import that is retried': async () => {
      const taken = await add();
      const id = await upload();
      await api.call('startImport', { params: { id }, body: { administrators: 'everything' } });
      await api.tasks.settled();
      await api.call('deleteUser', { params: { id: taken } });
      return () => retry(id);
    },
    'a demotion that is undone': async () => {
      const id = await add();
      await become(id, 'admin');
      const demoted = await become(id, 'user');
      return () => undo(demoted);
    },
    'a demotion that a task undoes': async () => {
      const id = await add();
      await become(id, 'admin');
      const task = await undoTask('restoreRoles', id, await become(id, 'user'));
      return () => retry(task);
    },
    'a deletion that is undone': async () => {
      const id = await add();
      await become(id, 'admin');
      const deleted = await api.call('deleteUser', { params: { id } });
      return () => undo(deleted);
    },
    'a deletion that a task undoes': async () => {
      const id = await add();
      await become(id, 'admin');
      const task = await undoTask('restoreUsers', id, await api.call('deleteUser', { params: { id } }));
      return () => retry(task);
    },
  };

  test.each(Object.keys(WAYS))('%s', async (way) => {
    const act = await WAYS[way]?.();
    await anHourLater();
    await takeAllMails(api);
    expect((await act?.())?.status).toBeLessThan(300);
    await api.tasks.settled();
    expect(await told()).toEqual(TO_ALL('Planner Admin has a new administrator'));
    expect((await findEve())?.role).toBe('admin');
  });
});

test('a task of many steps is told once, however many administrators it makes', async () => {
  const body = { ids: people, total: 100, newRole: 'admin' } as const;
  await api.call('changeRoles', { body });
  await api.tasks.settled();
  const mails = await takeAllMails(api);
  const mail = mails.find(({ to }) => to?.[0]?.address === ADMIN.email);
  expect(mail?.text).toMatch(
    /There is a new administrator: (\S+, ){19}\S+( and \d+ more)?, and perhaps others by the same task: the activity lists them\.\n/,
  );
  await anHourLater();
  api.mails.wake();
  expect(await subjects()).toEqual([]);
  await api.call('changeRoles', { body: { ...body, newRole: 'user' } });
  await api.tasks.settled();
});

test('a task that another administrator retries is told as theirs', async () => {
  const id = await api.addUser({ email: 'eve@example.org', role: 'user' });
  const items = [{ id, label: 'eve@example.org' }];
  const task = await addTask(api, { kind: 'changeRoles', params: { newRole: 'admin' }, items });
  await anHourLater();
  await takeAllMails(api);
  await api.call('retryTask', { params: { id: task }, as: await api.signIn('ada@example.org', PASSWORD) });
  await api.tasks.settled();
  const [mail] = await takeAllMails(api);
  expect(mail?.text).toContain('Administrator: ada@example.org');
  const { items: entries } = (await api.call('listActivity', { query: { kind: 'taskEnded' } })).body;
  expect(entries[0]?.actor).toBe('ada@example.org');
  await api.call('eraseUser', { params: { id } });
});

const EXPORTED = 'People were exported from Planner Admin';

const later = async () => {
  api.clock.advance(2 * HOUR_MS);
  api.cookie = await api.signIn(ADMIN.email, ADMIN.password);
};

const exportSome = (from: number, to: number) =>
  api.call('exportSelectedUsers', { body: { ids: people.slice(from, to) } });

test.each([
  ['a search that finds all', () => api.call('exportUsers', { query: { query: '@' } })],
  ['a role', () => api.call('exportUsers', { query: { role: 'user' } })],
  ['selected ones', () => exportSome(0, 21)],
  ['several files', () => exportSome(0, 15).then(() => exportSome(15, 21))],
])('more than twenty people who leave in an hour are told to all: %s', async (_, act) => {
  await act();
  expect(await subjects()).toEqual(TO_ALL(EXPORTED));
});

test('up to twenty people who leave in an hour are not told', async () => {
  await exportSome(0, 20);
  await later();
  await exportSome(0, 20);
  expect(await subjects()).toEqual([]);
});

test('what is silenced for an hour comes as one mail, which counts parallel events of all administrators', async () => {
  const as = await api.signIn('ada@example.org', PASSWORD);
  await takeAllMails(api);
  await api.call('exportUsers', { query: { query: '@', health: 'include' } });
  const [first] = await takeAllMails(api);
  expect(first?.text).toContain(
    'Data of many people were exported: more than 20 within an hour, the last in the file users.csv, with health values.',
  );
  await Promise.all([
    ...Array.from({ length: 5 }, () => api.call('exportUsers')),
    ...Array.from({ length: 2 }, () => api.call('exportUsers', { as })),
  ]);
  api.mails.wake();
  expect(await subjects()).toEqual([]);
  api.clock.advance(HOUR_MS);
  api.mails.wake();
  const [digest, ...others] = await takeAllMails(api);
  expect([digest, ...others].map((mail) => mail?.subject)).toEqual(
    ['ada', 'admin'].map(() => `7 more: ${EXPORTED}`),
  );
  expect(digest?.text).toContain('after the last mail of this kind, the same happened 7 times.');
  expect(digest?.text).toMatch(new RegExp(`^${ADMIN.email}: 5 times$`, 'm'));
  expect(digest?.text).toMatch(/^ada@example\.org: 2 times$/m);
  api.clock.advance(HOUR_MS);
  api.mails.wake();
  expect(await subjects()).toEqual([]);
});

test('health values of more than a hundred people within an hour are told to all', async () => {
  for (const id of people) await api.call('getUser', { params: { id } });
  await api.call('getUser', { params: { id: people[0] ?? '' } });
  expect(await subjects()).toEqual([]);
  await api.call('getUser', { params: { id: api.adminId } });
  expect(await subjects()).toEqual(TO_ALL('Health values were read in Planner Admin'));
});

test('erasing a person removes the notices to them, and their address from others', async () => {
  const id = await api.addUser({ name: 'Gone', email: 'gone@example.org', role: 'admin' });
  await api.mails.settled();
  const { db } = api.engine;
  const ids = Array.from({ length: 3 }, () => randomUUID());
  const waiting = {
    request_id: 'r',
    created_at: '2026-01-01T00:00:00.000Z',
    state: 'held',
    attempts: 0,
    error: null,
  } as const;
  const rest = { kind: 'notice', due_at: '2026-01-01T00:00:00.000Z', ...waiting };
  await db
    .insertInto('mails')
    .values([
      { ...rest, id: ids[0] ?? '', payload: JSON.stringify({ userId: id }) },
      { ...rest, id: ids[1] ?? '', payload: JSON.stringify({ userId: 'x', about: 'gone@example.org' }) },
      { ...rest, id: ids[2] ?? '', payload: JSON.stringify({ userId: 'x', about: 'not.gone@example.org' }) },
    ])
    .execute();
  await api.call('eraseUser', { params: { id } });
  const left = await db.deleteFrom('mails').where('state', '=', 'held').returning('payload').execute();
  expect(left.map(({ payload }) => payload).toSorted()).toEqual([
    '{"userId":"x","about":"erased"}',
    '{"userId":"x","about":"not.gone@example.org"}',
  ]);
});

test('a notice to an account that was deleted meanwhile is not sent', async () => {
  // The first sign-in ever is told to no one.
  await signInFrom(HOME);
  await insertMail(api.engine.db, {
    id: randomUUID(),
    kind: 'notice',
    payload: JSON.stringify({
      kind: 'passwordChanged',
      userId: '01900000-0000-7000-8000-000000000000',
      network: '192.0.2.0/24',
      userAgent: null,
      by: ADMIN.email,
    }),
    request_id: 'r',
    created_at: api.clock.now().toISOString(),
  });
  // Wakes the queue.
  await signInFrom({ ...HOME, 'X-Forwarded-For': '192.0.2.1' });
  expect(await subjects()).toEqual(['ada@example.org: Login to Planner Admin from a new network']);
});

test('a dead mail server delays nothing', async () => {
  const dead = await startTestApi({ mailer: { send: () => Promise.reject(new PermanentError('gone')) } });
  const body = { name: 'Eve', email: 'eve@example.org', password: PASSWORD, role: 'admin' };
  expect((await dead.call('createUser', { body })).status).toBe(201);
  await dead.mails.settled();
  expect(dead.takeLog()).not.toEqual([]);
  await dead.stop();
});

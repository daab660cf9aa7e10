import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { PermanentError } from '../../src/platform/mail/openMailer.ts';
import { insertMail } from '../../src/platform/mail/rows.ts';
import { HOUR_MS } from '../../src/platform/time.ts';
import { ADMIN, startTestApi, type TestApi } from '../support/startTestApi.ts';
import { takeAllMails } from '../support/takeMails.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const PASSWORD = 'nine white towers';
const HOME = { 'X-Forwarded-For': '203.0.113.77', 'User-Agent': FIREFOX };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ trustedProxies: 1, publicUrl: 'https://admin.example.org' });
  await api.addUser({ name: 'Ada Owner', email: 'ada@example.org', password: PASSWORD, role: 'admin' });
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
  expect(mail?.text).toContain('https://admin.example.org/forgot-password');
  expect(mail?.text).not.toContain('cc::1');
});

test('of one kind, a person gets one an hour', async () => {
  for (const last of ['1', '2', '3']) await signInFrom({ ...HOME, 'X-Forwarded-For': `198.51.100.${last}` });
  expect(await subjects()).toEqual(['ada@example.org: Login to Planner Admin from a new network']);
  api.clock.advance(HOUR_MS);
  await signInFrom({ ...HOME, 'X-Forwarded-For': '198.51.100.4' });
  expect(await subjects()).toHaveLength(1);
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
const toUser = { gender: null, dob: null, height: null, weight: null };

/** Recent enough for what has to be confirmed. */
const anHourLater = async () => {
  api.clock.advance(HOUR_MS);
  api.cookie = await api.signIn(ADMIN.email, ADMIN.password);
};

test('a new administrator is told to all, however it came about', async () => {
  const added = TO_ALL('Planner Admin has a new administrator');
  const user = { name: 'Eve', email: 'eve@example.org', password: PASSWORD, role: 'admin' };
  const created = await api.call('createUser', { body: user });
  const [first] = await takeAllMails(api);
  expect(first?.text).toContain('There is a new administrator: eve@example.org.');
  expect(first?.text).toContain(`Administrator: ${ADMIN.email}`);
  const { _id: id } = created.body;
  const params = { id };

  const become = (role: string) => api.call('updateUser', { params, body: { name: 'Eve', ...toUser, role } });
  await become('user');
  expect(await told()).toEqual([]);
  await anHourLater();
  await become('admin');
  expect(await told()).toEqual(added);

  const demoted = await become('user');
  await anHourLater();
  const activityId = demoted.headers.get('activity-id') ?? '';
  expect((await api.call('undoActivity', { params: { id: activityId } })).status).toBe(200);
  expect(await told()).toEqual(added);

  await become('user');
  await anHourLater();
  await api.call('changeRoles', { body: { ids: [params.id], total: 1, newRole: 'admin' } });
  await api.tasks.settled();
  expect(await told()).toEqual(added);

  const deleted = await api.call('deleteUser', { params });
  await anHourLater();
  await api.call('undoActivity', { params: { id: deleted.headers.get('activity-id') ?? '' } });
  expect(await told()).toEqual(added);
  await api.call('eraseUser', { params });
});

test('an import with roles is told to all', async () => {
  const {
    body: { _id: id },
  } = await api.call('uploadImport', {
    params: { list: 'users' },
    body: Buffer.from('name,email,role\nMallory,mallory@example.org,admin\n'),
    headers: { 'Content-Type': 'text/csv' },
  });
  const started = await api.call('startImport', { params: { id }, body: {} });
  expect([started.status, started.failure.errors]).toEqual([200, undefined]);
  await api.tasks.settled();
  expect(await subjects()).toEqual(TO_ALL('Planner Admin has a new administrator'));
});

test('an export of people is told to all, the result of a search is not', async () => {
  await api.call('exportUsers', { query: { query: 'ada' } });
  expect(await subjects()).toEqual([]);
  await api.call('exportUsers', { query: { role: 'user', health: 'include' } });
  const mails = await takeAllMails(api);
  expect(mails.map(({ to }) => to?.[0]?.address)).toContain('ada@example.org');
  expect(mails[0]?.text).toContain('The list of people was exported: with health data.');
});

test('erasing a person removes the notices that name them', async () => {
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
  const left = await db.deleteFrom('mails').where('state', '=', 'held').returning('id').execute();
  expect(left).toEqual([{ id: ids[2] }]);
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

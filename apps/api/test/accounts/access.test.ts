import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSession } from '../../src/sessions/rows.ts';
import { DAY_MS } from '../../src/platform/time.ts';
import { ADMIN, startTestApi, type TestApi } from '../support/startTestApi.ts';
import { takeMails } from '../support/takeMails.ts';

const PASSWORD = 'a fine passphrase';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

let serial = 0;
const newEmail = () => `person${(serial += 1)}@example.org`;

const cookieOf = async (id: string) =>
  `planner_session=${await startSession(api.engine.db, id, api.clock.now())}`;

/** An administrator with some access. */
const addAdmin = async (access: 'everything' | 'support' | 'content' | 'read-only') => {
  const email = newEmail();
  const id = await api.addUser({ email, role: 'admin' });
  if (access !== 'everything') await api.call('changeAccess', { params: { id }, body: { access } });
  return { id, email, cookie: await cookieOf(id) };
};

const roleOf = async (id: string) => (await api.call('getUser', { params: { id } })).body.role;

describe('access', () => {
  test('is announced with what the account may not do', async () => {
    const { cookie } = await addAdmin('read-only');
    const { body } = await api.call('getSession', { as: cookie });
    expect((await api.call('getOwnProfile', { as: cookie })).body.access).toBe('read-only');
    expect(body.refused).toEqual(expect.arrayContaining(['createUser', 'savePolicy', 'getUser.health']));
    expect(body.refused).not.toContain('listUsers');
    expect(body.extras).not.toContain('exportUsers');
    expect(body.extras).not.toContain('exportUsers.health');
    expect(body.extras).toContain('listUsers.sort');
    expect((await api.call('getSession')).body.refused).toEqual([]);
  });

  test('says which access is needed', async () => {
    const { cookie } = await addAdmin('content');
    const { status, failure } = await api.call('listUsers', { as: cookie });
    expect([status, failure.code, failure.message]).toEqual([
      403,
      'not-allowed',
      'Your access does not include this. It takes access to everything or support or reading',
    ]);
  });

  test('is changed by an administrator with everything, ends sessions and is recorded', async () => {
    const { id, email, cookie } = await addAdmin('everything');
    const { body } = await api.call('changeAccess', { params: { id }, body: { access: 'support' } });
    expect(body.access).toBe('support');
    expect((await api.call('getSession', { as: cookie })).status).toBe(401);
    const { items } = (await api.call('listActivity', { query: { subject: email, kind: 'accessChanged' } }))
      .body;
    expect(items.map(({ detail }) => detail)).toEqual(['everything → support']);
  });

  test('cannot be changed for oneself, for users, or by others', async () => {
    const user = await api.addUser({ email: newEmail() });
    const support = await addAdmin('support');
    const body = { access: 'everything' };
    const own = await api.call('changeAccess', { params: { id: api.adminId }, body });
    expect([own.status, own.failure.code]).toEqual([409, 'own-account']);
    expect((await api.call('changeAccess', { params: { id: user }, body })).status).toBe(422);
    const risen = await api.call('changeAccess', { params: { id: support.id }, body, as: support.cookie });
    expect(risen.status).toBe(403);
  });

  test('is lost with the role, and everything comes with the role', async () => {
    const { id } = await addAdmin('support');
    await api.call('updateUser', { params: { id }, body: { role: 'user' } });
    const { body } = await api.call('updateUser', { params: { id }, body: { role: 'admin' } });
    expect(body.access).toBe('everything');
  });

  test('is given with the role', async () => {
    const body = { name: 'Ada', email: newEmail(), password: PASSWORD, role: 'admin', access: 'content' };
    const created = await api.call('createUser', { body });
    expect([created.status, created.body.access]).toEqual([201, 'content']);
    const invited = await api.call('inviteUser', {
      body: { name: 'Lan', email: newEmail(), role: 'admin', access: 'support' },
    });
    expect(invited.body.access).toBe('support');
    const id = await api.addUser({ email: newEmail() });
    const promoted = await api.call('updateUser', {
      params: { id },
      body: { role: 'admin', access: 'read-only' },
    });
    expect(promoted.body.access).toBe('read-only');
  });

  test('means nothing for users', async () => {
    const body = { name: 'Ada', email: newEmail(), password: PASSWORD, role: 'user', access: 'content' };
    const { body: user } = await api.call('createUser', { body });
    expect(user).not.toHaveProperty('access');
    const { _id: id } = user;
    await api.call('updateUser', { params: { id }, body: { access: 'support' } });
    expect((await api.call('updateUser', { params: { id }, body: { role: 'admin' } })).body.access).toBe(
      'everything',
    );
  });

  test('is changed with other fields like alone, and stays without it', async () => {
    const { id, email, cookie } = await addAdmin('content');
    const renamed = await api.call('updateUser', { params: { id }, body: { name: 'Ada' } });
    expect(renamed.body.access).toBe('content');
    expect((await api.call('getSession', { as: cookie })).status).toBe(200);
    await api.call('updateUser', { params: { id }, body: { name: 'Ada', access: 'support' } });
    expect((await api.call('getSession', { as: cookie })).status).toBe(401);
    const query = { subject: email, kind: 'accessChanged' };
    const { items } = (await api.call('listActivity', { query })).body;
    expect(items.map(({ detail }) => detail)).toEqual(['content → support', 'everything → content']);
    const own = await api.call('updateUser', {
      params: { id: api.adminId },
      body: { access: 'support' },
    });
    expect([own.status, own.failure.code]).toEqual([409, 'own-account']);
  });

  test('comes back when a change of the role is undone', async () => {
    const { id } = await addAdmin('content');
    const { headers } = await api.call('updateUser', { params: { id }, body: { role: 'user' } });
    const undone = await api.call('undoActivity', { params: { id: headers.get('activity-id') ?? '' } });
    expect(undone.status).toBe(200);
    expect((await api.call('getUser', { params: { id } })).body).toMatchObject({
      role: 'admin',
      access: 'content',
    });
  });

  test('of reading shows no health values', async () => {
    const id = await api.addUser({ email: newEmail(), dob: '1990-01-01' });
    const reader = await addAdmin('read-only');
    const { body } = await api.call('getUser', { params: { id }, as: reader.cookie });
    expect(body).not.toHaveProperty('dob');
  });
});

describe('an administrator with access to support', () => {
  let support: { id: string; cookie: string };
  let admin: { id: string; email: string };
  beforeAll(async () => {
    support = await addAdmin('support');
    admin = await addAdmin('everything');
  });

  test('manages users', async () => {
    const as = support.cookie;
    const body = { name: 'Lan', email: newEmail(), password: PASSWORD };
    const { _id: id } = (await api.call('createUser', { body, as })).body;
    expect((await api.call('updateUser', { params: { id }, body: { name: 'Lan N' }, as })).status).toBe(200);
    const deleted = await api.call('deleteUser', { params: { id }, as });
    expect(deleted.status).toBe(200);
    const entry = { id: deleted.headers.get('activity-id') ?? '' };
    expect((await api.call('undoActivity', { params: entry, as })).status).toBe(200);
  });

  test.each([
    'createUser',
    'updateUser',
    'promote',
    'deleteUser',
    'eraseUser',
    'suspendUser',
    'exportUserData',
  ])('cannot touch administrators with %s', async (way) => {
    const as = support.cookie;
    const params = { id: admin.id };
    const user = { id: await api.addUser({ email: newEmail() }) };
    const body = { name: 'Eve', email: newEmail(), password: PASSWORD, role: 'admin' };
    const calls = {
      createUser: () => api.call('createUser', { body, as }),
      updateUser: () => api.call('updateUser', { params, body: { name: 'Eve' }, as }),
      promote: () => api.call('updateUser', { params: user, body: { role: 'admin' }, as }),
      deleteUser: () => api.call('deleteUser', { params, as }),
      eraseUser: () => api.call('eraseUser', { params, as }),
      suspendUser: () => api.call('suspendUser', { params, body: { reason: 'x' }, as }),
      exportUserData: () => api.call('exportUserData', { params, as }),
    };
    const { status, failure } = await calls[way as keyof typeof calls]();
    expect([status, failure.code]).toEqual([403, 'not-allowed']);
    expect([await roleOf(admin.id), await roleOf(user.id)]).toEqual(['admin', 'user']);
  });

  test('cannot delete administrators in bulk', async () => {
    const user = await api.addUser({ email: newEmail() });
    const body = { ids: [admin.id, user], total: 2 };
    const task = (await api.call('deleteUsers', { body, as: support.cookie })).body;
    await api.tasks.settled();
    const { _id: id } = task;
    const failures = await api.call('listTaskFailures', { params: { id }, as: support.cookie });
    expect(failures.body.items).toEqual([
      { item: admin.email, reason: 'Administrators take access to everything' },
    ]);
    expect(await roleOf(admin.id)).toBe('admin');
    expect((await api.call('getUser', { params: { id: user } })).status).toBe(404);
  });

  test('cannot import administrators', async () => {
    const as = support.cookie;
    const email = newEmail();
    const file = Buffer.from(`Name,Mail,Role\nEve,${email},admin\nLan,${newEmail()},user\n`);
    const headers = { 'Content-Type': 'text/csv' };
    const draft = await api.call('uploadImport', { params: { list: 'users' }, body: file, headers, as });
    const { _id: id } = draft.body;
    const body = { administrators: 'support' as const };
    const check = (await api.call('checkImport', { params: { id }, body, as })).body;
    expect([check.valid, check.failing]).toEqual([1, 1]);
    await api.call('startImport', { params: { id }, body, as });
    await api.tasks.settled();
    expect((await api.call('listUsers', { query: { query: email } })).body.users).toEqual([]);
    const other = await api.call('uploadImport', {
      params: { list: 'finance-categories' },
      body: Buffer.from('Name,Color\nFood,#3b82f6\n'),
      headers,
      as,
    });
    expect(other.status).toBe(403);
  });

  test('cannot undo what others did to administrators, categories or roles', async () => {
    const as = support.cookie;
    const category = await api.call('createFinanceCategory', { body: { name: 'Rent', color: '#3b82f6' } });
    const { _id: categoryId } = category.body;
    const other = await addAdmin('everything');
    const demoted = await addAdmin('everything');
    const done = [
      await api.call('deleteFinanceCategory', { params: { id: categoryId } }),
      await api.call('deleteUser', { params: { id: other.id } }),
      await api.call('updateUser', { params: { id: demoted.id }, body: { role: 'user' } }),
    ];
    for (const { headers } of done) {
      const params = { id: headers.get('activity-id') ?? '' };
      expect((await api.call('undoActivity', { params, as })).status).toBe(403);
      // It stays undoable.
      expect((await api.call('undoActivity', { params })).status).toBe(200);
    }
  });

  test('neither sees nor repeats tasks of others', async () => {
    const user = await api.addUser({ email: newEmail() });
    const started = await api.call('changeRoles', {
      body: { ids: [user, api.adminId], total: 2, newRole: 'admin' },
    });
    await api.tasks.settled();
    const { _id: id } = started.body;
    for (const operation of ['getTask', 'retryTask', 'cancelTask', 'listTaskFailures'] as const)
      expect((await api.call(operation, { params: { id }, as: support.cookie })).status).toBe(404);
  });

  test('reads the activity of users only', async () => {
    await api.call('createFinanceCategory', { body: { name: 'Gifts', color: '#3b82f6' } });
    const { items } = (await api.call('listActivity', { query: { limit: 100 }, as: support.cookie })).body;
    const kinds = new Set(items.map(({ kind }) => kind));
    expect(kinds).toContain('userCreated');
    for (const kind of ['categoryCreated', 'signedIn', 'accessChanged']) expect(kinds).not.toContain(kind);
  });

  test('loses a running task with the access', async () => {
    const { id: actor, cookie } = await addAdmin('support');
    const user = await api.addUser({ email: newEmail() });
    const { run } = api.tasks;
    api.tasks.run = () => {};
    const task = await api.call('deleteUsers', { body: { ids: [user], total: 1 }, as: cookie });
    api.tasks.run = run;
    await api.call('changeAccess', { params: { id: actor }, body: { access: 'read-only' } });
    const { _id: id } = task.body;
    run(id);
    await api.tasks.settled();
    expect((await api.call('getTask', { params: { id } })).body).toMatchObject({
      state: 'failed',
      reason: 'The account that started it may not do this anymore',
    });
    expect((await api.call('getUser', { params: { id: user } })).status).toBe(200);
  });
});

test('an administrator with access to content sees no names on the dashboard', async () => {
  const { cookie } = await addAdmin('content');
  const { body } = await api.call('getDashboard', { as: cookie });
  expect(body.recentUsers).toEqual([]);
  expect(body.totals.users).toBeGreaterThan(0);
});

const signIn = (email: string, password = PASSWORD) =>
  api.call('logIn', { body: { email, password }, as: null });

describe('a suspension', () => {
  test('is told at sign-in, without its reason, and only with the right password', async () => {
    const { id, email } = await addAdmin('everything');
    const until = new Date(api.clock.now().getTime() + DAY_MS).toISOString();
    const suspended = await api.call('suspendUser', { params: { id }, body: { reason: 'Fraud', until } });
    expect(suspended.body.suspension).toEqual({ at: api.clock.now().toISOString(), until, reason: 'Fraud' });
    const right = await signIn(email);
    expect([right.status, right.failure.code]).toEqual([403, 'suspended']);
    expect(right.failure.message).toMatch(/^This account is suspended until .* UTC$/);
    expect((await signIn(email, 'not this one')).status).toBe(401);
    api.clock.advance(DAY_MS);
    api.cookie = await api.signIn(ADMIN.email, ADMIN.password);
    expect((await signIn(email)).status).toBe(200);
    expect((await api.call('getUser', { params: { id } })).body).not.toHaveProperty('suspension');
  });

  test('can be prolonged, and goes on', async () => {
    const { id } = await addAdmin('everything');
    const at = api.clock.now();
    const endAfter = (days: number) => new Date(at.getTime() + days * DAY_MS).toISOString();
    const suspend = (until: string) =>
      api.call('suspendUser', { params: { id }, body: { reason: 'On leave', until } });
    await suspend(endAfter(2));
    api.clock.advance(60_000);
    const { suspension } = (await suspend(endAfter(9))).body;
    expect(suspension).toEqual({ at: at.toISOString(), until: endAfter(9), reason: 'On leave' });
    // Saved without a change.
    await suspend(endAfter(9));
    const query = { subject: id, kind: 'userSuspended' };
    expect((await api.call('listActivity', { query })).body.items).toHaveLength(2);
  });

  test('ends sessions, and can be lifted', async () => {
    const { id, email, cookie } = await addAdmin('everything');
    await api.call('suspendUser', { params: { id }, body: { reason: 'On leave' } });
    expect((await api.call('getSession', { as: cookie })).status).toBe(401);
    expect((await api.call('liftSuspension', { params: { id } })).body).not.toHaveProperty('suspension');
    expect((await signIn(email)).status).toBe(200);
    const { items } = (await api.call('listActivity', { query: { subject: email, kind: 'security' } })).body;
    expect(items.map(({ kind }) => kind)).toEqual([
      'signedIn',
      'suspensionLifted',
      'userSuspended',
      'userCreated',
    ]);
  });

  test('sends no reset link, and answers as always', async () => {
    const email = newEmail();
    const id = await api.addUser({ email });
    await api.call('suspendUser', { params: { id }, body: { reason: 'Chargeback' } });
    const asked = await api.call('requestPasswordReset', { body: { email }, as: null });
    expect(asked.status).toBe(200);
    expect((await takeMails(api)).filter(({ to }) => to?.[0]?.address === email)).toEqual([]);
  });

  test('of oneself, or with an end in the past, is refused', async () => {
    const own = await api.call('suspendUser', { params: { id: api.adminId }, body: { reason: 'x' } });
    expect([own.status, own.failure.code]).toEqual([409, 'own-account']);
    const params = { id: await api.addUser({ email: newEmail() }) };
    const body = { reason: 'x', until: api.clock.now().toISOString() };
    const { status, failure } = await api.call('suspendUser', { params, body });
    expect([status, failure.errors]).toEqual([422, { until: 'The end must be in the future' }]);
  });
});

const list = async (query: Record<string, string | number>) => {
  const { body } = await api.call('listUsers', { query: { ...query, state: 'suspended' } });
  return { ids: body.users.map(({ _id }) => _id), total: body.pagination.totalUsers };
};

describe('suspended users', () => {
  const NAME = 'Paused Person';
  let ids: string[];
  beforeAll(async () => {
    ids = [];
    for (const role of ['user', 'user', 'admin', 'user', 'user'] as const)
      ids.push(await api.addUser({ name: `${NAME} ${ids.length}`, email: newEmail(), role }));
    const [first, second, third, ended] = ids;
    const until = new Date(api.clock.now().getTime() + 60_000).toISOString();
    const suspend = (id: string | undefined, more: { until?: string }) =>
      api.call('suspendUser', { params: { id: id ?? '' }, body: { reason: 'On leave', ...more } });
    await suspend(first, {});
    await suspend(ended, { until });
    api.clock.advance(60_000);
    await suspend(second, { until: new Date(api.clock.now().getTime() + DAY_MS).toISOString() });
    await suspend(third, {});
  });

  test('are found until the suspension ends or is lifted, in every order', async () => {
    const [first, second, third] = ids;
    expect(await list({ query: NAME })).toEqual({ ids: [third, second, first], total: 3 });
    for (const sort of ['joined', 'name', 'email'])
      expect((await list({ query: NAME, sort })).ids).toEqual([first, second, third]);
    expect((await list({ query: NAME, sort: 'role' })).ids).toEqual([third, second, first]);
    expect((await list({ query: NAME, role: 'user' })).ids).toEqual([second, first]);
    expect((await list({})).ids.slice(0, 3)).toEqual([third, second, first]);
    await api.call('liftSuspension', { params: { id: second ?? '' } });
    expect(await list({ query: NAME })).toEqual({ ids: [third, first], total: 2 });
    await api.call('suspendUser', { params: { id: second ?? '' }, body: { reason: 'Again' } });
  });

  test('are exported and chosen for a task', async () => {
    const search = new URLSearchParams({ query: NAME, state: 'suspended', sort: 'name' });
    const csv = await api.fetch(`/api/v1/users/export?${search}`, { headers: { Cookie: api.cookie } });
    const names = (await csv.text()).trim().split('\r\n').slice(1);
    expect(names.map((line) => line.slice(1, NAME.length + 3))).toEqual([
      `${NAME} 0`,
      `${NAME} 1`,
      `${NAME} 2`,
    ]);
    const body = { query: NAME, state: 'suspended', role: 'user', total: 2 };
    const task = await api.call('deleteUsers', { body });
    expect([task.status, task.body.total]).toEqual([201, 2]);
    await api.tasks.settled();
    expect((await list({ query: NAME })).ids).toEqual([ids[2]]);
    expect((await api.call('getUser', { params: { id: ids[4] ?? '' } })).status).toBe(200);
  });
});

describe('the last administrator with everything', () => {
  test.each(['changeAccess', 'suspendUser', 'deleteUser', 'updateUser'] as const)(
    'remains when two remove each other with %s',
    async (operation) => {
      const other = await startTestApi();
      const second = await other.addUser({ email: 'second@example.org', role: 'admin' });
      const cookie = `planner_session=${await startSession(other.engine.db, second, other.clock.now())}`;
      // These two don't count.
      const paused = await other.addUser({ email: 'paused@example.org', role: 'admin' });
      await other.call('suspendUser', { params: { id: paused }, body: { reason: 'On leave' } });
      const limited = await other.addUser({ email: 'limited@example.org', role: 'admin' });
      await other.call('changeAccess', { params: { id: limited }, body: { access: 'support' } });
      const body = {
        changeAccess: { access: 'support' },
        suspendUser: { reason: 'x' },
        deleteUser: undefined,
        updateUser: { role: 'user' },
      }[operation];
      const statuses = await Promise.all([
        other.call(operation, { params: { id: second }, body }).then(({ status }) => status),
        other
          .call(operation, { params: { id: other.adminId }, body, as: cookie })
          .then(({ status }) => status),
      ]);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      await other.stop();
    },
  );
});

describe('a session', () => {
  test('has an id that is not its token, by which its owner ends it', async () => {
    const { id, cookie } = await addAdmin('support');
    const other = await cookieOf(id);
    const { sessions } = (await api.call('listOwnSessions', { as: cookie })).body;
    const ids = sessions.map(({ _id }) => _id);
    expect(new Set(ids).size).toBe(2);
    const target = { id: ids[1] ?? '' };
    expect((await api.call('getSession', { as: `planner_session=${target.id}` })).status).toBe(401);
    expect((await api.call('endOwnSession', { params: target, as: cookie })).status).toBe(200);
    expect((await api.call('getSession', { as: other })).status).toBe(401);
    expect((await api.call('getSession', { as: cookie })).status).toBe(200);
    expect((await api.call('endOwnSession', { params: target, as: cookie })).status).toBe(404);
  });

  test('of someone else is ended on their page only', async () => {
    const { id, cookie } = await addAdmin('support');
    const { sessions } = (await api.call('listUserSessions', { params: { id } })).body;
    const [target = ''] = sessions.map(({ _id }) => String(_id));
    expect((await api.call('endOwnSession', { params: { id: target } })).status).toBe(404);
    const elsewhere = { id: api.adminId, session: target };
    expect((await api.call('endUserSession', { params: elsewhere })).status).toBe(404);
    expect((await api.call('getSession', { as: cookie })).status).toBe(200);
    expect((await api.call('endUserSession', { params: { id, session: target } })).status).toBe(200);
    expect((await api.call('getSession', { as: cookie })).status).toBe(401);
  });
});

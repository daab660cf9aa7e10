import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../src/platform/time.ts';
import { ADMIN, startTestApi, type TestApi } from '../support/startTestApi.ts';
import { takeAllMails, takeMails } from '../support/takeMails.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

let serial = 0;

type Level = 'everything' | 'support' | 'content' | 'read-only';

const make = async (access: Level = 'everything', as?: string, days = 30) => {
  const name = `Program ${(serial += 1)}`;
  const made = await api.call('createToken', { body: { name, access, days }, ...(as && { as }) });
  const { _id: id, token } = made.body;
  return { name, id, token };
};

const use = (token: string, path: string, init: RequestInit = {}) =>
  api.fetch(path, {
    ...init,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
  });

const codeOf = async (response: Response) => [response.status, (await response.json()).code];

const FINANCE = JSON.stringify({ name: 'Rent', color: '#112233' });

describe('a token', () => {
  test('calls without a cookie, as the entries of what it did say', async () => {
    const { name, token } = await make('content');
    expect(token).toMatch(/^pa_[\w-]{43}$/);
    const created = await use(token, '/api/v1/finance-categories', { method: 'POST', body: FINANCE });
    expect(created.status).toBe(201);
    expect(created.headers.get('set-cookie')).toBeNull();
    const { items } = (await api.call('listActivity', { query: { kind: 'categoryCreated' } })).body;
    expect([items[0]?.actor, items[0]?.token]).toEqual(['admin@planner.local', name]);
    const lines = api.securityLog.filter(({ activity }) => activity === 'categoryCreated');
    expect(lines.map(({ token: logged }) => logged)).toEqual([name]);
  });

  test('is accepted from any origin, where a cookie is not', async () => {
    const { token } = await make('content');
    const init = { method: 'POST', body: FINANCE.replace('Rent', 'Food') };
    const headers = { Origin: 'https://evil.example', 'Content-Type': 'application/json' };
    const path = '/api/v1/finance-categories';
    const withCookie = await api.fetch(path, { ...init, headers: { ...headers, Cookie: api.cookie } });
    expect(withCookie.status).toBe(403);
    const Authorization = `Bearer ${token}`;
    expect((await api.fetch(path, { ...init, headers: { ...headers, Authorization } })).status).toBe(201);
  });

  test('may do what its level allows', async () => {
    const { token } = await make('read-only');
    expect((await use(token, '/api/v1/users')).status).toBe(200);
    const added = await use(token, '/api/v1/finance-categories', { method: 'POST', body: FINANCE });
    expect(await codeOf(added)).toEqual([403, 'not-allowed']);
  });

  test('only for acceptances records and reads them, and nothing else', async () => {
    const body = { name: 'App of the planner', access: 'support', only: 'acceptances', days: 30 };
    expect((await api.call('createToken', { body: { ...body, access: 'content' } })).failure.errors).toEqual({
      only: 'The access must be support',
    });
    const made = (await api.call('createToken', { body })).body;
    expect([made.access, made.only]).toEqual(['support', 'acceptances']);
    const saved = await api.call('savePolicy', { body: { type: 'terms', content: '<p>Terms</p>' } });
    const { type, version, sha256 } = saved.body;
    const id = await api.addUser({ email: 'accepts@example.org' });
    const acceptances = `/api/v1/users/${id}/acceptances`;
    const post = { method: 'POST', body: JSON.stringify({ type, version, sha256, source: 'App' }) };
    expect((await use(made.token, acceptances, post)).status).toBe(200);
    expect((await use(made.token, acceptances)).status).toBe(200);
    expect((await use(made.token, '/api/v1/policies/terms/acceptances')).status).toBe(200);
    for (const path of [
      '/api/v1/users',
      `/api/v1/users/${id}`,
      '/api/v1/subscriptions',
      `/api/v1/policies/terms/versions/${version}/users`,
      '/api/v1/auth/session',
      '/api/v1/users/dashboard',
    ])
      expect([path, ...(await codeOf(await use(made.token, path)))]).toEqual([path, 403, 'not-allowed']);
  });

  test.each([
    ['own profile', '/api/v1/settings/profile', 'PUT', { name: 'Taken Over' }],
    ['other tokens', '/api/v1/tokens', 'POST', { name: 'More', access: 'everything', days: 1 }],
    ['list of tokens', '/api/v1/tokens', 'GET', undefined],
    [
      'administrators',
      '/api/v1/users',
      'POST',
      { name: 'New Admin', email: 'new.admin@example.org', password: 'a fine passphrase', role: 'admin' },
    ],
  ])('with access to everything does not reach the %s', async (_, path, method, body) => {
    const { token } = await make();
    const response = await use(token, path, { method, ...(body && { body: JSON.stringify(body) }) });
    expect(await codeOf(response)).toEqual([403, 'not-allowed']);
  });

  test('with access to everything ends no sessions of administrators', async () => {
    const { token } = await make();
    const [{ _id: own = '' } = {}] = (await api.call('listOwnSessions')).body.sessions;
    const sessions = `/api/v1/users/${api.adminId}/sessions`;
    for (const path of [sessions, `${sessions}/${own}`])
      expect(await codeOf(await use(token, path, { method: 'DELETE' }))).toEqual([403, 'not-allowed']);
    expect((await api.call('getSession')).status).toBe(200);
  });

  test('exports without a confirmation', async () => {
    const { token } = await make('support');
    const response = await use(token, '/api/v1/users/export');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(await response.text()).toContain('admin@planner.local');
  });

  test('ends when it is revoked, and at its end', async () => {
    const revoked = await make();
    expect((await use(revoked.token, '/api/v1/users')).status).toBe(200);
    expect((await api.call('revokeToken', { params: { id: revoked.id } })).status).toBe(200);
    expect((await use(revoked.token, '/api/v1/users')).status).toBe(401);
    expect((await api.call('revokeToken', { params: { id: revoked.id } })).status).toBe(404);
    const short = await make('everything', undefined, 1);
    const { items } = (await api.call('listActivity', { query: { kind: 'tokenRevoked' } })).body;
    expect(items[0]?.subject).toBe(revoked.name);
    api.clock.advance(DAY_MS);
    expect((await use(short.token, '/api/v1/users')).status).toBe(401);
    api.cookie = await api.signIn('admin@planner.local', ADMIN.password);
  });

  test.each(['', 'Bearer', 'Bearer pa_x', 'Basic YWRtaW46YWRtaW4=', `Bearer pa_${'x'.repeat(43)}`])(
    'that never was (%s) gets 401, even beside a good cookie',
    async (Authorization) => {
      const headers = { Authorization, Cookie: api.cookie };
      expect((await api.fetch('/api/v1/users', { headers })).status).toBe(401);
    },
  );
});

const undo = ({ headers }: { headers: Headers }) =>
  api.call('undoActivity', { params: { id: headers.get('activity-id') ?? '' } });

describe('a token ends for good when its maker', () => {
  interface Maker {
    id: string;
    email: string;
    as: string;
  }
  const params = ({ id }: Maker) => ({ id });
  const promote = (maker: Maker) =>
    api.call('updateUser', { params: params(maker), body: { role: 'admin' } });
  const give = (maker: Maker, access: Level) =>
    api.call('changeAccess', { params: params(maker), body: { access } });
  const changeRoles = async ({ id }: Maker, newRole: string) => {
    const { body } = await api.call('changeRoles', { body: { ids: [id], total: 1, newRole } });
    await api.tasks.settled();
    return body.activityId ?? '';
  };

  /** What happens, and what brings the account back. */
  const ENDS: Record<string, (maker: Maker) => Promise<unknown>> = {
    'is suspended and comes back': async (maker) => {
      await api.call('suspendUser', { params: params(maker), body: { reason: 'Gone', until: null } });
      return api.call('liftSuspension', { params: params(maker) });
    },
    'is deleted and restored': async (maker) => undo(await api.call('deleteUser', { params: params(maker) })),
    'is demoted and promoted': async (maker) => {
      await api.call('updateUser', { params: params(maker), body: { role: 'user' } });
      return promote(maker);
    },
    'is demoted, which is undone': async (maker) =>
      undo(await api.call('updateUser', { params: params(maker), body: { role: 'user' } })),
    'is demoted in bulk, which is undone': async (maker) =>
      api.call('undoActivity', { params: { id: await changeRoles(maker, 'user') } }),
    'has less access and gets it back': async (maker) => {
      await give(maker, 'content');
      return give(maker, 'everything');
    },
    'changes the password': ({ as }) =>
      api.call('changeOwnPassword', {
        body: { currentPassword: 'a fine passphrase', newPassword: 'an even better one' },
        as,
      }),
    'resets the password': async ({ email }) => {
      const { body } = await api.call('requestPasswordReset', { body: { email }, as: null });
      expect(body.message).toContain('on its way');
      const mail = (await takeMails(api)).find(({ to }) => to?.[0]?.address === email);
      const token = /#([\w-]+)/.exec(mail?.text ?? '')?.[1];
      return api.call('acceptInvitation', { body: { token, password: 'an even better one' }, as: null });
    },
    'loses the second factors': (maker) => api.call('resetUserFactors', { params: params(maker) }),
    'is logged out by another': (maker) => api.call('endUserSessions', { params: params(maker) }),
    'logs out everywhere else': ({ as }) => api.call('endOtherSessions', { as }),
  };

  test.each(Object.keys(ENDS))('%s', async (name) => {
    const email = `maker${(serial += 1)}@example.org`;
    const id = await api.addUser({ email, role: 'admin', password: 'a fine passphrase' });
    const as = await api.signIn(email, 'a fine passphrase');
    const { token } = await make('support', as);
    expect((await use(token, '/api/v1/users')).status).toBe(200);
    expect(await ENDS[name]?.({ id, email, as })).toMatchObject({ status: 200 });
    expect((await use(token, '/api/v1/users')).status).toBe(401);
  });
});

test('a new token is told to all administrators', async () => {
  await api.addUser({ email: 'told@example.org', role: 'admin' });
  // What is being sent would be sent again an hour later.
  await api.mails.settled();
  api.clock.advance(HOUR_MS);
  api.cookie = await api.signIn(ADMIN.email, ADMIN.password);
  api.mails.wake();
  await takeAllMails(api);
  const { name } = await make('support');
  const mails = (await takeAllMails(api)).filter(({ subject }) => subject?.includes('token'));
  expect(mails.map(({ to }) => to?.[0]?.address)).toEqual(
    expect.arrayContaining([ADMIN.email, 'told@example.org']),
  );
  expect(mails[0]?.subject).toBe('Planner Admin has a new token');
  expect(mails[0]?.text).toContain(`A program can use Planner Admin with a new token: ${name} (support).`);
  expect(mails[0]?.text).toContain(`Administrator: ${ADMIN.email}`);
});

describe('tokens', () => {
  test('are listed with their last use, without themselves', async () => {
    const { name, token } = await make('support');
    const find = async () =>
      (await api.call('listTokens')).body.tokens.find((listed) => listed.name === name);
    expect(await find()).toMatchObject({
      access: 'support',
      createdBy: 'admin@planner.local',
      lastUsedAt: null,
    });
    await use(token, '/api/v1/users');
    const used = await find();
    expect(used?.lastUsedAt).toBe(api.clock.now().toISOString());
    expect(JSON.stringify(used)).not.toContain(token);
    const stored = await api.engine.db.selectFrom('api_tokens').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  test('have different names, at most a hundred', async () => {
    const { name } = await make();
    const again = await api.call('createToken', { body: { name, access: 'support', days: 1 } });
    expect([again.status, again.failure.errors]).toEqual([422, { name: 'Another token has this name' }]);
    const { tokens } = (await api.call('listTokens')).body;
    for (let count = tokens.length; count < 100; count += 1) await make();
    const more = await api.call('createToken', { body: { name: 'One more', access: 'support', days: 1 } });
    expect(more.failure.errors).toEqual({ name: 'There are 100 tokens. Revoke one first' });
    expect((await api.call('listTokens')).body.tokens).toHaveLength(100);
  });
});

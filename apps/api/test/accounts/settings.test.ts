import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHasher } from '../../src/platform/security/createHasher.ts';
import { ADMIN, startTestApi, type TestApi } from '../support/startTestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const change = (currentPassword: string, newPassword: string) =>
  api.call('changeOwnPassword', { body: { currentPassword, newPassword } });

const guess = () => change('not the password', 'an even better one');

describe('the own profile', () => {
  test('is the account of the session, and its name can be changed', async () => {
    const before = await api.call('getOwnProfile');
    expect(before.body).toMatchObject({ _id: api.adminId, name: 'Admin', email: ADMIN.email, role: 'admin' });
    const headers = { 'If-Match': before.headers.get('etag') ?? '' };
    const saved = await api.call('updateOwnProfile', { body: { name: 'Amara' }, headers });
    expect([saved.status, saved.body.name]).toEqual([200, 'Amara']);
    expect((await api.call('getSession')).body.user.name).toBe('Amara');
    const late = await api.call('updateOwnProfile', { body: { name: 'Late' }, headers });
    expect([late.status, late.failure.current]).toEqual([412, saved.body]);
  });

  test.each([{ role: 'user' }, { email: 'x@example.org' }, { password: 'another one' }])(
    'takes no %o along',
    async (extra) => {
      expect((await api.call('updateOwnProfile', { body: { name: 'X', ...extra } })).status).toBe(422);
    },
  );
});

describe('the own password', () => {
  let password: string = ADMIN.password;

  test('is changed only with the current one, and a wrong one does not sign out', async () => {
    const wrong = await change('not the password', 'an even better one');
    expect([wrong.status, wrong.failure.errors]).toEqual([
      422,
      { currentPassword: 'The current password is wrong' },
    ]);
    const common = await change(ADMIN.password, 'password123');
    expect([common.status, Object.keys(common.failure.errors ?? {})]).toEqual([422, ['newPassword']]);
    expect((await api.call('getSession')).status).toBe(200);

    const old = api.cookie;
    const changed = await change(password, ' an even better one ');
    expect(changed.status).toBe(200);
    password = ' an even better one ';
    api.cookie = changed.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect((await api.call('getSession', { as: old })).status).toBe(401);
    expect((await api.call('getSession')).status).toBe(200);
    await expect(api.signIn(ADMIN.email, ADMIN.password)).rejects.toThrow('401');
    await expect(api.signIn(ADMIN.email, ' an even better one ')).resolves.toContain('planner_session_');
  });

  test('unlocks the account at once', async () => {
    const email = 'changed@example.org';
    await api.addUser({ email, password: 'a fine passphrase', role: 'admin' });
    const as = await api.signIn(email, 'a fine passphrase');
    const wrong = { email, password: 'wrong password' };
    for (let tries = 0; tries <= 10; tries += 1) await api.call('logIn', { body: wrong, as: null });
    await expect(api.signIn(email, 'a fine passphrase')).rejects.toThrow('429');
    const body = { currentPassword: 'a fine passphrase', newPassword: 'an even better one' };
    expect((await api.call('changeOwnPassword', { body, as })).status).toBe(200);
    await expect(api.signIn(email, 'an even better one')).resolves.toContain('planner_session_');
  });

  test('accepts one of several parallel changes', async () => {
    const responses = await Promise.all(
      [1, 2, 3, 4].map((number) => change(password, `passphrase number ${number}`)),
    );
    const winners = responses.flatMap(({ status }, index) => (status === 200 ? [index + 1] : []));
    expect(winners).toHaveLength(1);
    await expect(api.signIn(ADMIN.email, `passphrase number ${winners[0]}`)).resolves.toContain('=');
    api.cookie = await api.signIn(ADMIN.email, `passphrase number ${winners[0]}`);
  });

  test('accepts one of two changes that compared the old password at a time', async () => {
    const hasher = createHasher();
    // The sign-in of the test is the first.
    let compared = 0;
    const { promise: bothCompared, resolve } = Promise.withResolvers<void>();
    const other = await startTestApi({
      verify: async (candidate, phc) => {
        const isRight = await hasher.verify(candidate, phc);
        compared += 1;
        if (compared === 3) resolve();
        if (compared > 1) await bothCompared;
        return isRight;
      },
    });
    const responses = await Promise.all(
      ['a first passphrase', 'a second passphrase'].map((newPassword) =>
        other.call('changeOwnPassword', { body: { currentPassword: ADMIN.password, newPassword } }),
      ),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 401]));
    await other.stop();
  });

  test('cannot be guessed from an open session', async () => {
    const QUARTER_MS = 15 * 60_000;
    api.clock.advance(QUARTER_MS);
    const statuses: number[] = [];
    for (let times = 0; times <= 10; times += 1) statuses.push((await guess()).status);
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
    api.clock.advance(QUARTER_MS - 1);
    const refused = await guess();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    api.clock.advance(1);
    expect((await guess()).status).toBe(422);
  });
});

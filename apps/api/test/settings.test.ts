import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_ACCOUNT_FAILURES } from '../src/auth/limits.ts';
import { ADMIN, startTestApi, type TestApi } from './support/startTestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const change = (currentPassword: string, newPassword: string) =>
  api.call('changeOwnPassword', { body: { currentPassword, newPassword } });

describe('the own profile', () => {
  test('is the account of the session, and its name can be changed', async () => {
    const before = await api.call('getOwnProfile');
    expect(before.body).toMatchObject({ _id: api.adminId, name: 'Admin', email: ADMIN.email, role: 'admin' });
    const headers = { 'If-Match': before.headers.get('etag') ?? '' };
    const saved = await api.call('updateOwnProfile', { body: { name: 'Amara' }, headers });
    expect([saved.status, saved.body.name]).toEqual([200, 'Amara']);
    expect((await api.call('getSession')).body.user.name).toBe('Amara');
    const late = await api.call('updateOwnProfile', { body: { name: 'Late' }, headers });
    expect([late.status, late.failure.current]).toEqual([409, saved.body]);
  });

  test.each([{ role: 'user' }, { email: 'x@example.org' }, { password: 'another one' }])(
    'takes no %o along',
    async (extra) => {
      expect((await api.call('updateOwnProfile', { body: { name: 'X', ...extra } })).status).toBe(422);
    },
  );
});

describe('the own password', () => {
  test('is changed only by who knows the current one; a wrong one never signs out', async () => {
    const wrong = await change('not the password', 'an even better one');
    expect([wrong.status, wrong.failure.errors]).toEqual([
      422,
      { currentPassword: 'The current password is wrong' },
    ]);
    const common = await change(ADMIN.password, 'password123');
    expect([common.status, Object.keys(common.failure.errors ?? {})]).toEqual([422, ['newPassword']]);
    expect((await api.call('getSession')).status).toBe(200);

    const old = api.cookie;
    const changed = await change(ADMIN.password, ' an even better one ');
    expect(changed.status).toBe(200);
    api.cookie = changed.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect((await api.call('getSession', { as: old })).status).toBe(401);
    expect((await api.call('getSession')).status).toBe(200);
    await expect(api.signIn(ADMIN.email, ADMIN.password)).rejects.toThrow('401');
    await expect(api.signIn(ADMIN.email, ' an even better one ')).resolves.toContain('planner_session=');
  });

  test('of parallel changes from one password, one wins', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map((number) => change(' an even better one ', `passphrase number ${number}`)),
    );
    const winners = answers.flatMap(({ status }, index) => (status === 200 ? [index + 1] : []));
    expect(winners).toHaveLength(1);
    await expect(api.signIn(ADMIN.email, `passphrase number ${winners[0]}`)).resolves.toContain('=');
    api.cookie = await api.signIn(ADMIN.email, `passphrase number ${winners[0]}`);
  });

  test('cannot be guessed from a session left open', async () => {
    const statuses: number[] = [];
    for (let times = 0; times <= MAX_ACCOUNT_FAILURES; times += 1) {
      statuses.push((await change('not the password', 'an even better one')).status);
    }
    expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(MAX_ACCOUNT_FAILURES);
    const refused = await change('not the password', 'an even better one');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

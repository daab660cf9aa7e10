import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Kysely } from 'kysely';
import { LastAdministrator } from '../src/db/counters.ts';
import { inTransaction } from '../src/db/inTransaction.ts';
import type { Database } from '../src/db/schema.ts';
import { deleteUser, findUser, insertUser, updateUser, type UserWithHash } from '../src/db/users.ts';
import { createRandom } from '../src/sample/createRandom.ts';
import { createSampleUsers } from '../src/sample/createSampleUsers.ts';
import { startTestApi, type TestApi } from './support/startTestApi.ts';

let api: TestApi;
const idOf = ({ _id: id }: { _id: string }): string => id;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const ONE_LINE = { name: 'Zoë Müller', email: 'zoe@example.org', password: 'a fine passphrase' };
/** A well-formed id of nobody. */
const NOBODY = '01900000-0000-7000-8000-000000000000';

describe('createUser', () => {
  test('stores what was sent, trimmed and in NFC, with the defaults of the contract', async () => {
    const { status, body, headers } = await api.call('createUser', {
      body: { ...ONE_LINE, name: '  Zoe\u0308 Mu\u0308ller\u00a0', height: '162', weight: '' },
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Zoë Müller',
      email: 'zoe@example.org',
      role: 'user',
      gender: 'male',
      dob: null,
      height: '162',
      weight: null,
      createdAt: api.clock.now().toISOString(),
      updatedAt: api.clock.now().toISOString(),
    });
    const stored = await api.call('getUser', { params: { id: idOf(body) } });
    expect(stored.body).toEqual(body);
    expect(stored.headers.get('etag')).toBe(headers.get('etag'));
  });

  test('compares addresses without case and white space', async () => {
    await api.addUser({ email: 'twice@example.org' });
    const { status, failure } = await api.call('createUser', {
      body: { ...ONE_LINE, email: ' Twice@Example.ORG' },
    });
    expect(status).toBe(409);
    expect(failure.errors).toEqual({ email: 'This e-mail address is already in use' });
  });

  test('of 20 parallel calls with one address, one wins', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        api.call('createUser', { body: { ...ONE_LINE, email: 'race@example.org' } }),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, ...Array<number>(19).fill(409)]);
    const { body } = await api.call('listUsers', { query: { query: 'race@example.org' } });
    expect(body.pagination.totalUsers).toBe(1);
  });

  test('says of every bad field what is wrong, and stores nothing', async () => {
    const before = await api.call('listUsers');
    const { status, failure } = await api.call('createUser', {
      body: {
        email: 'nobody',
        password: 'short',
        name: ' \u200b ',
        role: 'root',
        gender: 1,
        dob: '2023-02-29',
        height: '-1',
        extra: true,
      },
    });
    expect(status).toBe(422);
    expect(failure).toEqual({
      message: 'Please check the marked fields',
      errors: {
        name: 'Name is required',
        email: 'E-mail must be a valid e-mail address',
        password: 'Password needs at least 6 characters',
        role: 'Role must be one of: user, admin',
        gender: 'Gender must be text',
        dob: 'Date of birth must be a date such as 1994-03-18',
        height: 'Height must be a positive number such as 54.5',
        extra: 'This field is not known',
      },
      requestId: expect.any(String),
    });
    const missing = await api.call('createUser', { body: {} });
    expect(missing.failure.errors).toEqual({
      name: 'Name is required',
      email: 'E-mail is required',
      password: 'Password is required',
    });
    const after = await api.call('listUsers');
    expect(after.body.pagination.totalUsers).toBe(before.body.pagination.totalUsers);
  });

  test.each([
    '123456',
    'Password',
    'QWERTY',
    'iloveyou',
    'letmein',
    'dragon',
    'sunshine',
    'password1',
    'qwerty123',
  ])('refuses the common password %s', async (password) => {
    const { status, failure } = await api.call('createUser', {
      body: { ...ONE_LINE, email: 'common@example.org', password },
    });
    expect(status).toBe(422);
    expect(failure.errors?.['password']).toContain('most common passwords');
  });
});

describe('updateUser', () => {
  test('changes what is sent, keeps what is left out, empties what is null', async () => {
    const id = await api.addUser({
      email: 'change@example.org',
      dob: '1990-01-31',
      height: '180',
      weight: '80.5',
    });
    api.clock.advance(1000);
    const { status, body } = await api.call('updateUser', {
      params: { id },
      body: { name: 'New Name', role: 'user', height: null, weight: '' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'New Name',
      email: 'change@example.org',
      dob: '1990-01-31',
      height: null,
      weight: null,
      updatedAt: api.clock.now().toISOString(),
    });
    const found = await api.call('listUsers', { query: { query: 'new name' } });
    expect(found.body.users.map(idOf)).toEqual([id]);
    const gone = await api.call('listUsers', { query: { query: 'Ada Test' } });
    expect(gone.body.users.map(idOf)).not.toContain(id);
  });

  test('changes neither e-mail nor password', async () => {
    const id = await api.addUser({ email: 'fixed@example.org' });
    for (const extra of [
      { email: 'other@example.org' },
      { password: 'another one' },
      { _id: NOBODY },
      { version: 9 },
    ]) {
      const { status } = await api.call('updateUser', {
        params: { id },
        body: { name: 'X', role: 'user', ...extra },
      });
      expect(status).toBe(422);
    }
  });

  test('refuses a save over somebody else’s, and hands out what is stored', async () => {
    const id = await api.addUser({ email: 'edited@example.org' });
    const params = { id };
    const first = await api.call('getUser', { params });
    const etag = first.headers.get('etag') ?? '';
    const saved = await api.call('updateUser', {
      params,
      body: { name: 'Saved First', role: 'user' },
      headers: { 'If-Match': etag },
    });
    expect(saved.status).toBe(200);
    const late = await api.call('updateUser', {
      params,
      body: { name: 'Saved Second', role: 'user' },
      headers: { 'If-Match': etag },
    });
    expect(late.status).toBe(409);
    expect(late.failure.current).toEqual(saved.body);
    expect(late.headers.get('etag')).toBe(saved.headers.get('etag'));
    const knowing = await api.call('updateUser', {
      params,
      body: { name: 'Saved Second', role: 'user' },
      headers: { 'If-Match': `W/${late.headers.get('etag')}` },
    });
    expect(knowing.status).toBe(200);
    const older = await api.call('updateUser', { params, body: { name: 'Older client', role: 'user' } });
    expect(older.status).toBe(200);
  });

  test('of ten parallel saves of one version, one wins', async () => {
    const id = await api.addUser({ email: 'ten@example.org' });
    const { headers } = await api.call('getUser', { params: { id } });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        api.call('updateUser', {
          params: { id },
          body: { name: `Writer ${index}`, role: 'user' },
          headers: { 'If-Match': headers.get('etag') ?? '' },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  });

  test('answers 404 for what is no id, or nobody’s', async () => {
    for (const id of [
      NOBODY,
      'x',
      NOBODY.toUpperCase().replace('1', 'A'),
      '0'.repeat(65),
      '%2e%2e',
      '__proto__',
    ]) {
      for (const operation of ['getUser', 'deleteUser'] as const) {
        const { status } = await api.call(operation, { params: { id } });
        expect([operation, id, status]).toEqual([operation, id, 404]);
      }
      const { status } = await api.call('updateUser', { params: { id }, body: { name: 'X', role: 'user' } });
      expect(status).toBe(404);
    }
  });
});

describe('deleteUser', () => {
  test('deletes once; of two parallel calls the second finds nobody', async () => {
    const id = await api.addUser({ email: 'gone@example.org' });
    const answers = await Promise.all([
      api.call('deleteUser', { params: { id } }),
      api.call('deleteUser', { params: { id } }),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]));
    expect((await api.call('getUser', { params: { id } })).status).toBe(404);
    await api.addUser({ email: 'gone@example.org' });
  });
});

const addAdmin = async (email: string) => {
  const id = await api.addUser({ email, role: 'admin' });
  return { id, cookie: await api.signIn(email, 'a fine passphrase') };
};

describe('administrators', () => {
  test('cannot delete or demote themselves', async () => {
    const deleted = await api.call('deleteUser', { params: { id: api.adminId } });
    expect([deleted.status, deleted.failure.message]).toEqual([409, 'You cannot delete your own account']);
    const demoted = await api.call('updateUser', {
      params: { id: api.adminId },
      body: { name: 'Admin', role: 'user' },
    });
    expect([demoted.status, demoted.failure.message]).toEqual([
      409,
      'You cannot take the role admin from yourself',
    ]);
    expect(demoted.failure.current).toBeUndefined();
    const renamed = await api.call('updateUser', {
      params: { id: api.adminId },
      body: { name: 'Root', role: 'admin' },
    });
    expect(renamed.status).toBe(200);
  });

  test('cannot be removed or demoted when nobody else could sign in, whoever asks', async () => {
    const { engine, clock } = api;
    // One without a password does not count.
    const [idle] = createSampleUsers({ random: createRandom(1), count: 1, now: clock.now() });
    if (idle) await inTransaction(engine, (trx) => insertUser(trx, { ...idle, role: 'admin' }));
    const take = (change: (trx: Kysely<Database>, admin: UserWithHash) => Promise<unknown>) =>
      inTransaction(engine, async (trx) => {
        const admin = await findUser(trx, { id: api.adminId });
        return admin && change(trx, admin);
      });
    await expect(take(deleteUser)).rejects.toThrow(LastAdministrator);
    await expect(take((trx, admin) => updateUser(trx, admin, { role: 'user' }, clock.now()))).rejects.toThrow(
      LastAdministrator,
    );
    expect((await api.call('getSession')).status).toBe(200);
    await api.call('deleteUser', { params: { id: idle?.id ?? '' } });
  });

  // Each round starts with two administrators; whoever acts second must find that nobody else could sign in.
  test('who demote or delete each other at the same time leave one', async () => {
    for (let round = 0; round < 12; round += 1) {
      const other = await addAdmin(`other${round}@example.org`);
      const act = (id: string, as: string) =>
        round % 2 === 0
          ? api.call('updateUser', { params: { id }, body: { name: 'Demoted', role: 'user' }, as })
          : api.call('deleteUser', { params: { id }, as });
      const [mine, theirs] = await Promise.all([act(other.id, api.cookie), act(api.adminId, other.cookie)]);
      // The loser is told that this is the last one, or is no administrator any more, or has no session any more.
      const statuses = [mine.status, theirs.status].toSorted((a, b) => a - b);
      expect([
        [200, 401],
        [200, 403],
        [200, 409],
      ]).toContainEqual(statuses);
      // The next round needs an administrator under the usual name.
      if (theirs.status === 200) Object.assign(api, { cookie: other.cookie, adminId: other.id });
      const left = await api.engine.db.selectFrom('users').select('id').where('role', '=', 'admin').execute();
      expect(left).toEqual([{ id: api.adminId }]);
    }
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../src/platform/db/inTransaction.ts';
import type { Trx } from '../../src/platform/db/schema.ts';
import { createSampleUsers, createRandom } from '../../src/sample/createSampleUsers.ts';
import { LastAdministrator } from '../../src/users/counters.ts';
import { deleteUsers } from '../../src/users/deletedRows.ts';
import { insertUser, type LockedUser, lockUser, updateUser } from '../../src/users/rows.ts';
import { startTestApi, type TestApi } from '../support/startTestApi.ts';

let api: TestApi;
let serial = 0;
const idOf = ({ _id: id }: { _id: string }): string => id;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const ONE_LINE = { name: 'Zoë Müller', email: 'zoe@example.org', password: 'a fine passphrase' };
/** A valid id that does not exist. */
const UNKNOWN_ID = '01900000-0000-7000-8000-000000000000';

describe('createUser', () => {
  test("stores the input, trimmed and in NFC, with the contract's defaults", async () => {
    const { status, body, headers } = await api.call('createUser', {
      body: { ...ONE_LINE, name: '  Zoe\u0308 Mu\u0308ller\u00a0', height: '162', weight: '' },
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Zoë Müller',
      email: 'zoe@example.org',
      role: 'user',
      createdAt: api.clock.now().toISOString(),
      updatedAt: api.clock.now().toISOString(),
      lastActive: null,
    });
    const stored = await api.call('getUser', { params: { id: idOf(body) } });
    expect(stored.body).toEqual({ ...body, gender: 'male', dob: null, height: '162', weight: null });
    expect(stored.headers.get('etag')).toBe(headers.get('etag'));
  });

  test('compares addresses without case and white space', async () => {
    await api.addUser({ email: 'twice@example.org' });
    const { status, failure } = await api.call('createUser', {
      body: { ...ONE_LINE, email: ' Twice@Example.ORG' },
    });
    expect(status).toBe(409);
    expect(failure.errors).toEqual({ email: 'This email address is already in use' });
  });

  test('accepts one of 20 parallel calls with the same address', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, () =>
        api.call('createUser', { body: { ...ONE_LINE, email: 'race@example.org' } }),
      ),
    );
    const statuses = responses.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, ...Array<number>(19).fill(409)]);
    const { body } = await api.call('listUsers', { query: { query: 'race@example.org' } });
    expect(body.pagination.totalUsers).toBe(1);
  });

  test('reports every invalid field and stores nothing', async () => {
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
      code: 'invalid-fields',
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
});

describe('createUser with an idempotency key', () => {
  const headers = { 'Idempotency-Key': '7f3a9c0e5b1d4f8296e7a1b3c5d7f901' };
  const body = { name: 'Once', email: 'once@example.org', password: 'a fine passphrase' };
  const send = (fields: Record<string, unknown> = {}) =>
    api.call('createUser', { body: { ...body, ...fields }, headers });

  test('adds one user, even when the request and its copies run in parallel', async () => {
    const responses = await Promise.all([send(), send(), send()]);
    responses.push(await send());
    const [first] = responses;
    expect(responses.map((response) => [response.status, response.body])).toEqual(
      responses.map(() => [201, first?.body]),
    );
    expect((await api.call('listUsers', { query: { query: body.email } })).body.users).toHaveLength(1);
    const events = await api.engine.db
      .selectFrom('activity')
      .select('id')
      .where('kind', '=', 'userCreated')
      .where('subject', '=', body.email)
      .execute();
    expect(events).toHaveLength(1);
  });

  test.each([
    { role: 'admin' },
    { email: 'twice@example.org' },
    { weight: '60' },
    { password: 'a fine passphrasE' },
  ])('refuses the key with %o', async (fields) => {
    const { status, failure } = await send(fields);
    expect([status, failure.code]).toEqual([422, 'key-reused']);
  });
});

describe('updateUser', () => {
  test('changes fields sent, keeps fields omitted, and clears fields set to null', async () => {
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
    const stored = await api.call('getUser', { params: { id } });
    expect(stored.body).toEqual({
      ...body,
      name: 'New Name',
      email: 'change@example.org',
      gender: 'male',
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

  test.each([
    { name: 'Only Name' },
    { role: 'admin' },
    { gender: 'female' },
    { gender: null },
    { dob: '1991-02-01' },
    { height: '170' },
    { weight: null },
    {},
  ])('changes only the fields sent: %j', async (changes) => {
    serial += 1;
    const id = await api.addUser({
      email: `partial${serial}@example.org`,
      gender: 'male',
      dob: '1990-01-31',
      height: '180',
      weight: '80.5',
    });
    const { body: before } = await api.call('getUser', { params: { id } });
    const { status } = await api.call('updateUser', { params: { id }, body: changes });
    const { body } = await api.call('getUser', { params: { id } });
    const access = changes.role === 'admin' && { access: 'everything' };
    expect([status, body]).toEqual([200, { ...before, ...changes, ...access }]);
    await api.call('deleteUser', { params: { id } });
  });

  test('keeps the role of the own account when it is omitted', async () => {
    const { status, body } = await api.call('updateUser', {
      params: { id: api.adminId },
      body: { name: 'Still Admin' },
    });
    expect([status, body.name, body.role]).toEqual([200, 'Still Admin', 'admin']);
    expect((await api.call('getSession')).status).toBe(200);
  });

  test('changes neither e-mail nor password', async () => {
    const id = await api.addUser({ email: 'fixed@example.org' });
    for (const extra of [
      { email: 'other@example.org' },
      { password: 'another one' },
      { _id: UNKNOWN_ID },
      { version: 9 },
    ]) {
      const { status } = await api.call('updateUser', {
        params: { id },
        body: { name: 'X', role: 'user', ...extra },
      });
      expect(status).toBe(422);
    }
  });

  test('rejects an outdated save and returns the current user', async () => {
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
    expect(late.status).toBe(412);
    expect(late.failure.current).toEqual((await api.call('getUser', { params })).body);
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

  test('accepts one of ten parallel saves of the same version', async () => {
    const id = await api.addUser({ email: 'ten@example.org' });
    const { headers } = await api.call('getUser', { params: { id } });
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        api.call('updateUser', {
          params: { id },
          body: { name: `Writer ${index}`, role: 'user' },
          headers: { 'If-Match': headers.get('etag') ?? '' },
        }),
      ),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 412)).toHaveLength(9);
  });

  test('returns 404 for an invalid or unknown id', async () => {
    for (const id of [
      UNKNOWN_ID,
      'x',
      UNKNOWN_ID.toUpperCase().replace('1', 'A'),
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

const createBorn = (dob: string) =>
  api.call('createUser', { body: { ...ONE_LINE, email: `born${(serial += 1)}@example.org`, dob } });

describe('a date of birth', () => {
  const REFUSED = { dob: 'Date of birth must be between 1900-01-01 and today' };

  // The test clock says 2026-05-04T10:00Z, when 2026-05-05 begins at UTC+14.
  test.each(['1900-01-01', '2026-05-04', '2026-05-05'])('may be %s', async (dob) => {
    const { status, body } = await createBorn(dob);
    const stored = await api.call('getUser', { params: { id: idOf(body) } });
    expect([status, stored.body.dob]).toEqual([201, dob]);
  });

  test.each(['0001-01-01', '1899-12-31', '2026-05-06', '2094-03-18', '9999-12-31'])(
    'may not be %s',
    async (dob) => {
      const { status, failure } = await createBorn(dob);
      expect([status, failure.errors]).toEqual([422, REFUSED]);
      const params = {
        id: await api.addUser({ email: `born${(serial += 1)}@example.org`, dob: '1990-01-31' }),
      };
      const saved = await api.call('updateUser', { params, body: { name: 'Not Saved', dob } });
      expect([saved.status, saved.failure.errors]).toEqual([422, REFUSED]);
      expect((await api.call('getUser', { params })).body).toMatchObject({
        name: 'Ada Test',
        dob: '1990-01-31',
      });
    },
  );

  test('that was stored before validation does not block other changes', async () => {
    const params = { id: await api.addUser({ email: `born${(serial += 1)}@example.org` }) };
    await api.engine.db.updateTable('users').set({ dob: '1850-03-18' }).where('id', '=', params.id).execute();
    const saved = await api.call('updateUser', { params, body: { name: 'Saved', dob: '1850-03-18' } });
    expect([saved.status, saved.body.name]).toEqual([200, 'Saved']);
    const other = await api.call('updateUser', { params, body: { dob: '1850-03-19' } });
    expect([other.status, other.failure.errors]).toEqual([422, REFUSED]);
    expect((await api.call('updateUser', { params, body: { dob: null } })).status).toBe(200);
  });
});

describe('deleteUser', () => {
  test('deletes once; the second of two parallel calls gets 404', async () => {
    const id = await api.addUser({ email: 'gone@example.org' });
    const responses = await Promise.all([
      api.call('deleteUser', { params: { id } }),
      api.call('deleteUser', { params: { id } }),
    ]);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 404]));
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
    expect([demoted.status, demoted.failure.message]).toEqual([409, "You can't remove your own admin role"]);
    expect(demoted.failure.current).toBeUndefined();
    const renamed = await api.call('updateUser', {
      params: { id: api.adminId },
      body: { name: 'Root', role: 'admin' },
    });
    expect(renamed.status).toBe(200);
  });

  test('cannot be removed or demoted when no other could sign in', async () => {
    const { engine, clock } = api;
    // An administrator without a password does not count.
    const [idle] = createSampleUsers({ random: createRandom(1), count: 1, now: clock.now() });
    if (idle) await inTransaction(engine, (trx) => insertUser(trx, { ...idle, role: 'admin' }));
    const take = (change: (trx: Trx, admin: LockedUser) => Promise<unknown>) =>
      inTransaction(engine, async (trx) => {
        const admin = await lockUser(trx, { id: api.adminId });
        return admin && change(trx, admin);
      });
    await expect(take((trx, admin) => deleteUsers(trx, [admin]))).rejects.toThrow(LastAdministrator);
    await expect(take((trx, admin) => updateUser(trx, admin, { role: 'user' }, clock.now()))).rejects.toThrow(
      LastAdministrator,
    );
    expect((await api.call('getSession')).status).toBe(200);
    await api.call('deleteUser', { params: { id: idle?.id ?? '' } });
  });

  // Each round starts with two administrators; the second action must fail.
  test('who demote or delete each other in parallel leave one', async () => {
    for (let round = 0; round < 12; round += 1) {
      const other = await addAdmin(`other${round}@example.org`);
      const act = (id: string, as: string) =>
        round % 2 === 0
          ? api.call('updateUser', { params: { id }, body: { name: 'Demoted', role: 'user' }, as })
          : api.call('deleteUser', { params: { id }, as });
      const [mine, theirs] = await Promise.all([act(other.id, api.cookie), act(api.adminId, other.cookie)]);
      // The loser is the last administrator, or has lost the role or the session.
      const statuses = [mine.status, theirs.status].toSorted((a, b) => a - b);
      expect([
        [200, 401],
        [200, 403],
        [200, 409],
      ]).toContainEqual(statuses);
      // The next round needs an administrator at ADMIN's address.
      if (theirs.status === 200) Object.assign(api, { cookie: other.cookie, adminId: other.id });
      const left = await api.engine.db.selectFrom('users').select('id').where('role', '=', 'admin').execute();
      expect(left).toEqual([{ id: api.adminId }]);
    }
  });
});

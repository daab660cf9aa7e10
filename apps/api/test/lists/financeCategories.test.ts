import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../support/startTestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const add = async (name: string, color = '#3b82f6') => {
  const { body } = await api.call('createFinanceCategory', { body: { name, color } });
  const { _id: id } = body;
  return id;
};

const named = async (name: string) =>
  (await api.call('listFinanceCategories')).body.filter((category) => category.name === name);

describe('finance categories', () => {
  test('belong to the administrator who adds them', async () => {
    const { status, body } = await api.call('createFinanceCategory', {
      body: { name: ' Groceries ', color: '#3b82f6', role: 'admin', user_id: api.adminId },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'Groceries', color: '#3b82f6', role: 'admin', user_id: api.adminId });
    const forged = await api.call('createFinanceCategory', {
      body: { name: 'Rent', color: '#000', user_id: '01900000-0000-7000-8000-000000000000' },
    });
    expect([forged.status, Object.keys(forged.failure.errors ?? {})]).toEqual([422, ['user_id']]);
  });

  test('are sorted by name in human order', async () => {
    for (const name of ['zoo', 'Äpfel', 'apples', 'Zebra', 'Item 10', 'Item 9']) await add(name);
    const { body } = await api.call('listFinanceCategories');
    expect(body.map(({ name }) => name)).toEqual([
      'Äpfel',
      'apples',
      'Groceries',
      'Item 9',
      'Item 10',
      'Zebra',
      'zoo',
    ]);
  });

  describe('whose name looks like that of another', () => {
    const refused = {
      status: 422,
      failure: { errors: { name: 'Name is already used by “Café de  Paris”' } },
    };
    beforeAll(() => add('Café de  Paris'));

    test.each([
      'Café de  Paris',
      'CAFÉ DE PARIS',
      'Cafe\u0301 de Paris',
      'Café\u00a0de\u2003Paris',
      'Ｃａｆé de Paris',
      ' café de paris ',
    ])('are refused: %j', async (name) => {
      const added = await api.call('createFinanceCategory', { body: { name, color: '#000' } });
      expect(added).toMatchObject(refused);
      const id = await add(`Other ${Array.from(name, (letter) => letter.codePointAt(0)).join(' ')}`);
      const body = { name, color: '#000' };
      expect(await api.call('updateFinanceCategory', { params: { id }, body })).toMatchObject(refused);
    });

    test.each(['Cafe de Paris', 'Café de Paris 2', 'Cafédeparis'])('are others: %j', async (name) => {
      const { status } = await api.call('createFinanceCategory', { body: { name, color: '#000' } });
      expect(status).toBe(201);
    });

    test('are refused to one of two that come at once', async () => {
      const both = await Promise.all(
        ['At once', 'AT ONCE'].map((name) =>
          api.call('createFinanceCategory', { body: { name, color: '#000' } }),
        ),
      );
      expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['201', '422']);
    });

    test('keep it if they had it before, and their other fields can be changed', async () => {
      const id = await add('Twin A');
      await add('Twin B');
      await api.engine.db
        .updateTable('finance_categories')
        .set({ name: 'TWIN B' })
        .where('id', '=', id)
        .execute();
      const body = { name: 'TWIN B', color: '#111' };
      expect(await api.call('updateFinanceCategory', { params: { id }, body })).toMatchObject({
        status: 200,
      });
    });

    test('are not restored beside it', async () => {
      const id = await add('Gym');
      const { headers } = await api.call('deleteFinanceCategory', { params: { id } });
      const params = { id: headers.get('activity-id') ?? '' };
      const other = await add('GYM');
      expect(await api.call('undoActivity', { params })).toMatchObject({
        status: 409,
        failure: { message: 'There is another category “GYM” now. Rename it first.' },
      });
      await api.call('deleteFinanceCategory', { params: { id: other } });
      expect((await api.call('undoActivity', { params })).status).toBe(200);
      expect(await named('Gym')).toHaveLength(1);
    });
  });

  test.each(['3b82f6', '#3b82f', 'red', '#ggg', '', 7, null])(
    'need a color, which %j is not',
    async (color) => {
      const { status, failure } = await api.call('createFinanceCategory', { body: { name: 'X', color } });
      expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['color']]);
    },
  );

  test('are changed with If-Match and deleted once', async () => {
    const params = { id: await add('Leisure') };
    const { headers } = await api.call('getFinanceCategory', { params });
    const ifMatch = { 'If-Match': headers.get('etag') ?? '' };
    const saved = await api.call('updateFinanceCategory', {
      params,
      body: { name: 'Fun', color: '#ABC' },
      headers: ifMatch,
    });
    expect([saved.status, saved.body.name, saved.body.color]).toEqual([200, 'Fun', '#ABC']);
    const late = await api.call('updateFinanceCategory', {
      params,
      body: { name: 'Late', color: '#000' },
      headers: ifMatch,
    });
    expect([late.status, late.failure.current]).toEqual([412, saved.body]);
    expect((await api.call('deleteFinanceCategory', { params })).status).toBe(200);
    expect((await api.call('deleteFinanceCategory', { params })).status).toBe(404);
    expect(
      (await api.call('updateFinanceCategory', { params, body: { name: 'X', color: '#000' } })).status,
    ).toBe(404);
  });

  test("are not added when their owner's account is deleted during the request", async () => {
    const email = 'leaving@example.org';
    const id = await api.addUser({ email, role: 'admin', password: 'a fine passphrase' });
    const cookie = await api.signIn(email, 'a fine passphrase');
    const body = new TransformStream<Uint8Array, Uint8Array>();
    const writer = body.writable.getWriter();
    // Long enough after sign-in that the request updates the session.
    api.clock.advance(60_000);
    const request = {
      method: 'POST',
      headers: { Cookie: cookie, 'Content-Type': 'application/json' },
      body: body.readable,
      duplex: 'half',
    };
    const sending = api.fetch('/api/v1/finance-categories', request);
    await writer.write(new TextEncoder().encode('{"name":"Too late",'));
    const lastSeen = () =>
      api.engine.db
        .selectFrom('sessions')
        .select('last_seen_at')
        .where('user_id', '=', id)
        .executeTakeFirstOrThrow();
    while ((await lastSeen()).last_seen_at !== api.clock.now().toISOString()) await new Promise(setImmediate);
    expect((await api.call('deleteUser', { params: { id } })).status).toBe(200);
    await writer.write(new TextEncoder().encode('"color":"#000"}'));
    await writer.close();
    expect((await sending).status).toBe(401);
    expect(await named('Too late')).toEqual([]);
  });

  describe('added with a retried request', () => {
    let headers: Record<string, string>;
    let serial = 0;
    beforeEach(() => {
      serial += 1;
      headers = { 'Idempotency-Key': `7f3a9c0e5b1d4f8296e7a1b3c5d7f90${serial}` };
    });
    const send = (name: string, as?: string) =>
      api.call('createFinanceCategory', { body: { name, color: '#123' }, headers, ...(as && { as }) });

    test('exist once, even when both requests run in parallel', async () => {
      const [first, second] = await Promise.all([send('Once'), send('Once')]);
      expect([first.status, second.status, second.body]).toEqual([201, 201, first.body]);
      const again = await send('Once');
      expect([again.body, again.headers.get('etag')]).toEqual([first.body, first.headers.get('etag')]);
      expect(await named('Once')).toHaveLength(1);
    });

    test('are returned in their current state, and added again after deletion', async () => {
      const { body } = await send('Changed');
      const { _id: id } = body;
      const changes = { name: 'Renamed', color: '#456' };
      const { body: changed } = await api.call('updateFinanceCategory', { params: { id }, body: changes });
      expect((await send('Changed')).body).toEqual(changed);
      await api.call('deleteFinanceCategory', { params: { id } });
      const { _id: other } = (await send('Changed')).body;
      expect(other).not.toBe(id);
    });

    test('are refused with other content, also after the item was changed to it', async () => {
      const { body } = await send('Mine');
      const { _id: id } = body;
      await api.call('updateFinanceCategory', { params: { id }, body: { name: 'Yours', color: '#123' } });
      const { status, failure } = await send('Yours');
      expect([status, failure.code]).toEqual([422, 'key-reused']);
      expect(await named('Yours')).toHaveLength(1);
    });

    test('are distinct from another administrator', async () => {
      await api.addUser({ email: 'colleague@example.org', role: 'admin' });
      const as = await api.signIn('colleague@example.org', 'a fine passphrase');
      const [mine, theirs] = [await send('Mine'), await send('Theirs', as)];
      expect([mine.status, theirs.status]).toEqual([201, 201]);
    });

    test.each(['too short', 'x'.repeat(65), 'neither é nor % fits here'])(
      'need a key that %j is not',
      async (key) => {
        const { status, failure } = await api.call('createFinanceCategory', {
          body: { name: 'Unkeyed', color: '#123' },
          headers: { 'Idempotency-Key': key },
        });
        expect([status, failure.errors]).toEqual([422, { 'Idempotency-Key': 'The key is not valid' }]);
        expect(await named('Unkeyed')).toEqual([]);
      },
    );
  });

  test('survive the account that added them', async () => {
    const ownerId = await api.addUser({ email: 'owner@example.org', role: 'admin' });
    const as = await api.signIn('owner@example.org', 'a fine passphrase');
    const { body } = await api.call('createFinanceCategory', { body: { name: 'Orphan', color: '#000' }, as });
    const { _id: id } = body;
    await api.call('deleteUser', { params: { id: ownerId } });
    const left = await api.call('getFinanceCategory', { params: { id } });
    expect(left.body.user_id).toBeNull();
  });
});

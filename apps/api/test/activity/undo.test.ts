import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseForUndo, keepForUndo } from '../../src/activity/undoRows.ts';
import type { OperationId } from '../../src/platform/contract/types.ts';
import { inTransaction } from '../../src/platform/db/inTransaction.ts';
import { createIds } from '../../src/platform/ids.ts';
import { DAY_MS, HOUR_MS } from '../../src/platform/time.ts';
import { startSession } from '../../src/sessions/rows.ts';
import { insertSubscriptions } from '../../src/subscriptions/rows.ts';
import { dumpTables } from '../support/dumpTables.ts';
import { formOf, picture } from '../support/pictures.ts';
import { ADMIN, startTestApi, type TestApi } from '../support/startTestApi.ts';

const PASSWORD = 'a fine passphrase';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const ids = createIds();

/** Sessions end while the clock advances. */
const advance = async (ms: number) => {
  api.clock.advance(ms);
  api.cookie = `planner_session=${await startSession(api.engine.db, api.adminId, api.clock.now())}`;
};

/** Calls an operation and returns the id of its entry, which can be undone. */
const change = async (operation: OperationId, options: Parameters<TestApi['call']>[1]) => {
  const { headers, failure, status } = await api.call(operation, options);
  const id = headers.get('activity-id');
  if (!id) throw new Error(`${operation}: ${status} ${JSON.stringify(failure)}`);
  return id;
};

const undo = (id: string) => api.call('undoActivity', { params: { id } });

const refusal = async (id: string) => {
  const { status, failure } = await undo(id);
  return [status, failure.code, failure.message];
};

const entries = async (limit = 1) => (await api.call('listActivity', { query: { limit } })).body.items;

const undoItems = async () => {
  const rows = await api.engine.db.selectFrom('undo_items').select('item_id').execute();
  return rows.map(({ item_id }) => item_id);
};

/** All data but counters of changes, sessions, mails, rate limits and what the activity keeps. */
const data = async () => {
  const {
    activity: _,
    undo_items: _items,
    sessions: _sessions,
    mails: _mails,
    rate_limits: _limits,
    counters,
    ...tables
  } = await dumpTables(api.engine);
  const stable = (counters as { name: string }[]).filter(({ name }) => !name.endsWith('_changes'));
  const rows = { ...tables, counters: stable };
  return Object.fromEntries(
    Object.entries(rows).map(([name, all]) => [
      name,
      (all as object[]).map((row) => JSON.stringify(row)).toSorted(),
    ]),
  );
};

/** Categories have another version after their owner was deleted and restored. */
const withoutCategories = (tables: Record<string, unknown>) => ({ ...tables, finance_categories: undefined });

const idOf = (item: { _id: string } | undefined): string => item?.['_id'] ?? '';

let serial = 0;
const addUser = (fields: object = {}) =>
  api.addUser({
    name: 'Lan Nguyen',
    email: `lan.${(serial += 1)}@example.org`,
    password: PASSWORD,
    ...fields,
  });

let categories = 0;
const addFinance = async (as = api.cookie) => {
  const name = `Food ${(categories += 1)}`;
  const { body } = await api.call('createFinanceCategory', { body: { name, color: '#3b82f6' }, as });
  return idOf(body);
};

const addMessage = async () => {
  await api.engine.db.deleteFrom('rate_limits').execute();
  const body = { firstName: 'Zoë', lastName: 'Visitor', email: 'zoe@example.org', message: 'Hello' };
  await api.call('sendContactMessage', { body, as: null });
  const { body: list } = await api.call('listContactMessages');
  return idOf(list.messages[0]);
};

const saveTerms = (content: string) => api.call('savePolicy', { body: { type: 'terms', content } });

const termsNow = async () =>
  (await api.call('getPolicy', { params: { type: 'terms' }, as: null })).body.content;

describe('a deleted user', () => {
  test('comes back with the same id, values, subscriptions, categories and list position', async () => {
    const email = 'maria@example.org';
    const details = { gender: 'female', dob: '1961-08-17', height: '173', weight: '92' };
    const id = await addUser({ email, role: 'admin', ...details });
    await addUser();
    const cookie = await api.signIn(email, PASSWORD);
    const category = await addFinance(cookie);
    await inTransaction(api.engine, (trx) =>
      insertSubscriptions(trx, [
        {
          id: ids(api.clock.now()),
          user_id: id,
          original_transaction_id: '1000000811223344',
          status: 'active',
          expires_at: null,
        },
      ]),
    );
    const before = await data();
    const list = (await api.call('listUsers')).body.users;
    const activityId = await change('deleteUser', { params: { id } });
    expect((await api.call('getUser', { params: { id } })).status).toBe(404);
    expect((await api.call('listSubscriptions', { query: { page: 1 } })).body).toMatchObject({ data: [] });

    expect((await undo(activityId)).body).toEqual({ message: 'User restored' });
    expect(withoutCategories(await data())).toEqual(withoutCategories(before));
    expect((await api.call('listUsers')).body.users).toEqual(list);
    expect((await api.call('getFinanceCategory', { params: { id: category } })).body.user_id).toBe(id);
    expect((await api.call('listUsers', { query: { query: 'maria' } })).body.users).toHaveLength(1);
    expect((await api.call('listOwnSessions', { as: cookie })).status).toBe(401);
    await api.signIn(email, PASSWORD);
  });

  test('cannot sign in and is found nowhere', async () => {
    const email = 'gone.girl@example.org';
    const id = await addUser({ email, name: 'Gone Girl' });
    const total = async () => (await api.call('listUsers')).body.pagination.totalUsers;
    const before = await total();
    await change('deleteUser', { params: { id } });
    expect(await total()).toBe(before - 1);
    expect((await api.call('logIn', { body: { email, password: PASSWORD }, as: null })).status).toBe(401);
    const { body } = await api.call('listUsers', { query: { query: 'gone girl' } });
    expect(body.users).toEqual([]);
    const file = await api.fetch('/api/v1/users/export', { headers: { Cookie: api.cookie } });
    expect(await file.text()).not.toContain(email);
    await api.call('requestPasswordReset', { body: { email }, as: null });
    expect(await api.engine.db.selectFrom('reset_tokens').selectAll().execute()).toEqual([]);
  });

  test('stays deleted, whole, while another account has the address', async () => {
    const email = 'twice@example.org';
    const activityId = await change('deleteUser', { params: { id: await addUser({ email }) } });
    const second = await addUser({ email: 'Twice@example.org' });
    const before = await data();
    expect(await refusal(activityId)).toEqual([
      409,
      'email-in-use',
      'Another account has the address twice@example.org now',
    ]);
    expect(await data()).toEqual(before);
    expect((await entries())[0]?.kind).not.toBe('changeUndone');
    await change('deleteUser', { params: { id: second } });
    expect((await undo(activityId)).status).toBe(200);
  });

  test('is restored once, by one of twenty parallel calls', async () => {
    const id = await addUser();
    const activityId = await change('deleteUser', { params: { id } });
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => (await undo(activityId)).status),
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(19).fill(409)]);
    const { items } = (await api.call('listActivity', { query: { subject: id } })).body;
    expect(items.map(({ kind }) => kind)).toEqual(['changeUndone', 'userDeleted', 'userCreated']);
  });
});

describe('deleted items', () => {
  test.each(['Habit', 'Workout'] as const)('%s categories come back with their icons', async (list) => {
    const [red, blue] = [await picture('red'), await picture('blue')];
    const created = await api.call(`create${list}Category`, {
      body: formOf({ name: `${list} ${list}`, iconLight: red, iconDark: blue }),
    });
    const { _id: id, iconLight } = created.body;
    const params = { id };
    const before = await data();
    const activityId = await change(`delete${list}Category`, { params });
    const file = { params: { file: iconLight.split('/').at(-1) ?? '' } };
    expect((await api.call('getIcon', file)).status).toBe(404);
    expect((await undo(activityId)).body).toEqual({ message: 'Category restored' });
    expect(await data()).toEqual(before);
    expect((await api.call('getIcon', file)).status).toBe(200);
    const etag = created.headers.get('etag') ?? '';
    const save = { params, body: formOf({ name: 'Other' }), headers: { 'If-Match': etag } };
    expect((await api.call(`update${list}Category`, save)).status).toBe(200);
    await change(`delete${list}Category`, { params });
  });

  test('finance categories come back, without an owner who was deleted', async () => {
    const email = `owner@example.org`;
    const owner = await addUser({ email, role: 'admin' });
    const mine = await addFinance();
    const theirs = await addFinance(await api.signIn(email, PASSWORD));
    const before = await data();
    const deletions = [
      await change('deleteFinanceCategory', { params: { id: mine } }),
      await change('deleteFinanceCategory', { params: { id: theirs } }),
    ];
    for (const id of deletions) expect((await undo(id)).body).toEqual({ message: 'Category restored' });
    expect(await data()).toEqual(before);
    const again = await change('deleteFinanceCategory', { params: { id: theirs } });
    await change('deleteUser', { params: { id: owner } });
    await undo(again);
    expect((await api.call('getFinanceCategory', { params: { id: theirs } })).body.user_id).toBeNull();
  });

  test('a category comes back after a retry of its creation has added another', async () => {
    const create = {
      body: { name: 'Retried', color: '#3b82f6' },
      headers: { 'Idempotency-Key': 'a-key-of-this-test' },
    };
    const { body } = await api.call('createFinanceCategory', create);
    const activityId = await change('deleteFinanceCategory', { params: { id: idOf(body) } });
    const again = await api.call('createFinanceCategory', create);
    expect(again.status).toBe(201);
    expect((await undo(activityId)).failure.message).toBe(
      'There is another category “Retried” now. Rename it first.',
    );
    const renamed = { params: { id: idOf(again.body) }, body: { name: 'Retried again', color: '#3b82f6' } };
    await api.call('updateFinanceCategory', renamed);
    expect((await undo(activityId)).status).toBe(200);
  });

  test('messages come back as unread as they were', async () => {
    const id = await addMessage();
    const before = await data();
    const unread = async () => (await api.call('countUnreadMessages')).body.unreadMessages;
    const count = await unread();
    const activityId = await change('deleteContactMessage', { params: { id } });
    expect(await unread()).toBe(count - 1);
    expect((await undo(activityId)).body).toEqual({ message: 'Message restored' });
    expect(await data()).toEqual(before);
    expect(await unread()).toBe(count);
    const { body } = await api.call('listContactMessages', { query: { query: 'zoe' } });
    expect(idOf(body.messages[0])).toBe(id);
  });
});

const roleOf = async (id: string) => (await api.call('getUser', { params: { id } })).body.role;
const setRole = (id: string, role: string) =>
  change('updateUser', { params: { id }, body: { name: 'Lan', role } });

describe('a role', () => {
  test('is changed back, which ends sessions', async () => {
    const email = 'riser@example.org';
    const id = await addUser({ email });
    const activityId = await setRole(id, 'admin');
    const cookie = await api.signIn(email, PASSWORD);
    expect((await undo(activityId)).body).toEqual({ message: 'Role changed back' });
    expect(await roleOf(id)).toBe('user');
    expect((await api.call('listUsers', { as: cookie })).status).toBe(401);
  });

  test('stays when it was changed since, or its user was deleted', async () => {
    const id = await addUser();
    const first = await setRole(id, 'admin');
    const second = await setRole(id, 'user');
    const changed = [409, 'changed-since', "This was changed since then, so it can't be undone anymore"];
    expect(await refusal(first)).toEqual(changed);
    await api.call('deleteUser', { params: { id } });
    expect(await refusal(second)).toEqual(changed);
  });

  test('of your own stays', async () => {
    const email = 'own@example.org';
    const activityId = await setRole(await addUser({ email }), 'admin');
    const as = await api.signIn(email, PASSWORD);
    const { failure } = await api.call('undoActivity', { params: { id: activityId }, as });
    expect(failure.code).toBe('own-account');
  });

  test('of a change without a role is not undone', async () => {
    const { headers } = await api.call('updateUser', {
      params: { id: await addUser() },
      body: { name: 'Other', role: 'user' },
    });
    expect(headers.get('activity-id')).toBeNull();
  });
});

describe('a legal text', () => {
  test('gets its former version as a new one, unless it was saved since', async () => {
    expect((await saveTerms('<p>One</p>')).headers.get('activity-id')).toBeNull();
    const second = (await saveTerms('<p>Two</p>')).headers.get('activity-id') ?? '';
    const third = (await saveTerms('<p>Three</p>')).headers.get('activity-id') ?? '';
    expect((await refusal(second))[1]).toBe('changed-since');
    expect((await undo(third)).body).toEqual({ message: 'Former version restored' });
    expect(await termsNow()).toBe('<p>Two</p>');
    const { items } = (await api.call('listPolicyVersions', { params: { type: 'terms' } })).body;
    expect(items.map(({ version }) => version)).toEqual([4, 3, 2, 1]);
  });
});

describe('the activity', () => {
  test('says until when an entry can be undone, and who undid it', async () => {
    const id = await addUser({ name: 'Ada' });
    const activityId = await change('deleteUser', { params: { id } });
    const until = new Date(api.clock.now().getTime() + 30 * DAY_MS).toISOString();
    expect((await entries())[0]).toMatchObject({ _id: activityId, undoUntil: until });
    await undo(activityId);
    const [undone, deleted] = await entries(2);
    expect(deleted).toMatchObject({ _id: activityId, kind: 'userDeleted' });
    expect(deleted).not.toHaveProperty('undoUntil');
    expect(undone).toMatchObject({
      kind: 'changeUndone',
      actor: ADMIN.email,
      subjectId: id,
      detail: 'userDeleted',
      changes: [{ field: 'name', to: 'Ada' }, { field: 'email' }, { field: 'role', to: 'user' }],
    });
    expect(undone).not.toHaveProperty('undoUntil');
    expect(await refusal(activityId)).toEqual([
      409,
      'not-undoable',
      "This was undone already, or can't be undone",
    ]);
  });

  test.each(['ffffffff-ffff-7fff-bfff-ffffffffffff', '0192f3c4-8b21-7d4f-8c66-2a7b3c1d0e02', 'no-id'])(
    'has no entry %s to undo',
    async (id) => {
      expect((await undo(id)).status).toBe(404);
    },
  );

  test('undoes all items of one entry in steps, and keeps those that it cannot', async () => {
    const users = [];
    for (let index = 0; index < 3; index += 1)
      users.push({ id: await addUser({ email: `bulk.${index}@example.org` }), index });
    const entry = await change('deleteUser', { params: { id: await addUser() } });
    const moved = [];
    for (const { id } of users) moved.push(await change('deleteUser', { params: { id } }));
    // As a task does that leaves one entry.
    await api.engine.db
      .updateTable('undo_items')
      .set({ activity_id: entry })
      .where('activity_id', 'in', moved)
      .execute();
    const many = Array.from({ length: 250 }, (_, index) => ({
      kind: 'finance' as const,
      itemId: ids(api.clock.now()),
      data: { id: '', name: `Bulk ${index}`, color: null, role: 'admin', user_id: null },
    })).map((item) => ({
      ...item,
      data: {
        ...item.data,
        id: item.itemId,
        created_at: '2026-05-04T10:00:00.000Z',
        updated_at: '2026-05-04T10:00:00.000Z',
        version: 1,
      },
    }));
    await inTransaction(api.engine, (trx) => keepForUndo(trx, entry, many, api.clock.now()));
    const taken = await addUser({ email: 'bulk.1@example.org' });
    expect((await undo(entry)).body).toEqual({
      message: '253 of 254 undone. Another account has the address bulk.1@example.org now',
    });
    const { body } = await api.call('listUsers', { query: { query: 'bulk.' } });
    expect(body.users.map(({ email }) => email).toSorted()).toEqual([
      'bulk.0@example.org',
      'bulk.1@example.org',
      'bulk.2@example.org',
    ]);
    await change('deleteUser', { params: { id: taken } });
    expect((await undo(entry)).body).toEqual({ message: 'User restored' });
    expect((await refusal(entry))[1]).toBe('not-undoable');
  });
});

describe('after 30 days', () => {
  test('an entry cannot be undone, even before it is erased', async () => {
    const activityId = await change('deleteUser', { params: { id: await addUser() } });
    await advance(30 * DAY_MS);
    expect((await undoItems()).length).toBeGreaterThan(0);
    const [entry] = (await api.call('listActivity', { query: { kind: 'userDeleted', limit: 1 } })).body.items;
    expect(entry).not.toHaveProperty('undoUntil');
    expect(await refusal(activityId)).toEqual([
      409,
      'not-undoable',
      "This is more than 30 days old and can't be undone anymore",
    ]);
  });

  test('it is erased, but not while only the clock says so', async () => {
    const { db } = api.engine;
    const now = () => api.clock.now();
    await advance(400 * DAY_MS);
    const recent = await addUser();
    const { length: before } = await undoItems();
    await change('deleteUser', { params: { id: recent } });
    expect(await eraseForUndo(db, now())).toBe(false);
    api.clock.advance(6 * DAY_MS);
    await eraseForUndo(db, now());
    expect(await undoItems()).toHaveLength(before + 1);
    api.clock.advance(DAY_MS + HOUR_MS);
    while (await eraseForUndo(db, now()));
    expect(await undoItems()).toEqual([recent]);
  });

  test('it goes in steps of a hundred', async () => {
    const { db } = api.engine;
    await advance(0);
    const items = Array.from({ length: 150 }, () => ({
      kind: 'role' as const,
      itemId: ids(api.clock.now()),
      data: {},
    }));
    const entry = ids(api.clock.now());
    await inTransaction(api.engine, (trx) => keepForUndo(trx, entry, items, api.clock.now()));
    api.clock.advance(20 * DAY_MS);
    await advance(0);
    await addUser();
    api.clock.advance(11 * DAY_MS);
    expect(await eraseForUndo(db, api.clock.now())).toBe(true);
    expect(await undoItems()).toHaveLength(51);
    expect(await eraseForUndo(db, api.clock.now())).toBe(false);
    expect(await undoItems()).toEqual([]);
  });
});

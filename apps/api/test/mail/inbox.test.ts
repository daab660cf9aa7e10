import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertMessages, newMessage, readMessagePage } from '../../src/inbox/rows.ts';
import { inTransaction } from '../../src/platform/db/inTransaction.ts';
import { createIds } from '../../src/platform/ids.ts';
import { DAY_MS, HOUR_MS } from '../../src/platform/time.ts';
import { insertSubscriptions } from '../../src/subscriptions/rows.ts';
import { startTestApi, type TestApi } from '../support/startTestApi.ts';
import { watchQueries } from '../support/watchQueries.ts';

const WRITTEN = { firstName: 'Zoë', lastName: 'Müller', email: 'zoe@example.org', message: 'Hello' };

const ALL = { isUnanswered: false, assignee: undefined };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.engine.db.deleteFrom('contact_messages').execute();
});

/** Sends a visitor's message an hour after the last one, and renews the administrator's session. */
const receive = async (fields: Record<string, string> = {}) => {
  api.clock.advance(HOUR_MS);
  const { status } = await api.call('sendContactMessage', { body: { ...WRITTEN, ...fields }, as: null });
  expect(status).toBe(200);
  api.cookie = await api.signIn('admin@planner.local', 'correct horse battery');
};

const list = async (query: Record<string, string | number> = {}) =>
  (await api.call('listContactMessages', { query })).body;

const setRead = (id: string, isRead: unknown) =>
  api.call('updateContactMessage', { params: { id }, body: { isRead } });

const idOfFirst = async (): Promise<string> => {
  const [first] = (await list()).messages;
  const { _id: id } = first!;
  return id;
};

const UNKNOWN_ID = '01900000-0000-7000-8000-000000000000';

describe('listContactMessages', () => {
  test('searches on a read worker', async () => {
    let queries = 0;
    const readPool = watchQueries(api.engine.readPool, (result) => {
      queries += 1;
      return result;
    });
    const engine = { ...api.engine, readPool };
    await readMessagePage(engine, { ...ALL, query: '' }, 1, 10);
    expect(queries).toBe(0);
    await readMessagePage(engine, { ...ALL, query: 'hello' }, 1, 10);
    expect(queries).toBe(3);
  });

  test('returns messages newest first, with the counts', async () => {
    expect(await list()).toEqual({
      messages: [],
      pagination: { currentPage: 1, totalPages: 1, totalItems: 0, itemsPerPage: 10 },
      unreadMessages: 0,
      unansweredMessages: 0,
    });
    await receive({ subject: 'First', phone: '+49 30 1234567' });
    await receive({ message: 'Two\nlines' });
    const { messages, unreadMessages } = await list();
    expect(unreadMessages).toBe(2);
    expect(messages).toMatchObject([
      { ...WRITTEN, message: 'Two\nlines', phone: null, subject: null, isRead: false },
      { ...WRITTEN, subject: 'First', phone: '+49 30 1234567', isRead: false },
    ]);
  });

  test('returns pages of ten, and the last page for any later one', async () => {
    for (let number = 1; number <= 12; number += 1) await receive({ subject: `Number ${number}` });
    const first = await list();
    expect(first.messages.map(({ subject }) => subject)).toEqual(
      Array.from({ length: 10 }, (_, index) => `Number ${12 - index}`),
    );
    const last = await list({ page: 99 });
    expect(last.pagination).toEqual({
      currentPage: 2,
      totalPages: 2,
      totalItems: 12,
      itemsPerPage: 10,
    });
    expect(last.messages.map(({ subject }) => subject)).toEqual(['Number 2', 'Number 1']);
  });

  test('searches all fields for all words, literally', async () => {
    await receive({ subject: '100% of _it_', message: String.raw`back\slash` });
    await receive({ firstName: 'Олена', phone: '+49 30 99' });
    const found = async (query: string) => (await list({ query })).pagination.totalItems;
    expect(await found('100% OF')).toBe(1);
    expect(await found('_it_')).toBe(1);
    expect(await found(String.raw`K\S`)).toBe(1);
    expect(await found('ОЛЕНА')).toBe(1);
    expect(await found('muller олена')).toBe(1);
    expect(await found('back zoe slash')).toBe(1);
    expect(await found('+49 30 99')).toBe(1);
    expect(await found('ZOE@EXAMPLE')).toBe(2);
    expect(await found('%')).toBe(1);
    expect(await found('_')).toBe(1);
    expect(await found('=?utf-8?q?x?=')).toBe(0);
    // The unread count ignores the search.
    expect((await list({ query: 'nothing' })).unreadMessages).toBe(2);
  });

  test('finds what more messages have than the index is asked for', async () => {
    const now = api.clock.now();
    const ids = createIds();
    const messages = Array.from({ length: 10_005 }, (_, index) =>
      newMessage(ids(now), { ...WRITTEN, message: `Number ${index}` }, undefined, now),
    );
    await inTransaction(api.engine, async (trx) => {
      for (let from = 0; from < messages.length; from += 1000)
        await insertMessages(trx, messages.slice(from, from + 1000));
    });
    const first = await list({ query: 'number' });
    expect(first.pagination).toMatchObject({ totalItems: 10_005, totalPages: 1001 });
    expect(first.messages.map(({ message }) => message).slice(0, 2)).toEqual([
      'Number 10004',
      'Number 10003',
    ]);
    const last = await list({ query: 'number', page: 1001 });
    expect(last.messages.map(({ message }) => message)).toEqual(
      [4, 3, 2, 1, 0].map((index) => `Number ${index}`),
    );
    const { body } = await api.call('getContactMessage', {
      params: { id: messages[500]?.id ?? '' },
      query: { query: 'number' },
    });
    expect([body.newerId, body.olderId]).toEqual([messages[501]?.id, messages[499]?.id]);
  });

  const refused: Record<string, string | number>[] = [{ page: 0 }, { page: 'x' }, { query: 'a\u0000b' }];
  test.each(refused)('rejects %j', async (query) => {
    expect((await api.call('listContactMessages', { query })).status).toBe(422);
  });
});

describe('countUnreadMessages', () => {
  test('changes when messages arrive, are read, answered, marked unread and deleted', async () => {
    const count = async () => (await api.call('countUnreadMessages')).body;
    expect(await count()).toEqual({ unreadMessages: 0, unansweredMessages: 0 });
    await receive();
    await receive();
    expect(await count()).toEqual({ unreadMessages: 2, unansweredMessages: 2 });
    const id = await idOfFirst();
    await setRead(id, true);
    expect(await count()).toEqual({ unreadMessages: 1, unansweredMessages: 2 });
    await setRead(id, false);
    await api.call('updateContactMessage', { params: { id }, body: { isAnswered: true } });
    expect(await count()).toEqual({ unreadMessages: 2, unansweredMessages: 1 });
    await api.call('deleteContactMessage', { params: { id } });
    expect(await count()).toEqual({ unreadMessages: 1, unansweredMessages: 1 });
  });
});

describe('updateContactMessage', () => {
  test('marks a message as read and as unread', async () => {
    await receive();
    const id = await idOfFirst();
    expect((await setRead(id, true)).body).toMatchObject({ ...WRITTEN, isRead: true });
    expect((await setRead(id, true)).status).toBe(200);
    expect(await list()).toMatchObject({ unreadMessages: 0, messages: [{ isRead: true }] });
    expect((await setRead(id, false)).body.isRead).toBe(false);
    expect((await list()).unreadMessages).toBe(1);
  });

  test('changes no other field, and returns 404 for a missing message', async () => {
    await receive();
    const id = await idOfFirst();
    const wrong = await setRead(id, 'yes');
    expect([wrong.status, wrong.failure.errors]).toEqual([422, { isRead: 'Is read must be true or false' }]);
    const more = await api.call('updateContactMessage', {
      params: { id },
      body: { isRead: true, message: 'Something else' },
    });
    expect(more.status).toBe(422);
    expect((await list()).messages[0]).toMatchObject({ ...WRITTEN, isRead: false });
    expect((await setRead(UNKNOWN_ID, true)).status).toBe(404);
  });
});

const update = (id: string, body: object, as = api.cookie) =>
  api.call('updateContactMessage', { params: { id }, body, as });

describe('an answer', () => {
  test('tells who gave it and when, first come, and can be taken back', async () => {
    await receive();
    const id = await idOfFirst();
    const answeredAt = api.clock.now().toISOString();
    expect((await update(id, { isAnswered: true })).body).toMatchObject({
      answeredAt,
      answeredBy: 'Admin',
      isRead: false,
    });
    api.clock.advance(60_000);
    expect((await update(id, { isAnswered: true })).body).toMatchObject({ answeredAt });
    expect((await update(id, { isAnswered: false })).body).toMatchObject({
      answeredAt: null,
      answeredBy: null,
    });
    const { body } = await api.call('listActivity', { query: { kind: 'messageUpdated' } });
    expect(body.items.slice(0, 2).map(({ changes }) => changes)).toEqual([
      [{ field: 'isAnswered', from: 'true', to: 'false' }],
      [{ field: 'isAnswered', from: 'false', to: 'true' }],
    ]);
  });

  test('changes nothing else, whatever another administrator does', async () => {
    await receive();
    const id = await idOfFirst();
    await update(id, { isMine: true });
    await update(id, { isRead: true, isAnswered: true });
    expect((await update(id, { isRead: false })).body).toMatchObject({
      isRead: false,
      isMine: true,
      answeredBy: 'Admin',
    });
    expect((await update(id, {})).status).toBe(422);
  });
});

describe('an assignment', () => {
  test('is mine for one administrator, and gone with the account', async () => {
    await receive();
    const id = await idOfFirst();
    const other = { email: 'other@example.org', password: 'nine white towers' };
    const userId = await api.addUser({ ...other, name: 'Other Admin', role: 'admin' });
    const as = await api.signIn(other.email, other.password);
    expect((await update(id, { isMine: true }, as)).body).toMatchObject({
      assignee: 'Other Admin',
      isMine: true,
    });
    const [seen] = (await list()).messages;
    expect(seen).toMatchObject({ assignee: 'Other Admin', isMine: false });
    expect((await list({ state: 'mine' })).pagination.totalItems).toBe(0);
    await api.call('deleteUser', { params: { id: userId } });
    expect((await list()).messages[0]).toMatchObject({ assignee: null, isMine: false });
    expect((await update(id, { isMine: true })).body).toMatchObject({ isMine: true });
    expect((await list({ state: 'mine' })).pagination.totalItems).toBe(1);
    expect((await update(id, { isMine: false })).body).toMatchObject({ assignee: null, isMine: false });
  });
});

const assignee = async () => (await list()).messages[0]?.assignee;

test('an assignee with the name of another administrator is told apart by the address', async () => {
  await receive();
  const id = await idOfFirst();
  const others = [];
  for (const [name, email] of [
    ['Zoë Twin', 'zoe@example.org'],
    ['ZOE  TWIN', 'twin@example.org'],
  ]) {
    const password = 'nine white towers';
    others.push(await api.addUser({ name, email, password, role: 'admin' }));
    const as = await api.signIn(email ?? '', password);
    await update(id, { isMine: true }, as);
  }
  expect(await assignee()).toBe('ZOE  TWIN (twin@example.org)');
  await api.call('deleteUser', { params: { id: others[0] ?? '' } });
  expect(await assignee()).toBe('ZOE  TWIN');
});

const open = async (id: string, query = {}) =>
  (await api.call('getContactMessage', { params: { id }, query })).body;

describe('getContactMessage', () => {
  test('tells the neighbors in the list of a search and a state', async () => {
    for (const subject of ['One', 'Two', 'Three', 'Four']) await receive({ subject });
    const ids = (await list()).messages.map(({ _id: id }) => id);
    const [four, three, two, one] = ids as [string, string, string, string];
    expect(await open(four)).toMatchObject({ newerId: null, olderId: three });
    expect(await open(one)).toMatchObject({ newerId: two, olderId: null });
    await update(three, { isAnswered: true });
    expect(await open(four, { state: 'unanswered' })).toMatchObject({ newerId: null, olderId: two });
    expect(await open(three, { state: 'unanswered' })).toMatchObject({ newerId: four, olderId: two });
    expect((await list({ state: 'unanswered' })).pagination.totalItems).toBe(3);
    expect(await open(three, { query: 'one' })).toMatchObject({ newerId: null, olderId: one });
  });

  test('tells which user has the address, and their latest subscription', async () => {
    await receive({ email: 'Sub@Example.org' });
    const id = await idOfFirst();
    expect((await open(id)).sender).toBeNull();
    const userId = await api.addUser({ name: 'Sub Scriber', email: 'sub@example.org' });
    expect((await open(id)).sender).toEqual({ _id: userId, name: 'Sub Scriber', subscription: null });
    const ids = createIds();
    const subscription = (status: string, expires_at: string | null, day: number) => ({
      id: ids(new Date(api.clock.now().getTime() + day * DAY_MS)),
      user_id: userId,
      original_transaction_id: `transaction-${day}`,
      status,
      expires_at,
    });
    await inTransaction(api.engine, (trx) =>
      insertSubscriptions(trx, [
        subscription('EXPIRED', '2026-01-31T00:00:00.000Z', 0),
        subscription('ACTIVE', '2027-01-31T00:00:00.000Z', 1),
      ]),
    );
    expect((await open(id)).sender?.subscription).toEqual({
      status: 'ACTIVE',
      expiresDate: '2027-01-31T00:00:00.000Z',
    });
  });

  test('answers 404 for a deleted message', async () => {
    await receive();
    const id = await idOfFirst();
    await api.call('deleteContactMessage', { params: { id } });
    expect((await api.call('getContactMessage', { params: { id } })).status).toBe(404);
  });
});

describe('deleteContactMessage', () => {
  test('deletes once', async () => {
    await receive();
    const id = await idOfFirst();
    const remove = () => api.call('deleteContactMessage', { params: { id } });
    expect((await remove()).body).toEqual({ message: 'Message deleted' });
    expect((await remove()).status).toBe(404);
    expect((await list()).pagination.totalItems).toBe(0);
  });
});

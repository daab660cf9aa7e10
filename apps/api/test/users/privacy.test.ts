import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseForUndo } from '../../src/activity/undoRows.ts';
import { inTransaction } from '../../src/platform/db/inTransaction.ts';
import { createIds } from '../../src/platform/ids.ts';
import { DAY_MS, HOUR_MS } from '../../src/platform/time.ts';
import { startSession } from '../../src/sessions/rows.ts';
import { insertSubscriptions } from '../../src/subscriptions/rows.ts';
import { insertTask } from '../../src/tasks/rows.ts';
import { dumpTables } from '../support/dumpTables.ts';
import { fuzz } from '../support/fuzz.ts';
import { ADMIN, startTestApi, type TestApi } from '../support/startTestApi.ts';

/** An id that never was. */
const UNKNOWN_ID = '01900000-0000-7000-8000-000000000000';
const HEALTH = { dob: '1961-09-27', gender: 'female', height: '178.25', weight: '61.75' } as const;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const cookieOf = async (userId: string) =>
  `planner_session=${await startSession(api.engine.db, userId, api.clock.now())}`;

let serial = 0;

interface Person {
  id: string;
  name: string;
  email: string;
}

const addPerson = async (fields: object = {}): Promise<Person> => {
  const name = `Person${(serial += 1)}x`;
  const email = `mail${serial}x@example.org`;
  return { name, email, id: await api.addUser({ name, email, ...fields }) };
};

const subscribe = async ({ id }: Person) => {
  const subscription = createIds()(api.clock.now());
  const row = {
    id: subscription,
    user_id: id,
    original_transaction_id: `t-${subscription}`,
    status: 'ACTIVE',
    expires_at: null,
  };
  await inTransaction(api.engine, (trx) => insertSubscriptions(trx, [row]));
};

const write = ({ name, email }: Pick<Person, 'name' | 'email'>, message = 'Please help') => {
  // The limit of messages from a network.
  api.clock.advance(HOUR_MS / 4);
  const body = { firstName: name, lastName: 'Writer', email, subject: `From ${name}`, message };
  return api.call('sendContactMessage', { body, as: null });
};

/** The activity, as it is stored. */
const stored = async () => JSON.stringify((await dumpTables(api.engine))['activity']);

const listKinds = async (query: Record<string, string>) =>
  (await api.call('listActivity', { query })).body.items.map(({ kind }) => kind);

describe('health values', () => {
  test('are in no list, and in the answer of getUser unless it is told to omit them', async () => {
    const { id, email } = await addPerson(HEALTH);
    const list = await api.call('listUsers', { query: { query: email } });
    expect(list.body.users).toEqual([
      expect.not.objectContaining({ dob: expect.anything(), height: expect.anything() }),
    ]);
    expect(JSON.stringify(list.body)).not.toMatch(/dob|gender|height|weight/);
    const omitted = await api.call('getUser', { params: { id }, query: { health: 'omit' } });
    expect(JSON.stringify(omitted.body)).not.toMatch(/dob|gender|height|weight/);
    expect((await api.call('getUser', { params: { id } })).body).toMatchObject(HEALTH);
  });

  test('leave an entry when they are read, one an hour for each pair of reader and person', async () => {
    const [ann, ben, admin] = [
      await addPerson(HEALTH),
      await addPerson(),
      await addPerson({ role: 'admin' }),
    ];
    const readers = [await cookieOf(api.adminId), await cookieOf(admin.id)];
    const read = ({ id }: Person, as = readers[0], headers = {}) =>
      api.call('getUser', { params: { id }, as, headers });
    const views = async ({ id }: Person) =>
      (await api.call('listActivity', { query: { subject: id, kind: 'healthViewed' }, as: readers[1] })).body
        .items.length;

    const parallel = await Promise.all([read(ann), read(ann), read(ann)]);
    expect(parallel.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await views(ann)).toBe(1);
    await api.call('getUser', { params: { id: ann.id }, query: { health: 'omit' }, as: readers[1] });
    expect(await views(ann)).toBe(1);
    await read(ann, readers[1]);
    await read(ben);
    expect([await views(ann), await views(ben)]).toEqual([2, 1]);
    api.clock.advance(HOUR_MS - 1);
    await read(ann);
    expect(await views(ann)).toBe(2);
    api.clock.advance(1);
    const etag = parallel[0].headers.get('etag') ?? '';
    expect((await read(ann, readers[0], { 'If-None-Match': etag })).status).toBe(304);
    expect(await views(ann)).toBe(3);
    await read(ann);
    expect(await views(ann)).toBe(3);
  });

  test('are never in the activity or in the log of the operator', async () => {
    api.cookie = await cookieOf(api.adminId);
    const { id } = await addPerson(HEALTH);
    const params = { id };
    await api.call('getUser', { params });
    await api.call('updateUser', { params, body: { dob: '1961-09-28', height: '178.75', weight: '62.25' } });
    await api.call('exportUsers', { query: { health: 'include' } });
    await api.call('exportUserData', { params });
    await api.call('deleteUser', { params });
    const said = (await stored()) + JSON.stringify(api.securityLog);
    expect(said).not.toMatch(/1961-09-2|178\.[27]5|6[12]\.[27]5|female/);
    expect(said).toContain('dob');
  });

  test('are exported by choice, which the entry says', async () => {
    const { email } = await addPerson(HEALTH);
    const exported = async (query: Record<string, string>) => {
      const search = new URLSearchParams({ query: email, ...query });
      const headers = { Cookie: api.cookie };
      return (await api.fetch(`/api/v1/users/export?${search}`, { headers })).text();
    };
    expect(await exported({})).not.toMatch(/Gender|178\.25/);
    expect(await exported({ health: 'include' })).toMatch(/"Gender".*"female","1961-09-27","178\.25"/s);
    const { body } = await api.call('listActivity', { query: { kind: 'usersExported', limit: 2 } });
    expect(body.items.map(({ changes }) => changes.filter(({ field }) => field === 'health'))).toEqual([
      [{ field: 'health', to: 'include' }],
      [],
    ]);
  });
});

describe('listContactMessages', () => {
  test('finds the messages from an address, not those that mention it', async () => {
    const ann = await addPerson();
    await write({ ...ann, email: ann.email.toUpperCase() });
    await write({ name: 'Zoe', email: 'zoe@example.org' }, `Ask ${ann.email}`);
    api.cookie = await cookieOf(api.adminId);
    const { body } = await api.call('listContactMessages', { query: { sender: ann.email } });
    expect(body.messages.map(({ firstName }) => firstName)).toEqual([ann.name]);
    expect(body.pagination.totalItems).toBe(1);
  });
});

describe('listSubscriptions', () => {
  test('lists those of a user, whatever else names them', async () => {
    const [ann, ben] = [await addPerson(), await addPerson()];
    for (const person of [ann, ben, ann]) await subscribe(person);
    const whole = { userId: ann.id };
    for (const query of [whole, { ...whole, page: '1' }]) {
      const { body } = await api.call('listSubscriptions', { query });
      expect(body.data.map(({ name }) => name)).toEqual([ann.name, ann.name]);
    }
    expect(
      (await api.call('listSubscriptions', { query: { userId: UNKNOWN_ID, page: 3 } })).body.data,
    ).toEqual([]);
  });
});

describe('sessions of an administrator', () => {
  test('are listed and ended by others, except the one of the call', async () => {
    const admin = await addPerson({ role: 'admin' });
    const params = { id: admin.id };
    const [first, second] = [await cookieOf(admin.id), await cookieOf(admin.id)];
    const { body } = await api.call('listUserSessions', { params });
    expect(body.sessions.map(({ isCurrent }) => isCurrent)).toEqual([false, false]);
    await api.call('endUserSessions', { params, as: first });
    expect((await api.call('getSession', { as: second })).status).toBe(401);
    expect((await api.call('getSession', { as: first })).status).toBe(200);
    await api.call('endUserSessions', { params });
    expect((await api.call('getSession', { as: first })).status).toBe(401);
    expect(await listKinds({ subject: admin.email, kind: 'security' })).toEqual([
      'sessionsEnded',
      'sessionsEnded',
      'userCreated',
    ]);
  });
});

type Act = (person: Person, other: Person) => Promise<unknown>;

const STATE = { isRead: true, isAnswered: true, isMine: true };

/** What can happen around two people. The second is an administrator. */
const ACTS: Record<string, Act> = {
  rename: async ({ id, name }, other) =>
    api.call('updateUser', { params: { id }, body: { name: `${name} again` }, as: await cookieOf(other.id) }),
  promote: async ({ id }, other) =>
    api.call('updateUser', { params: { id }, body: { role: 'admin' }, as: await cookieOf(other.id) }),
  view: async ({ id }, other) => api.call('getUser', { params: { id }, as: await cookieOf(other.id) }),
  fail: ({ email }) => api.call('logIn', { body: { email, password: 'not this one' }, as: null }),
  ask: ({ email }) => api.call('requestPasswordReset', { body: { email }, as: null }),
  write: (person) => write(person),
  subscribe,
  read: async (_, other) => {
    const as = await cookieOf(other.id);
    const { body } = await api.call('listContactMessages', { as });
    for (const { _id: id } of body.messages)
      await api.call('updateContactMessage', { params: { id }, body: STATE, as });
  },
  clear: async ({ email }, other) => {
    const as = await cookieOf(other.id);
    const { body } = await api.call('listContactMessages', { query: { sender: email }, as });
    for (const { _id: id } of body.messages) await api.call('deleteContactMessage', { params: { id }, as });
  },
  export: async ({ email }, other) =>
    api.call('exportUsers', { query: { query: email }, as: await cookieOf(other.id) }),
  end: async ({ id }, other) => api.call('endUserSessions', { params: { id }, as: await cookieOf(other.id) }),
};

const PEOPLE = 3;
const someone = fc.nat(PEOPLE - 1);
const history = fc.array(fc.tuple(fc.constantFrom(...Object.keys(ACTS)), someone, someone), {
  minLength: 5,
  maxLength: 25,
});

const live = async (acts: readonly [string, number, number][]): Promise<Person[]> => {
  const people: Person[] = [];
  for (let count = 0; count < PEOPLE; count += 1)
    people.push(await addPerson({ ...HEALTH, role: count === 0 ? 'user' : 'admin' }));
  for (const [act, one, two] of acts) {
    const [person, other] = [people[one], people[two]];
    if (person && other && two > 0) await ACTS[act]?.(person, other);
  }
  api.cookie = await cookieOf(api.adminId);
  return people;
};

const tracesOf = ({ id, name, email }: Person) => [id, name, email];

/** The traces that a value has somewhere, in any case. */
const found = (value: unknown, traces: readonly string[]): string[] => {
  const text = JSON.stringify(value).toLowerCase();
  return traces.filter((trace) => text.includes(trace.toLowerCase()));
};

/** A task of someone on others, of which the first failed and the others are still to be done. */
const addTask = (actor: Person, items: readonly Person[]) =>
  inTransaction(api.engine, async (trx) => {
    const now = api.clock.now().toISOString();
    const task = await insertTask(
      trx,
      {
        id: createIds()(api.clock.now()),
        kind: 'changeRoles',
        params: '{}',
        actor_id: actor.id,
        actor: actor.email,
        address: '::1',
        activity_id: UNKNOWN_ID,
        created_at: now,
      },
      items.map(({ id, email }) => ({ id, label: email, reason: 'It failed' })),
    );
    await trx
      .updateTable('task_chunks')
      .set((eb) => ({ failures: eb.ref('items') }))
      .where('task_id', '=', task.id)
      .execute();
    return task.id;
  });

describe('exportUserData', () => {
  test('has everything about the person and nothing of anyone else, whatever happened', async () => {
    await fc.assert(
      fc.asyncProperty(history, async (acts) => {
        const people = await live(acts);
        for (const person of people) {
          const { status, body } = await api.call('exportUserData', { params: { id: person.id } });
          expect(status).toBe(200);
          expect(body.account).toMatchObject({ email: person.email, ...HEALTH });
          expect(body.activity.at(-1)).toMatchObject({ kind: 'userCreated', actor: 'an administrator' });
          expect(body.messages.every(({ email }) => email === person.email)).toBe(true);
          const others = people.filter((other) => other !== person).flatMap(tracesOf);
          expect(found(body, [...others, ADMIN.email, api.adminId, '127.0.0.1'])).toEqual([]);
        }
      }),
      fuzz(8, 1),
    );
  });

  test('is a file, with subscriptions, messages and entries, and leaves an entry', async () => {
    const ann = await addPerson();
    await subscribe(ann);
    await write(ann, 'My own words');
    api.cookie = await cookieOf(api.adminId);
    const { headers, body } = await api.call('exportUserData', { params: { id: ann.id } });
    expect(headers.get('content-disposition')).toBe('attachment; filename="user-data.json"');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.subscriptions).toMatchObject([{ userId: ann.id, status: 'ACTIVE' }]);
    expect(body.messages).toMatchObject([{ message: 'My own words' }]);
    expect(body.activity.map(({ kind }) => kind)).toEqual(['userCreated']);
    expect(await listKinds({ subject: ann.id })).toEqual(['userDataExported', 'userCreated']);
  });

  test('tells the person what they did themselves', async () => {
    const admin = await addPerson({ role: 'admin' });
    await api.signIn(admin.email, 'a fine passphrase');
    const { body } = await api.call('exportUserData', { params: { id: admin.id } });
    expect(body.activity).toMatchObject([
      { kind: 'signedIn', actor: 'the person' },
      { kind: 'userCreated', actor: 'an administrator' },
    ]);
  });
});

describe('eraseUser', () => {
  test('leaves no trace of the person in the database, and all of the others, whatever happened', async () => {
    await fc.assert(
      fc.asyncProperty(history, fc.boolean(), async (acts, isDeleted) => {
        const [user, admin, other] = await live(acts);
        if (!user || !admin || !other) throw new Error('There are no people');
        await api.call('savePolicy', {
          body: { type: 'terms', content: `<p>${serial}</p>` },
          as: await cookieOf(admin.id),
        });
        await addTask(admin, [user, other]);
        const report = await addTask(other, [user, admin, other]);
        for (const { id } of [user, admin]) {
          if (isDeleted) await api.call('deleteUser', { params: { id } });
          const { status } = await api.call('eraseUser', { params: { id } });
          expect(status).toBe(200);
        }
        const tables = await dumpTables(api.engine);
        expect(found(tables, [user, admin].flatMap(tracesOf))).toEqual([]);
        expect(found(tables, tracesOf(other))).toEqual(tracesOf(other));
        const { body } = await api.call('listTaskFailures', { params: { id: report } });
        expect(body.items.map(({ item }) => item)).toEqual([other.email]);
        expect(await listKinds({ limit: '2' })).toEqual([
          'userErased',
          isDeleted ? 'userDeleted' : 'userErased',
        ]);
      }),
      fuzz(6, 1),
    );
  });

  test('keeps who did it and what others did, and the search finds neither name', async () => {
    const [ann, admin] = [await addPerson(), await addPerson({ role: 'admin' })];
    const as = await cookieOf(admin.id);
    await api.call('updateUser', { params: { id: ann.id }, body: { role: 'admin' }, as });
    await api.call('createFinanceCategory', { body: { name: `Of ${serial}`, color: '#ff0000' }, as });
    await api.call('eraseUser', { params: { id: ann.id } });
    const byAdmin = () => api.call('listActivity', { query: { query: admin.email } });
    expect((await byAdmin()).body.items).toMatchObject([
      { kind: 'categoryCreated', subject: `Of ${serial}` },
      { kind: 'roleChanged', actor: admin.email, subject: null, subjectId: null, detail: null, changes: [] },
      { kind: 'userCreated', subject: admin.email },
    ]);
    expect((await api.call('listActivity', { query: { query: ann.email } })).body.items).toEqual([]);
    await api.call('eraseUser', { params: { id: admin.id } });
    expect((await byAdmin()).body.items).toEqual([]);
    const { body } = await api.call('listActivity', { query: { query: `of ${serial}` } });
    expect(body.items).toMatchObject([
      { kind: 'categoryCreated', actor: null, actorId: null, address: 'erased', subject: `Of ${serial}` },
    ]);
  });

  test('ends sessions, and frees the address', async () => {
    const admin = await addPerson({ role: 'admin' });
    const as = await cookieOf(admin.id);
    await api.call('eraseUser', { params: { id: admin.id } });
    expect((await api.call('getSession', { as })).status).toBe(401);
    expect((await api.call('eraseUser', { params: { id: admin.id } })).status).toBe(404);
    const { email } = admin;
    const { status } = await api.call('createUser', {
      body: { name: 'Next', email, password: 'a fine passphrase' },
    });
    expect(status).toBe(201);
  });

  test('erases who was deleted, but not while another account has the address', async () => {
    const ann = await addPerson();
    const params = { id: ann.id };
    expect((await api.call('getDeletedUser', { params })).status).toBe(404);
    const { headers } = await api.call('deleteUser', { params });
    expect((await api.call('getDeletedUser', { params })).body).toEqual({
      _id: ann.id,
      name: ann.name,
      email: ann.email,
      role: 'user',
      activityId: headers.get('activity-id'),
      undoUntil: new Date(api.clock.now().getTime() + 30 * DAY_MS).toISOString(),
      deletedAt: api.clock.now().toISOString(),
      deletedBy: 'admin@planner.local',
    });
    const next = await api.addUser({ email: ann.email.toUpperCase() });
    const { status, failure } = await api.call('eraseUser', { params });
    expect([status, failure.code]).toEqual([409, 'email-in-use']);
    expect((await api.call('getDeletedUser', { params })).status).toBe(200);
    // They had the same address.
    await api.call('eraseUser', { params: { id: next } });
    expect((await api.call('getDeletedUser', { params })).status).toBe(404);
    expect((await api.call('eraseUser', { params })).status).toBe(404);
  });

  test('restores one alone of users who were deleted together', async () => {
    const people = [await addPerson(), await addPerson()];
    const params = { id: people[0]?.id ?? '' };
    await api.call('deleteUsers', { body: { ids: people.map(({ id }) => id), total: 2 } });
    await api.tasks.settled();
    const { body } = await api.call('getDeletedUser', { params });
    expect(body).toMatchObject({ deletedWith: 2, deletedBy: 'admin@planner.local' });
    await api.call('undoActivity', { params: { id: body.activityId ?? '' } });
    expect((await api.call('getUser', { params })).status).toBe(200);
    expect((await api.call('getUser', { params: { id: people[1]?.id ?? '' } })).status).toBe(404);
  });

  test('erases who was deleted longer ago, whom entries, messages and texts still name', async () => {
    const [ann, admin] = [await addPerson({ role: 'admin' }), await addPerson({ role: 'admin' })];
    const params = { id: ann.id };
    const body = { type: 'terms', content: `<p>${serial}</p>` };
    await api.call('savePolicy', { body, as: await cookieOf(ann.id) });
    await api.call('deleteUser', { params });
    await write(ann);
    api.clock.advance(20 * DAY_MS);
    const report = await addTask(admin, [ann, admin]);
    await write({ name: 'Zoe', email: 'zoe@example.org' }, `Ask ${ann.email}`);
    api.clock.advance(11 * DAY_MS);
    api.cookie = await cookieOf(api.adminId);
    await eraseForUndo(api.engine.db, api.clock.now());
    expect((await api.call('getDeletedUser', { params })).body).toEqual({
      _id: ann.id,
      name: ann.email,
      email: ann.email,
      role: null,
      activityId: null,
      undoUntil: null,
    });
    const support = await addPerson({ role: 'admin' });
    await api.call('changeAccess', { params: { id: support.id }, body: { access: 'support' } });
    expect((await api.call('eraseUser', { params, as: await cookieOf(support.id) })).status).toBe(403);
    expect((await api.call('eraseUser', { params })).status).toBe(200);
    expect(found(await dumpTables(api.engine), tracesOf(ann))).toEqual([]);
    const failures = await api.call('listTaskFailures', { params: { id: report } });
    expect(failures.body.items.map(({ item }) => item)).toEqual([admin.email]);
    expect((await api.call('getDeletedUser', { params })).status).toBe(404);
    expect((await api.call('eraseUser', { params })).status).toBe(404);
  });

  test('refuses the own account and the last administrator who can sign in', async () => {
    const own = await api.call('eraseUser', { params: { id: api.adminId } });
    expect([own.status, own.failure]).toMatchObject([
      409,
      { code: 'own-account', message: 'You cannot erase your own account' },
    ]);
    const alone = await startTestApi();
    const id = await alone.addUser({ email: 'second@example.org', role: 'admin' });
    await alone.engine.db.updateTable('users').set({ password_hash: null }).where('id', '=', id).execute();
    const session = `planner_session=${await startSession(alone.engine.db, id, alone.clock.now())}`;
    const counter = alone.engine.db.updateTable('counters').set({ value: 1 });
    await counter.where('name', '=', 'sign_in_admins').execute();
    const last = await alone.call('eraseUser', { params: { id: alone.adminId }, as: session });
    expect([last.status, last.failure.code]).toEqual([409, 'last-administrator']);
    await alone.stop();
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keepForUndo } from '../../src/activity/undoRows.ts';
import { UNDO_RULES } from '../../src/handlers.ts';
import type { UndoKind } from '../../src/platform/db/schema.ts';
import type { OperationId } from '../../src/platform/contract/types.ts';
import { inTransaction } from '../../src/platform/db/inTransaction.ts';
import { createIds } from '../../src/platform/ids.ts';
import type { TaskKind } from '../../src/tasks/table.ts';
import { addTask } from '../support/addTask.ts';
import { dumpTables } from '../support/dumpTables.ts';
import { codeOf, confirmationFor, enrolledAdmin } from '../support/factors.ts';
import { ADMIN, type CallOptions, startTestApi, type TestApi } from '../support/startTestApi.ts';

const TEN_MINUTES_MS = 600_000;

let api: TestApi;
let otherAdmin: string;
let user: string;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  const body = { name: 'Program', access: 'everything', days: 1 };
  ({ token } = (await api.call('createToken', { body })).body);
  otherAdmin = await api.addUser({ email: 'other@example.org', role: 'admin' });
  user = await api.addUser({ email: 'user@example.org' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.engine.db.deleteFrom('rate_limits').execute();
  api.cookie = await api.signIn(ADMIN.email, ADMIN.password);
  // Otherwise they would look abandoned after a jump of the clock, and be sent twice.
  await api.mails.settled();
});

const codeAfter = async (id: OperationId, options: CallOptions): Promise<string> => {
  const { status, failure } = await api.call(id, options);
  return status < 400 ? 'done' : failure.code;
};

const confirm = (body: Record<string, unknown>, as = api.cookie) => api.call('confirmSession', { body, as });

test('a sign-in counts for ten minutes', async () => {
  api.clock.advance(TEN_MINUTES_MS - 1);
  expect(await codeAfter('exportUsers', {})).toBe('done');
  api.clock.advance(1);
  expect(await codeAfter('exportUsers', {})).toBe('confirmation-required');
});

test.each<[string, OperationId, () => CallOptions, string]>([
  [
    'making an administrator',
    'createUser',
    () => ({ body: { name: 'A', email: 'a@example.org', password: 'a fine passphrase', role: 'admin' } }),
    'confirmation-required',
  ],
  [
    'adding a user',
    'createUser',
    () => ({ body: { name: 'B', email: 'b@example.org', password: 'a fine passphrase' } }),
    'done',
  ],
  [
    'changing an administrator',
    'updateUser',
    () => ({ params: { id: otherAdmin }, body: { name: 'Other' } }),
    'confirmation-required',
  ],
  [
    'promoting a user',
    'updateUser',
    () => ({ params: { id: user }, body: { name: 'User', role: 'admin' } }),
    'confirmation-required',
  ],
  [
    'changing a user',
    'updateUser',
    () => ({ params: { id: user }, body: { name: 'User', role: 'user' } }),
    'done',
  ],
  [
    'deleting an administrator',
    'deleteUser',
    () => ({ params: { id: otherAdmin } }),
    'confirmation-required',
  ],
  ['deleting a user', 'deleteUser', () => ({ params: { id: user } }), 'done'],
  [
    'changing the password, with the current one',
    'changeOwnPassword',
    () => ({ body: { currentPassword: 'wrong', newPassword: 'an even better one' } }),
    'invalid-fields',
  ],
])('ten minutes after it, %s (%s)', async (_, id, options, code) => {
  api.clock.advance(TEN_MINUTES_MS);
  expect(await codeAfter(id, options())).toBe(code);
});

test('undoing what restores an administrator needs it, undoing the deletion of a user does not', async () => {
  const ids = [
    await api.addUser({ email: 'undo.admin@example.org', role: 'admin' }),
    await api.addUser({ email: 'undo.user@example.org', name: '"role":"admin"' }),
  ];
  const entries: string[] = [];
  for (const id of ids) {
    const { headers } = await api.call('deleteUser', { params: { id } });
    entries.push(headers.get('activity-id') ?? '');
  }
  api.clock.advance(TEN_MINUTES_MS);
  const codes = [];
  for (const id of entries) codes.push(await codeAfter('undoActivity', { params: { id } }));
  expect(codes).toEqual(['confirmation-required', 'done']);
});

/** Whether the operation of each kind of task can need a confirmation, and which kinds of undo do. */
const TASKS: Record<TaskKind, boolean> = {
  deleteUsers: true,
  changeRoles: true,
  importUsers: true,
  restoreUsers: true,
  restoreRoles: true,
  undoImports: true,
  importFinanceCategories: false,
};
const CONFIRMED_UNDOS: ReadonlySet<string> = new Set(['user', 'role', 'import']);

describe.each([
  ...Object.entries(TASKS).flatMap(([kind, needed]) => [
    { way: 'retryTask' as const, kind, needed },
    { way: 'exportTaskFailures' as const, kind, needed },
    ...(kind.startsWith('import') ? [{ way: 'startImport' as const, kind, needed }] : []),
  ]),
  ...Object.keys(UNDO_RULES).map((kind) => ({
    way: 'undoActivity' as const,
    kind,
    needed: CONFIRMED_UNDOS.has(kind),
  })),
])('$way of $kind', ({ way, kind, needed }) => {
  const callOf = async (): Promise<CallOptions> => {
    if (way === 'undoActivity') {
      const id = createIds()(api.clock.now());
      const undo = { kind: kind as UndoKind, itemId: id, data: { user: { role: 'admin' } } };
      await inTransaction(api.engine, (trx) => keepForUndo(trx, id, [undo], api.clock.now()));
      return { params: { id } };
    }
    const state = way === 'startImport' ? ('draft' as const) : undefined;
    const params = {
      id: await addTask(api, {
        kind: kind as TaskKind,
        state,
        params: { columns: ['Name', 'Color'], fields: ['name', 'color'] },
      }),
    };
    return { params, ...(state && { body: {} }) };
  };

  test('needs a confirmation if what it does can need one', async () => {
    const call = await callOf();
    api.clock.advance(TEN_MINUTES_MS);
    expect((await codeAfter(way, call)) === 'confirmation-required').toBe(needed);
  });

  test('is refused to a token if it needs a confirmation, except exports', async () => {
    const call = await callOf();
    const code = await codeAfter(way, { ...call, as: null, headers: { Authorization: `Bearer ${token}` } });
    expect(code === 'not-allowed').toBe(needed && way !== 'exportTaskFailures');
  });
});

test('a refusal stores nothing, and the same request succeeds once it is confirmed', async () => {
  api.clock.advance(TEN_MINUTES_MS);
  // Finding the session stores its use.
  await api.call('getSession');
  const options = {
    body: { name: 'New', email: 'new.admin@example.org', password: 'a fine passphrase', role: 'admin' },
    headers: { 'Idempotency-Key': 'k'.repeat(32) },
  };
  const before = await dumpTables(api.engine);
  expect(await codeAfter('createUser', options)).toBe('confirmation-required');
  expect(await dumpTables(api.engine)).toEqual(before);
  const challenge = await confirmationFor(api, api.cookie);
  expect((await confirm({ challenge, password: ADMIN.password })).status).toBe(200);
  expect(await codeAfter('createUser', options)).toBe('done');
});

describe('a confirmation', () => {
  test('without a second factor needs the password', async () => {
    const { challenge, methods } = (await api.call('startConfirmation')).body;
    expect(methods).toEqual(['password']);
    const wrong = await confirm({ challenge, password: 'not the password' });
    expect([wrong.status, wrong.failure.errors]).toEqual([422, { password: 'This password is wrong' }]);
    expect((await confirm({ challenge })).status).toBe(422);
    expect((await confirm({ challenge, password: ADMIN.password })).status).toBe(200);
    expect((await confirm({ challenge, password: ADMIN.password })).failure.code).toBe('challenge-expired');
  });

  test('with one needs both, and is of one session', async () => {
    const admin = await enrolledAdmin(api);
    api.clock.advance(TEN_MINUTES_MS);
    const { challenge, methods } = (await api.call('startConfirmation', { as: admin.as })).body;
    expect(methods).toEqual(['password', 'app', 'recoveryCode']);
    const { password } = admin;
    expect((await confirm({ challenge, password }, admin.as)).failure.errors).toHaveProperty('code');
    const code = codeOf(api, admin.secret);
    expect((await confirm({ challenge, code }, admin.as)).failure.errors).toHaveProperty('password');
    expect((await confirm({ challenge, password, code })).failure.code).toBe('challenge-expired');
    expect((await confirm({ challenge, password, code }, admin.as)).status).toBe(200);
    expect(await codeAfter('createRecoveryCodes', { as: admin.as })).toBe('done');
    expect(await codeAfter('createRecoveryCodes', {})).toBe('confirmation-required');
  });

  test('with one is needed to change the password', async () => {
    const { as } = await enrolledAdmin(api);
    api.clock.advance(TEN_MINUTES_MS);
    const body = { currentPassword: 'a fine passphrase', newPassword: 'an even better one' };
    expect(await codeAfter('changeOwnPassword', { body, as })).toBe('confirmation-required');
  });

  test('cannot be guessed, and failures are recorded', async () => {
    const statuses = [];
    for (let times = 0; times <= 10; times += 1) {
      const challenge = await confirmationFor(api, api.cookie);
      statuses.push((await confirm({ challenge, password: 'not the password' })).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
    const { items } = (await api.call('listActivity')).body;
    expect(items[0]).toMatchObject({ kind: 'confirmationFailed', detail: 'password' });
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createIds } from '../../src/platform/ids.ts';
import { inTransaction } from '../../src/platform/db/inTransaction.ts';
import { startSession } from '../../src/sessions/rows.ts';
import { insertUsers } from '../../src/users/rows.ts';
import { contract } from '../support/contractForTests.ts';
import { dumpTables } from '../support/dumpTables.ts';
import { ADMIN, startTestApi, type TestApi } from '../support/startTestApi.ts';
import { validRequest } from '../support/validRequest.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const newSession = async () =>
  `planner_session=${await startSession(api.engine.db, api.adminId, api.clock.now())}`;

/** What an account or an item owns, by the table: whose page shows the change. */
const OWNERS: Record<string, string> = {
  second_factors: 'user_id',
  sessions: 'user_id',
  api_tokens: 'user_id',
  policy_acceptances: 'user_id',
  policies: 'type',
  policy_versions: 'type',
};
const ITEMS = ['users', 'habit_categories', 'workout_categories', 'finance_categories', 'contact_messages'];

type Row = Record<string, unknown>;

const idOf = (item: { _id: string } | undefined): string => item?.['_id'] ?? '';

/** Rows of accounts and items, and of what they own, by what the activity calls them. */
const readOwned = async (): Promise<Map<string, string[]>> => {
  const tables = await dumpTables(api.engine);
  const owned = [...ITEMS, ...Object.keys(OWNERS)].flatMap((table) =>
    (tables[table] as Row[]).map((row) => ({ owner: String(row[OWNERS[table] ?? 'id']), row: [table, row] })),
  );
  return new Map(
    [...Map.groupBy(owned, ({ owner }) => owner)].map(([owner, rows]) => [
      owner,
      rows.map(({ row }) => JSON.stringify(row)).toSorted(),
    ]),
  );
};

const touchedBy = async (change: () => Promise<unknown>): Promise<string[]> => {
  const before = await readOwned();
  await change();
  const after = await readOwned();
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (id) => JSON.stringify(before.get(id)) !== JSON.stringify(after.get(id)),
  );
};

const about = async (subject: string) =>
  (await api.call('listActivity', { query: { subject, limit: 100 }, as: await newSession() })).body.items;

/** Those that leave no entry say why; the one of an erased person must not name them. */
const isSilent = (path: string, method: string): boolean => {
  const operation = contract.document.paths[path]?.[method.toLowerCase()] as Row;
  return ['none', 'userErased'].includes(String(operation['x-activity']));
};

/** Reads change nothing. */
const changing = contract.operations.filter(
  ({ path, method }) => method !== 'GET' && !isSilent(path, method),
);

describe('the activity about each account and item that', () => {
  test.each(changing)('$id changes has an entry of that call', async ({ id }) => {
    api.cookie = await newSession();
    const valid = await validRequest(id, api);
    await api.tasks.settled();
    const requestId = `touched-${id}`;
    const started = api.clock.now().toISOString();
    let taskId: unknown;
    const touched = await touchedBy(async () => {
      const headers = { ...valid.headers, 'X-Request-Id': requestId };
      const { status, body } = await api.call(id, { ...valid, headers });
      expect([200, 201, 202]).toContain(status);
      taskId = idOf(Object(body));
      await api.tasks.settled();
    });
    const silent: string[] = [];
    for (const subject of touched) {
      const entries = await about(subject);
      const isTold = entries.some(
        (entry) => entry.at >= started && [requestId, taskId].includes(entry.requestId),
      );
      if (!isTold) silent.push(subject);
    }
    expect(silent).toEqual([]);
  });
});

const ids = createIds();

const addUsers = async (word: string, count: number, name = word): Promise<string[]> => {
  const users = Array.from({ length: count }, (_, index) => ({
    id: ids(api.clock.now()),
    name: `${name} ${index + 1}`,
    email: `${word}${index + 1}@example.org`,
    password_hash: null,
    role: 'user' as const,
    created_at: api.clock.now().toISOString(),
    last_active: null,
  }));
  await inTransaction(api.engine, (trx) => insertUsers(trx, users));
  return users.map(({ id }) => id);
};

const lines = async (query: Record<string, string | number>) =>
  (await api.call('listActivity', { query: { partOf: 'none', ...query } })).body.items;

const undo = (id: string) => api.call('undoActivity', { params: { id } });

describe('a task on many users', () => {
  test('leaves an entry for each of them, with the old and the new role, under one line', async () => {
    const chosen = await addUsers('rose', 3);
    const { activityId } = (
      await api.call('changeRoles', { body: { ids: chosen, total: 3, newRole: 'admin' } })
    ).body;
    await api.tasks.settled();
    const [first = ''] = chosen;
    expect(await about(first)).toMatchObject([
      {
        kind: 'roleChanged',
        actor: ADMIN.email,
        subject: 'rose1@example.org',
        subjectId: first,
        changes: [{ field: 'role', from: 'user', to: 'admin' }],
        partOf: activityId,
      },
    ]);
    const [line] = await lines({ limit: 1 });
    expect(line).toMatchObject({
      _id: activityId,
      kind: 'rolesChanged',
      hasParts: true,
      ended: { kind: 'taskEnded', detail: '3 of 3' },
    });
    const { items } = (await api.call('listActivity', { query: { partOf: activityId } })).body;
    expect(items.map(({ subjectId }) => String(subjectId)).toSorted()).toEqual(chosen);
    expect(await lines({ query: 'rose2' })).toMatchObject([{ subject: 'rose2@example.org' }]);
    // Its end has the word, too, and is told by its line.
    const found = await lines({ query: 'roles' });
    expect(found.map(({ kind }) => kind)).toContain('rolesChanged');
    expect(found.map(({ kind }) => kind)).not.toContain('taskEnded');
  });

  test('lets one of those deleted together be restored alone, and says so at that person', async () => {
    const chosen = await addUsers('lily', 10);
    const { activityId } = (await api.call('deleteUsers', { body: { ids: chosen, total: 10 } })).body;
    await api.tasks.settled();
    const [, second = ''] = chosen;
    const { body } = await api.call('getDeletedUser', { params: { id: second } });
    const deletedAt = api.clock.now().toISOString();
    expect(body).toMatchObject({ deletedAt, deletedBy: ADMIN.email, deletedWith: 10 });
    expect((await undo(body.activityId ?? '')).body).toEqual({ message: 'User restored' });
    expect((await api.call('listUsers', { query: { query: 'lily' } })).body.pagination.totalUsers).toBe(1);
    const [restored, deleted] = await about(second);
    expect(restored).toMatchObject({ kind: 'changeUndone', subject: 'lily2@example.org' });
    expect(deleted).toMatchObject({ kind: 'userDeleted', undone: { by: ADMIN.email } });
    expect(deleted).not.toHaveProperty('undoUntil');
    expect((await undo(body.activityId ?? '')).failure.code).toBe('not-undoable');
    // The others come back together.
    expect((await undo(activityId)).body).toEqual({ message: 'Users restored' });
    const [third] = await about(chosen[2] ?? '');
    expect(third).toMatchObject({ kind: 'changeUndone', detail: 'userDeleted' });
    // Told by the line of what was undone, unless that may be left out.
    const [line] = await lines({ limit: 1 });
    expect(line).toMatchObject({ _id: activityId, undone: { by: ADMIN.email } });
    const [undoing] = await lines({ limit: 1, actor: ADMIN.email });
    expect(undoing).toMatchObject({ kind: 'changeUndone' });
  });

  test('tells of imported users at each of them', async () => {
    const file = Buffer.from('Name,Email,Role\nIris One,iris1@example.org,admin\n');
    const params = { list: 'users' };
    const upload = await api.call('uploadImport', {
      params,
      body: file,
      headers: { 'Content-Type': 'text/csv' },
    });
    const body = { administrators: 'support' as const };
    await api.call('startImport', { params: { id: idOf(upload.body) }, body });
    await api.tasks.settled();
    const [user] = (await api.call('listUsers', { query: { query: 'iris1' } })).body.users;
    const [entry] = await about(idOf(user));
    expect(entry).toMatchObject({ kind: 'userCreated', detail: 'admin, support', actor: ADMIN.email });
    const [line] = await lines({ limit: 1 });
    expect([line?.kind, entry?.partOf]).toEqual(['usersImported', idOf(line)]);
  });

  test('needs the same confirmation for one of them as for all', async () => {
    const chosen = await addUsers('aster', 2);
    await api.call('changeRoles', { body: { ids: chosen, total: 2, newRole: 'admin' } });
    await api.tasks.settled();
    const [part] = await about(chosen[0] ?? '');
    const as = await newSession();
    api.clock.advance(10 * 60_000);
    const { failure } = await api.call('undoActivity', { params: { id: idOf(part) }, as });
    expect(failure.code).toBe('confirmation-required');
  });
});

/** Deleting and undoing need a recent confirmation. */
const signInAgain = async () => {
  api.cookie = await newSession();
};

const forgetParts = (activityId: string) =>
  api.engine.db.deleteFrom('activity').where('part_of', '=', activityId).execute();

describe('undoing a task of an earlier server, which left no entry of each,', () => {
  beforeEach(signInAgain);

  test('leaves one of each restored user', async () => {
    const chosen = await addUsers('peony', 3);
    const { activityId } = (await api.call('deleteUsers', { body: { ids: chosen, total: 3 } })).body;
    await api.tasks.settled();
    await forgetParts(activityId);
    await undo(activityId);
    const [restored] = await about(chosen[1] ?? '');
    expect(restored).toMatchObject({
      kind: 'changeUndone',
      actor: ADMIN.email,
      subject: 'peony2@example.org',
      detail: 'userDeleted',
    });
    expect((await lines({ limit: 1, actor: ADMIN.email }))[0]).toMatchObject({
      kind: 'changeUndone',
      hasParts: true,
    });
  });

  test('leaves one of each role that was changed back', async () => {
    const chosen = await addUsers('tulip', 2);
    const body = { ids: chosen, total: 2, newRole: 'admin' as const };
    const { activityId } = (await api.call('changeRoles', { body })).body;
    await api.tasks.settled();
    await forgetParts(activityId);
    await undo(activityId);
    expect(await about(chosen[0] ?? '')).toMatchObject([
      {
        kind: 'changeUndone',
        subject: 'tulip1@example.org',
        detail: 'roleChanged user → admin',
        changes: [{ field: 'role', from: 'admin', to: 'user' }],
      },
    ]);
  });

  test('leaves no second entry about one item', async () => {
    const [id = ''] = await addUsers('aloe', 1);
    const { headers } = await api.call('deleteUser', { params: { id } });
    await undo(headers.get('activity-id') ?? '');
    expect((await about(id)).map(({ kind }) => kind)).toEqual(['changeUndone', 'userDeleted']);
  });
});

const listed = async (query: Record<string, string | number>) =>
  (await api.call('listDeletedUsers', { query })).body;

describe('deleted users', () => {
  beforeEach(signInAgain);

  test('are listed, latest first, and found by name and address', async () => {
    const chosen = await addUsers('violet', 5, 'Violet');
    const { activityId } = (await api.call('deleteUsers', { body: { ids: chosen, total: 5 } })).body;
    await api.tasks.settled();
    api.clock.advance(1000);
    const [alone = ''] = await addUsers('heather', 1, 'Élodie Heather');
    const { headers } = await api.call('deleteUser', { params: { id: alone } });
    const { items, nextCursor } = await listed({ limit: 2 });
    expect(items[0]).toEqual({
      _id: alone,
      name: 'Élodie Heather 1',
      email: 'heather1@example.org',
      role: 'user',
      activityId: headers.get('activity-id'),
      undoUntil: new Date(api.clock.now().getTime() + 30 * 24 * 3600 * 1000).toISOString(),
      deletedAt: api.clock.now().toISOString(),
      deletedBy: ADMIN.email,
    });
    expect(items[1]).toMatchObject({ name: 'Violet 5', deletedWith: 5 });
    const next = await listed({ limit: 4, cursor: nextCursor ?? '' });
    expect(next.items.map(({ name }) => name)).toEqual(['Violet 4', 'Violet 3', 'Violet 2', 'Violet 1']);
    expect((await listed({ query: 'heather elodie' })).items).toHaveLength(1);
    expect((await listed({ query: 'violet2@' })).items).toMatchObject([{ name: 'Violet 2' }]);

    expect((await undo(items[1]?.activityId ?? '')).body).toEqual({ message: 'User restored' });
    expect((await listed({ query: 'violet' })).items).toHaveLength(4);
    await undo(activityId);
    expect((await listed({ query: 'violet' })).items).toEqual([]);
  });

  test('are listed for 30 days', async () => {
    const [id = ''] = await addUsers('clover', 1);
    await api.call('deleteUser', { params: { id } });
    api.clock.advance(29 * 24 * 3600 * 1000);
    await signInAgain();
    expect((await listed({ query: 'clover' })).items).toHaveLength(1);
    api.clock.advance(24 * 3600 * 1000);
    await signInAgain();
    expect((await listed({ query: 'clover' })).items).toEqual([]);
  });

  test('are refused with a cursor of another list', async () => {
    const { status } = await api.call('listDeletedUsers', { query: { cursor: 'MTIzNA' } });
    expect(status).toBe(422);
  });

  test('are found by their names in the activity, with all that was done to them', async () => {
    const [id = ''] = await addUsers('yarrow', 1, 'Yarrow Quill');
    const params = { id };
    await api.call('updateUser', { params, body: { name: 'Yarrow Quill' } });
    await api.call('deleteUser', { params });
    expect((await about(id)).map(({ kind }) => kind)).toEqual(['userDeleted', 'userUpdated']);
    const found = await lines({ query: 'quill yarrow' });
    expect(found.map(({ kind }) => kind)).toEqual(['userDeleted', 'userUpdated']);
    // Not what others did whom the same person deleted.
    const others = await lines({ query: ADMIN.email, limit: 100 });
    expect(new Set(others.map(({ actor }) => actor))).toEqual(new Set([ADMIN.email]));
  });

  test('are found by name, too, when a task deleted them', async () => {
    const chosen = await addUsers('sorrel', 2, 'Sorrel Finch');
    await api.call('deleteUsers', { body: { ids: chosen, total: 2 } });
    await api.tasks.settled();
    const found = await lines({ query: 'sorrel finch 2' });
    expect(found).toMatchObject([{ kind: 'userDeleted', subjectId: chosen[1] }]);
  });
});

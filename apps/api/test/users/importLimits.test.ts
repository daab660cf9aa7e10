import { afterEach, beforeEach, expect, test } from 'vitest';
import { createIds } from '../../src/platform/ids.ts';
import { insertDraft } from '../../src/tasks/draftRows.ts';
import type { TaskState } from '../../src/tasks/table.ts';
import { ADMIN, startTestApi, type TestApi } from '../support/startTestApi.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.stop());

const ids = createIds();

/** An import of the administrator. */
const add = async (state: TaskState, bytes: number): Promise<string> => {
  const now = api.clock.now();
  const id = ids(now);
  const by = { actor_id: api.adminId, actor: ADMIN.email, address: '::1', created_at: now.toISOString() };
  const task = { id, kind: 'importUsers' as const, params: '{}', activity_id: id, ...by };
  await insertDraft(api.engine, task, { total: 1, chunks: ['x'.repeat(bytes)] });
  await api.engine.db.updateTable('tasks').set({ state }).where('id', '=', id).execute();
  return id;
};

const upload = () =>
  api.call('uploadImport', {
    params: { list: 'users' },
    body: Buffer.from('Name,Mail\nAda,ada@example.org\n'),
    headers: { 'Content-Type': 'text/csv' },
  });

const storedIds = async (): Promise<string[]> =>
  (await api.engine.db.selectFrom('tasks').select('id').execute()).map(({ id }) => id).toSorted();

test('the last three uploads of an account are kept', async () => {
  const uploads: string[] = [];
  for (let count = 0; count < 5; count += 1) {
    const { _id: id } = (await upload()).body;
    uploads.push(id);
  }
  const [first = '', , ...last] = uploads;
  expect(await storedIds()).toEqual(last.toSorted());
  for (const operation of ['checkImport', 'startImport'] as const) {
    const { status, failure } = await api.call(operation, { params: { id: first }, body: {} });
    expect([status, failure.message]).toEqual([
      404,
      'This upload does not exist anymore. The last 3 of an account are kept for a day: upload the file again',
    ]);
    expect((await api.call(operation, { params: { id: last[0] ?? '' }, body: {} })).status).toBe(200);
  }
  await api.tasks.settled();
});

test('the oldest reports make room when the imports of an account take more than 100 MB', async () => {
  const running = await add('running', 20_000_000);
  const [first, second] = [await add('done', 50_000_000), await add('done', 40_000_000)];
  expect(await storedIds()).toEqual([running, second].toSorted());
  const { _id: next } = (await upload()).body;
  expect(await storedIds()).toEqual([running, second, next].toSorted());
  expect((await api.call('getTask', { params: { id: first } })).status).toBe(404);
  await api.engine.db.updateTable('tasks').set({ state: 'done' }).execute();
});

test('a file is refused that running imports leave no room for', async () => {
  await add('running', 99_999_990);
  const { status, headers, failure } = await upload();
  expect([status, headers.get('retry-after'), failure.code, failure.message]).toEqual([
    429,
    '10',
    'too-many-attempts',
    'Your running imports are as large as allowed. Try again when one is done',
  ]);
  await api.engine.db.updateTable('tasks').set({ state: 'done' }).execute();
});

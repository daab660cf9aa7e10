import { inTransaction } from '../../src/platform/db/inTransaction.ts';
import { createIds } from '../../src/platform/ids.ts';
import { endTask, finishChunks, insertTask } from '../../src/tasks/rows.ts';
import { insertDraft } from '../../src/tasks/draftRows.ts';
import { chunksOf, type TaskKind } from '../../src/tasks/table.ts';
import type { TestApi } from './startTestApi.ts';

const ids = createIds();

interface NewTask {
  kind: TaskKind;
  params?: object;
  items?: readonly { id: string; label: string; cells?: string[] }[];
  /** Default: a task that has ended, with all items failed. */
  state?: 'draft';
}

/** Adds a task of the administrator as its kind leaves it. Some kinds start only with more than a thousand items. */
export const addTask = async (
  api: TestApi,
  { kind, params = {}, items, state }: NewTask,
): Promise<string> => {
  const now = api.clock.now();
  const id = ids(now);
  const all = items ?? [{ id: '1', label: 'Row 1', cells: ['Rent', '#112233'] }];
  const origin = { actor_id: api.adminId, actor: 'admin@planner.local', address: '127.0.0.1' };
  const values = { id, kind, params: JSON.stringify(params), activity_id: id, created_at: now.toISOString() };
  if (state) {
    await insertDraft(
      api.engine,
      { ...values, ...origin },
      { total: all.length, chunks: [...chunksOf(all)] },
    );
    return id;
  }
  await inTransaction(api.engine, async (trx) => {
    const task = await insertTask(trx, { ...values, ...origin }, all);
    const failures = all.map((item) => ({ ...item, reason: 'Not yet' }));
    await finishChunks(trx, task, [{ number: 0, items: [...all] }], failures);
    await endTask(trx, task, 'done', now);
  });
  return id;
};

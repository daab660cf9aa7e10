import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Engine } from '../platform/db/Engine.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import type { Db, Trx } from '../platform/db/schema.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import type { TasksTable, TaskState } from './table.ts';
import { type NewTask, ago, eraseOldTasks, insertRow, insertChunks, DRAFT_MS } from './rows.ts';

/** Uploaded imports of an account. The next one replaces the oldest. */
const MAX_DRAFTS = 3;
/** What imports of an account take, with the reports of those that ended. The largest file takes a third. */
const MAX_ACCOUNT_BYTES = 100_000_000;

const isRunning = ({ state }: Pick<TasksTable, 'state'>) => state === 'running';

/** Lets those imports of an account expire for which another leaves no room. @throws HttpError 429 if the running ones leave none for it */
const makeRoom = async (trx: Trx, actorId: string, bytes: number): Promise<void> => {
  const { rows } = await sql<{ id: string; state: TaskState; bytes: number | string | null }>`
    select id, state, (
      select sum(coalesce(octet_length(items), 0) + coalesce(octet_length(failures), 0))
      from task_chunks where task_id = tasks.id
    ) as bytes
    from tasks where actor_id = ${actorId} and kind like 'import%' order by id desc`.execute(trx);
  let drafts = 1;
  let used = rows.filter(isRunning).reduce((sum, task) => sum + Number(task.bytes), bytes);
  if (used > MAX_ACCOUNT_BYTES)
    throw HttpError.busy('Your running imports are as large as allowed. Try again when one is done');
  const surplus = rows.filter((task) => {
    if (isRunning(task)) return false;
    drafts += Number(task.state === 'draft');
    used += Number(task.bytes);
    return drafts > MAX_DRAFTS || used > MAX_ACCOUNT_BYTES;
  });
  if (surplus.length === 0) return;
  await trx
    .updateTable('tasks')
    .set({ updated_at: '' })
    .where(
      'id',
      'in',
      surplus.map(({ id }) => id),
    )
    .execute();
};

/** Stores an uploaded import until it is started. Deletes older ones of the account, if there are too many. @throws HttpError 429 if those that run leave no room */
export const insertDraft = async (
  engine: Engine,
  task: NewTask,
  { chunks, total }: { chunks: readonly string[]; total: number },
): Promise<void> => {
  const bytes = chunks.reduce((sum, chunk) => sum + Buffer.byteLength(chunk), 0);
  await inTransaction(engine, async (trx) => {
    await makeRoom(trx, task.actor_id, bytes);
    await insertRow(trx, task, 'draft', total);
  });
  const now = new Date(task.created_at);
  // Drafts, and what `makeRoom` has let expire.
  while (await inTransaction(engine, (trx) => eraseOldTasks(trx, now, now.getTime()))) await yieldToOthers();
  // Not in a transaction, for which others would wait. No one knows the id of the draft yet.
  await insertChunks(engine.db, task.id, chunks);
};

/** An import that the user has uploaded within a day but not started. */
export const findDraft = (db: Db, id: string, actorId: string, now: Date): Promise<TasksTable | undefined> =>
  db
    .selectFrom('tasks')
    .selectAll()
    .where('id', '=', id)
    .where('actor_id', '=', actorId)
    .where('state', '=', 'draft')
    .where('updated_at', '>', ago(now, DRAFT_MS))
    .executeTakeFirst();

/** Starts a draft. Returns undefined if it was started meanwhile. */
export const startDraft = (
  trx: Trx,
  { id }: TasksTable,
  values: Pick<TasksTable, 'params' | 'activity_id' | 'updated_at'>,
): Promise<TasksTable | undefined> =>
  trx
    .updateTable('tasks')
    .set({ ...values, state: 'running' })
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .returningAll()
    .executeTakeFirst();

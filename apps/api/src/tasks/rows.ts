import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db, Trx } from '../platform/db/schema.ts';
import { DAY_MS } from '../platform/time.ts';
import { chunksOf, type Item, type TaskChunksTable, type TaskKind, type TasksTable } from './table.ts';

/** JSON per INSERT statement, during which other requests wait. */
const STATEMENT_LENGTH = 500_000;
/** Chunks per statement that deletes. */
const ROWS = 1000;
/** The most failures on a page. */
const MAX_FAILURES = 100;
/** How long an uploaded import waits to be started. */
export const DRAFT_MS = DAY_MS;
const MAX_LISTED = 20;

export interface Failure extends Item {
  /** A sentence. */
  reason: string;
}

export type NewTask = Pick<
  TasksTable,
  'id' | 'kind' | 'params' | 'actor_id' | 'actor' | 'address' | 'activity_id' | 'created_at'
>;

export const ago = (now: Date, ms: number): string => new Date(now.getTime() - ms).toISOString();

/** Deletes some rows of an old task, and at last the task. Returns whether there may be more. */
export const eraseOldTasks = async (trx: Trx, now: Date, retentionMs: number): Promise<boolean> => {
  const old = await trx
    .selectFrom('tasks')
    .select('id')
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '<>', 'running'), eb('updated_at', '<=', ago(now, retentionMs))]),
        eb.and([eb('state', '=', 'draft'), eb('updated_at', '<=', ago(now, DRAFT_MS))]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  if (!old) return false;
  const { numDeletedRows } = await trx
    .deleteFrom('task_chunks')
    .where('task_id', '=', old.id)
    .where('number', 'in', (eb) =>
      eb.selectFrom('task_chunks').select('number').where('task_id', '=', old.id).limit(ROWS),
    )
    .executeTakeFirst();
  if (numDeletedRows < BigInt(ROWS)) await trx.deleteFrom('tasks').where('id', '=', old.id).execute();
  return true;
};

export const insertRow = async (
  db: Db,
  task: NewTask,
  state: 'draft' | 'running',
  total: number,
): Promise<TasksTable> => {
  const row: TasksTable = {
    ...task,
    state,
    reason: null,
    total,
    done: 0,
    failed: 0,
    next_chunk: 0,
    updated_at: task.created_at,
    ended_at: null,
  };
  await db.insertInto('tasks').values(row).execute();
  return row;
};

/** Stores chunks, several per statement. Others run in between. */
export const insertChunks = async (db: Db, task_id: string, chunks: Iterable<string>): Promise<void> => {
  let rows: TaskChunksTable[] = [];
  let number = 0;
  let length = 0;
  const flush = async () => {
    if (rows.length > 0) await db.insertInto('task_chunks').values(rows).execute();
    rows = [];
    length = 0;
    await yieldToOthers();
  };
  for (const items of chunks) {
    if (length + items.length > STATEMENT_LENGTH) await flush();
    rows.push({ task_id, number, items, failures: null });
    number += 1;
    length += items.length;
  }
  await flush();
};

/** Adds a task with its items. Those of a draft need no transaction, for which others would wait. */
export const insertTask = async (
  db: Db,
  task: NewTask,
  items: readonly Item[],
  state: 'draft' | 'running' = 'running',
): Promise<TasksTable> => {
  const row = await insertRow(db, task, state, items.length);
  await insertChunks(db, task.id, chunksOf(items));
  return row;
};

export const findTask = (db: Db, id: string): Promise<TasksTable | undefined> =>
  db.selectFrom('tasks').selectAll().where('id', '=', id).where('state', '<>', 'draft').executeTakeFirst();

/** @param params as JSON */
export const findRunningTask = (db: Db, kind: TaskKind, params: string): Promise<TasksTable | undefined> =>
  db
    .selectFrom('tasks')
    .selectAll()
    .where('kind', '=', kind)
    .where('params', '=', params)
    .where('state', '=', 'running')
    .executeTakeFirst();

export const listTasksOf = (db: Db, actorId: string): Promise<TasksTable[]> =>
  db
    .selectFrom('tasks')
    .selectAll()
    .where('actor_id', '=', actorId)
    .where('state', '<>', 'draft')
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .execute();

/** Ids of running tasks without a step since `before`. */
export const listIdleTasks = async (db: Db, before: Date): Promise<string[]> => {
  const rows = await db
    .selectFrom('tasks')
    .select('id')
    .where('state', '=', 'running')
    .where('updated_at', '<=', before.toISOString())
    .execute();
  return rows.map(({ id }) => id);
};

/** Locks a task until the transaction ends, so that one server at a time does a step. Undefined if it is not running. */
export const lockRunningTask = (trx: Trx, id: string, now: Date): Promise<TasksTable | undefined> =>
  trx
    .updateTable('tasks')
    .set({ updated_at: now.toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returningAll()
    .executeTakeFirst();

/** The next chunks with items, as JSON. */
export const readChunks = async (
  db: Db,
  { id, next_chunk }: Pick<TasksTable, 'id' | 'next_chunk'>,
  count: number,
): Promise<{ number: number; items: string }[]> => {
  const chunks = await db
    .selectFrom('task_chunks')
    .select(['number', 'items'])
    .where('task_id', '=', id)
    .where('number', '>=', next_chunk)
    .where('items', 'is not', null)
    .orderBy('number')
    .limit(count)
    .execute();
  return chunks.map(({ number, items }) => ({ number, items: items ?? '[]' }));
};

/** The items of a step. */
export interface Chunk {
  number: number;
  items: Item[];
}

export const readNextChunks = async (
  db: Db,
  task: Pick<TasksTable, 'id' | 'next_chunk'>,
  count: number,
): Promise<Chunk[]> =>
  (await readChunks(db, task, count)).map(({ number, items }) => ({
    number,
    items: JSON.parse(items) as Item[],
  }));

/** Stores the result of a step: in place of its chunks, their items that failed. */
export const finishChunks = async (
  trx: Trx,
  { id }: TasksTable,
  chunks: readonly Chunk[],
  failures: readonly Failure[],
): Promise<void> => {
  const numbers = chunks.map(({ number }) => number);
  const failed = new Map(failures.map((failure) => [failure.id, failure]));
  const rows = chunks.flatMap(({ number, items }) => {
    const own = items.flatMap((item) => failed.get(item.id) ?? []);
    return own.length === 0 ? [] : { task_id: id, number, items: null, failures: JSON.stringify(own) };
  });
  await trx.deleteFrom('task_chunks').where('task_id', '=', id).where('number', 'in', numbers).execute();
  if (rows.length > 0) await trx.insertInto('task_chunks').values(rows).execute();
  const done = chunks.reduce((sum, { items }) => sum + items.length, -failures.length);
  await trx
    .updateTable('tasks')
    .set((eb) => ({
      next_chunk: Math.max(...numbers) + 1,
      done: eb('done', '+', done),
      failed: eb('failed', '+', failures.length),
    }))
    .where('id', '=', id)
    .execute();
};

/** Ends a running task and drops the items that are left. */
export const endTask = async (
  trx: Trx,
  { id }: TasksTable,
  state: 'done' | 'cancelled' | 'failed',
  now: Date,
  reason: string | null = null,
): Promise<void> => {
  await trx
    .updateTable('tasks')
    .set({ state, reason, ended_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
  await trx.deleteFrom('task_chunks').where('task_id', '=', id).where('failures', 'is', null).execute();
};

/** Makes the failed items of an ended task those that are to be done, with the access of who retries it. Undefined if there are none. */
export const restartTask = async (
  trx: Trx,
  id: string,
  origin: Pick<TasksTable, 'actor_id' | 'actor' | 'address'>,
  now: Date,
): Promise<TasksTable | undefined> => {
  const task = await trx
    .updateTable('tasks')
    .set({
      ...origin,
      state: 'running',
      reason: null,
      failed: 0,
      next_chunk: 0,
      updated_at: now.toISOString(),
      ended_at: null,
    })
    .where('id', '=', id)
    .where('state', 'not in', ['draft', 'running'])
    .where('failed', '>', 0)
    .returningAll()
    .executeTakeFirst();
  if (task)
    await trx
      .updateTable('task_chunks')
      .set({ items: sql.ref('failures'), failures: null })
      .where('task_id', '=', id)
      .execute();
  return task;
};

/** A page of failures, of the chunks from a number on, and the number that the next page starts with. */
export const readFailures = async (db: Db, id: string, from: number) => {
  const chunks = await db
    .selectFrom('task_chunks')
    .select(['number', 'failures'])
    .where('task_id', '=', id)
    .where('number', '>=', from)
    .where('failures', 'is not', null)
    .orderBy('number')
    .limit(MAX_FAILURES + 1)
    .execute();
  const failures: Failure[] = [];
  for (const chunk of chunks) {
    const own = JSON.parse(chunk.failures ?? '[]') as Failure[];
    if (failures.length > 0 && failures.length + own.length > MAX_FAILURES)
      return { failures, next: chunk.number };
    failures.push(...own);
  }
  return { failures, next: undefined };
};

export const findTaskKind = async (db: Db, id: string): Promise<TaskKind | undefined> =>
  (await db.selectFrom('tasks').select('kind').where('id', '=', id).executeTakeFirst())?.kind;

import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Engine } from '../platform/db/Engine.ts';
import { type Person, rewriteMentions, withoutPerson } from '../platform/db/erasePerson.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import type { Db, Trx } from '../platform/db/schema.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import { DAY_MS } from '../platform/time.ts';
import {
  chunksOf,
  type Item,
  type TaskChunksTable,
  type TaskKind,
  type TasksTable,
  type TaskState,
} from './table.ts';

/** JSON per INSERT statement, during which other requests wait. */
const STATEMENT_LENGTH = 500_000;
/** Chunks per statement that deletes. */
const ROWS = 200;
/** How long tasks are listed. */
const RETENTION_MS = 30 * DAY_MS;
/** How long an uploaded import waits to be started. */
const DRAFT_MS = DAY_MS;
const MAX_LISTED = 20;
/** Uploaded imports of an account. The next one replaces the oldest. */
const MAX_DRAFTS = 3;
/** What imports of an account take, with the reports of those that ended. The largest file takes a third. */
const MAX_ACCOUNT_BYTES = 100_000_000;

export interface Failure extends Item {
  /** A sentence. */
  reason: string;
}

type NewTask = Pick<
  TasksTable,
  'id' | 'kind' | 'params' | 'actor_id' | 'actor' | 'address' | 'activity_id' | 'created_at'
>;

const ago = (now: Date, ms: number): string => new Date(now.getTime() - ms).toISOString();

/** Deletes some rows of an old task, and at last the task. Returns whether there may be more. */
export const eraseOldTasks = async (trx: Trx, now: Date): Promise<boolean> => {
  const old = await trx
    .selectFrom('tasks')
    .select('id')
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '<>', 'running'), eb('updated_at', '<=', ago(now, RETENTION_MS))]),
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

const insertRow = async (
  trx: Trx,
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
  await trx.insertInto('tasks').values(row).execute();
  return row;
};

/** Stores chunks, several per statement. Others run in between. */
const insertChunks = async (db: Db, task_id: string, chunks: Iterable<string>): Promise<void> => {
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

/** Adds a running task. */
export const insertTask = async (trx: Trx, task: NewTask, items: readonly Item[]): Promise<TasksTable> => {
  const row = await insertRow(trx, task, 'running', items.length);
  await insertChunks(trx, task.id, chunksOf(items));
  return row;
};

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
  while (await inTransaction(engine, (trx) => eraseOldTasks(trx, now))) await yieldToOthers();
  // Not in a transaction, for which others would wait. No one knows the id of the draft yet.
  await insertChunks(engine.db, task.id, chunks);
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

export const listTasksOf = (db: Db, actorId: string, now: Date): Promise<TasksTable[]> =>
  db
    .selectFrom('tasks')
    .selectAll()
    .where('actor_id', '=', actorId)
    .where('state', '<>', 'draft')
    .where('created_at', '>', ago(now, RETENTION_MS))
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

export const readNextChunk = async (db: Db, task: Pick<TasksTable, 'id' | 'next_chunk'>) => {
  const [chunk] = await readChunks(db, task, 1);
  return chunk && { number: chunk.number, items: JSON.parse(chunk.items) as Item[] };
};

/** Stores the result of a step. @param done number of items that succeeded */
export const finishChunk = async (
  trx: Trx,
  { id }: TasksTable,
  number: number,
  done: number,
  failures: readonly Failure[],
): Promise<void> => {
  const isChunk = { task_id: id, number };
  await (failures.length === 0
    ? trx
        .deleteFrom('task_chunks')
        .where((eb) => eb.and(isChunk))
        .execute()
    : trx
        .updateTable('task_chunks')
        .set({ items: null, failures: JSON.stringify(failures) })
        .where((eb) => eb.and(isChunk))
        .execute());
  await trx
    .updateTable('tasks')
    .set((eb) => ({
      next_chunk: number + 1,
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

/** Params as far as they say what a row of a file means. */
type Columns = Partial<Record<'columns' | 'fields', readonly string[]>>;

/** Whether a row of a file is about a person: in the column of addresses, or without such a column in any. */
const isRowOf = (person: Person, cells: readonly string[], { fields = [] }: Columns): boolean => {
  const column = fields.indexOf('email');
  return (column === -1 ? cells : cells.slice(column, column + 1)).some(person.is);
};

const withoutItems = (person: Person, json: string | null, params: Columns): string | null => {
  if (json === null) return null;
  const others = (JSON.parse(json) as Item[]).filter(
    ({ id, label, cells }) => !(cells ? isRowOf(person, cells, params) : person.is(id) || person.is(label)),
  );
  return withoutPerson(JSON.stringify(others), person);
};

/** Removes a person from the reports and the remaining items of tasks, and deletes the tasks that they have started. */
export const eraseFromTasks = async (trx: Trx, person: Person): Promise<void> => {
  const own: string[] = [];
  await rewriteMentions(
    trx,
    'tasks',
    person,
    { key: ['id'], columns: ['id', 'actor_id', 'actor', 'params', 'reason'] },
    ({ id, actor_id, actor, params, reason }) => {
      if (person.is(actor_id) || person.is(actor)) {
        own.push(id);
        return 'delete';
      }
      // A file without headings has a person in their place.
      const parsed = JSON.parse(params) as Columns;
      const { columns = [] } = parsed;
      const headings = columns.some(person.is) && { columns: columns.map(() => '') };
      return {
        params: withoutPerson(JSON.stringify({ ...parsed, ...headings }), person),
        reason: reason && person.without(reason),
      };
    },
  );
  if (own.length > 0) await trx.deleteFrom('task_chunks').where('task_id', 'in', own).execute();
  const imports = await trx
    .selectFrom('tasks')
    .select(['id', 'params'])
    .where('params', 'like', '%"fields"%')
    .execute();
  const paramsOf = new Map(imports.map(({ id, params }) => [id, JSON.parse(params) as Columns]));
  await rewriteMentions(
    trx,
    'task_chunks',
    person,
    { key: ['task_id', 'number'], columns: ['task_id', 'items', 'failures'] },
    ({ task_id, items, failures }) => {
      const params = paramsOf.get(task_id) ?? {};
      return {
        items: withoutItems(person, items, params),
        failures: withoutItems(person, failures, params),
      };
    },
  );
};

/** The failures of the first chunk with some, from a number on. */
export const readFailures = async (db: Db, id: string, from: number) => {
  const chunk = await db
    .selectFrom('task_chunks')
    .select(['number', 'failures'])
    .where('task_id', '=', id)
    .where('number', '>=', from)
    .where('failures', 'is not', null)
    .orderBy('number')
    .limit(1)
    .executeTakeFirst();
  return chunk && { number: chunk.number, failures: JSON.parse(chunk.failures ?? '[]') as Failure[] };
};

export const findTaskKind = async (db: Db, id: string): Promise<TaskKind | undefined> =>
  (await db.selectFrom('tasks').select('kind').where('id', '=', id).executeTakeFirst())?.kind;

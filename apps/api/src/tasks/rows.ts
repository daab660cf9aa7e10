import { sql } from 'kysely';
import { type Person, rewriteMentions, withoutPerson } from '../platform/db/erasePerson.ts';
import type { Db, Trx } from '../platform/db/schema.ts';
import { DAY_MS } from '../platform/time.ts';
import type { TaskKind, TasksTable } from './table.ts';

/** Items per step. A step is a transaction, which other requests wait for. */
const CHUNK = 50;
/** Chunks per statement. */
const ROWS = 200;
/** How long tasks are listed. */
const RETENTION_MS = 30 * DAY_MS;
/** How long an uploaded import waits to be started. */
const DRAFT_MS = DAY_MS;
const MAX_LISTED = 20;

/** What a task works on. */
export interface Item {
  id: string;
  /** How reports name it. */
  label: string;
  /** Of an imported row: its values. */
  cells?: readonly string[];
}

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

/** Adds a task. */
export const insertTask = async (
  trx: Trx,
  task: NewTask,
  items: readonly Item[],
  state: 'draft' | 'running' = 'running',
): Promise<TasksTable> => {
  const row: TasksTable = {
    ...task,
    state,
    reason: null,
    total: items.length,
    done: 0,
    failed: 0,
    next_chunk: 0,
    updated_at: task.created_at,
    ended_at: null,
  };
  await trx.insertInto('tasks').values(row).execute();
  for (let from = 0; from < items.length; from += ROWS * CHUNK) {
    const chunks = [];
    for (let start = from; start < Math.min(items.length, from + ROWS * CHUNK); start += CHUNK)
      chunks.push({
        task_id: task.id,
        number: start / CHUNK,
        items: JSON.stringify(items.slice(start, start + CHUNK)),
        failures: null,
      });
    await trx.insertInto('task_chunks').values(chunks).execute();
  }
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

export const readNextChunk = async (db: Db, { id, next_chunk }: Pick<TasksTable, 'id' | 'next_chunk'>) => {
  const chunk = await db
    .selectFrom('task_chunks')
    .select(['number', 'items'])
    .where('task_id', '=', id)
    .where('number', '>=', next_chunk)
    .where('items', 'is not', null)
    .orderBy('number')
    .limit(1)
    .executeTakeFirst();
  return chunk && { number: chunk.number, items: JSON.parse(chunk.items ?? '[]') as Item[] };
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

/** Makes the failed items of an ended task those that are to be done. Undefined if there are none. */
export const restartTask = async (trx: Trx, id: string, now: Date): Promise<TasksTable | undefined> => {
  const task = await trx
    .updateTable('tasks')
    .set({
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

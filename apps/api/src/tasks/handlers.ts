import type { components } from '@planner/api-client/schema';
import { checkAccess } from '../access.ts';
import { record, changesOf } from '../activity/record.ts';
import type { StartUndoTask } from '../activity/createUndoHandlers.ts';
import type { ActivityKind } from '../activity/kinds.ts';
import type { Call, Handlers } from '../Handler.ts';
import { afterCommit, inTransaction } from '../platform/db/inTransaction.ts';
import { readCursor } from '../platform/db/readPage.ts';
import type { Db, Trx, UndoKind } from '../platform/db/schema.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import {
  endTask,
  findRunningTask,
  findTask,
  insertTask,
  listTasksOf,
  lockRunningTask,
  readFailures,
  restartTask,
} from './rows.ts';
import { startDraft } from './draftRows.ts';
import type { Session } from '../sessions/rows.ts';
import { toStored } from '../users/formats.ts';
import { readUserItems } from '../users/list.ts';
import { type Item, TASK_OPERATIONS, type TaskKind, type TasksTable } from './table.ts';
import type { RoleParams, UndoParams } from './workers.ts';

type Schemas = components['schemas'];

/** Number of a chunk. */
const CURSOR = /^(\d{1,9})$/;

const newRoleOf = ({ params }: TasksTable): Partial<RoleParams> => {
  const { newRole } = JSON.parse(params) as Partial<RoleParams>;
  return newRole ? { newRole } : {};
};

export const toTask = (row: TasksTable): Schemas['Task'] => ({
  _id: row.id,
  kind: row.kind,
  // Drafts are not found.
  state: row.state as Schemas['Task']['state'],
  total: row.total,
  done: row.done,
  failed: row.failed,
  ...newRoleOf(row),
  reason: row.reason,
  activityId: row.activity_id,
  createdAt: row.created_at,
  endedAt: row.ended_at,
});

/** @throws HttpError 404 without a task */
const found = (task: TasksTable | undefined): TasksTable => {
  if (!task) throw HttpError.notFound();
  return task;
};

/** Tasks of others run with their access. @throws HttpError 404 without a task that the account may touch */
export const visible = ({ user }: Session, task: TasksTable | undefined): TasksTable => {
  const one = found(task);
  if (user.access !== null && one.actor_id !== user.id) throw HttpError.notFound();
  checkAccess(user, TASK_OPERATIONS[one.kind]);
  return one;
};

type AnyTaskCall = Pick<
  Call<'deleteUsers'>,
  'services' | 'session' | 'address' | 'userAgent' | 'requestId' | 'now' | 'body' | 'queueMail'
>;

/** Finds the users of a request. @throws HttpError 409 if their number differs from `total` */
const findItems = async ({ services, body, now }: AnyTaskCall): Promise<Item[]> => {
  const { ids, query = '', role, state, importId, total } = body;
  const items = await readUserItems(
    services.engine,
    ids ? { ids } : { query, role, suspendedAt: state && now, importId },
  );
  if (items.length !== total) {
    const message =
      items.length === 1
        ? '1 user matches by now'
        : `${items.length.toLocaleString('en')} users match by now`;
    throw new HttpError('total-changed', `${message}. Check the list and try again`);
  }
  return items;
};

/** Whose task it is. */
export const originOf = ({ session: { user }, address }: Pick<AnyTaskCall, 'session' | 'address'>) => ({
  actor_id: user.id,
  actor: user.email,
  address,
});

type TaskCall = Pick<AnyTaskCall, 'services' | 'session' | 'address' | 'now'>;

/** Stores a task as a draft, of which no one knows before it is started. */
const prepareTask = (
  { services: { engine, ids }, session, address, now }: TaskCall,
  { kind, params }: Pick<TasksTable, 'kind' | 'params'>,
  items: readonly Item[],
): Promise<TasksTable> => {
  const values = { id: ids(now), kind, params, activity_id: ids(now), created_at: now.toISOString() };
  return insertTask(engine.db, { ...values, ...originOf({ session, address }) }, items, 'draft');
};

/** Starts a draft, and runs it after the commit. */
const startPrepared = async (trx: Trx, { services }: TaskCall, draft: TasksTable): Promise<TasksTable> => {
  const { params, activity_id, updated_at } = draft;
  const started = await startDraft(trx, draft, { params, activity_id, updated_at });
  afterCommit(trx, () => services.tasks.run(draft.id));
  return found(started);
};

/** What a task that undoes does; entries about other kinds have few items. */
const UNDO_TASKS: Partial<Record<UndoKind, { kind: TaskKind; messageOf: (count: string) => string }>> = {
  user: { kind: 'restoreUsers', messageOf: (count) => `${count} users are being restored` },
  role: { kind: 'restoreRoles', messageOf: (count) => `The roles of ${count} users are being changed back` },
  import: { kind: 'undoImports', messageOf: (count) => `The import of ${count} users is being undone` },
};

export const startUndoTask: StartUndoTask = async (
  call,
  { kind: undoKind, entryId, itemIds },
  recordStart,
) => {
  const { engine } = call.services;
  const undo = UNDO_TASKS[undoKind];
  if (!undo) throw new Error(`No task undoes ${undoKind}`);
  const values = { kind: undo.kind, params: JSON.stringify({ entryId } satisfies UndoParams) };
  const findRunning = (db: Db) => findRunningTask(db, values.kind, values.params);
  const items = itemIds.map((id) => ({ id, label: id }));
  const draft = (await findRunning(engine.db)) ?? (await prepareTask(call, values, items));
  const task = await inTransaction(engine, async (trx) => {
    const running = await findRunning(trx);
    if (running) return running;
    await recordStart(trx, draft.activity_id);
    return startPrepared(trx, call, draft);
  });
  return { message: undo.messageOf(task.total.toLocaleString('en')), taskId: task.id };
};

/** Starts a task in the transaction of its entry. */
const startTask = async (
  call: AnyTaskCall,
  { kind, activity, params }: { kind: TaskKind; activity: ActivityKind; params: Partial<RoleParams> },
) => {
  const { services, body } = call;
  const items = await findItems(call);
  const { query, role, state, importId } = body;
  const filter = body.ids ? {} : { query, role, state, importId };
  const draft = await prepareTask(call, { kind, params: JSON.stringify(params) }, items);
  const task = await inTransaction(services.engine, async (trx) => {
    await record(trx, call, {
      id: draft.activity_id,
      kind: activity,
      subject: 'users',
      detail: String(items.length),
      changes: changesOf<Record<string, unknown>>({}, { ...filter, ...params }, [
        'query',
        'role',
        'state',
        'importId',
        'newRole',
        'access',
      ]),
    });
    return startPrepared(trx, call, draft);
  });
  return { status: 201 as const, body: toTask(task) };
};

/** Changes a task if it is in the right state, and returns it as it is then. */
const changeTask = async (
  call: Pick<Call<'cancelTask'>, 'services' | 'session' | 'params' | 'address' | 'requestId' | 'now'>,
  kind: ActivityKind,
  change: (trx: Trx, id: string, now: Date) => Promise<TasksTable | undefined>,
) => {
  const { services, params, session, now } = call;
  const task = await inTransaction(services.engine, async (trx) => {
    visible(session, await findTask(trx, params.id));
    const changed = await change(trx, params.id, now);
    if (changed) {
      const detail = `${changed.done} of ${changed.total}`;
      await record(trx, call, { kind, subject: changed.kind, detail, refersTo: changed.activity_id });
    }
    return findTask(trx, params.id);
  });
  return { status: 200 as const, body: toTask(found(task)) };
};

export const taskHandlers = {
  deleteUsers: (call) => startTask(call, { kind: 'deleteUsers', activity: 'usersDeleted', params: {} }),

  changeRoles: (call) => {
    const { newRole, access: given } = call.body;
    const access = newRole === 'admin' ? toStored(given) : null;
    const params = { newRole, ...(access && { access }) };
    return startTask(call, { kind: 'changeRoles', activity: 'rolesChanged', params });
  },

  async listTasks({ services, session }) {
    const tasks = await listTasksOf(services.engine.db, session.user.id);
    return { status: 200, body: { tasks: tasks.map(toTask) } };
  },

  async getTask({ services, params, session }) {
    const task = visible(session, await findTask(services.engine.db, params.id));
    return { status: 200, body: toTask(task) };
  },

  cancelTask: (call) =>
    changeTask(call, 'taskCancelled', async (trx, id, now) => {
      const task = await lockRunningTask(trx, id, now);
      if (task) await endTask(trx, task, 'cancelled', now);
      return task;
    }),

  retryTask: (call) =>
    changeTask(call, 'taskRetried', async (trx, id, now) => {
      const task = await restartTask(trx, id, originOf(call), now);
      if (task) afterCommit(trx, () => call.services.tasks.run(id));
      return task;
    }),

  async listTaskFailures({ services, params, query, session }) {
    const { db } = services.engine;
    visible(session, await findTask(db, params.id));
    const [from = '0'] = readCursor(query.cursor, CURSOR) ?? [];
    const { failures, next } = await readFailures(db, params.id, Number(from));
    const items = failures.map(({ label, reason }) => ({ item: label, reason }));
    const nextCursor = next === undefined ? null : Buffer.from(String(next)).toString('base64url');
    return { status: 200, body: { items, nextCursor } };
  },
} satisfies Partial<Handlers>;

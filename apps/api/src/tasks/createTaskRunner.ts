import { setTimeout as pause } from 'node:timers/promises';
import { can } from '../access.ts';
import type { Author } from '../activity/createUndoHandlers.ts';
import { record } from '../activity/record.ts';
import { type Log, stackOf } from '../platform/createLog.ts';
import type { Engine } from '../platform/db/Engine.ts';
import { inTransaction, LostRace } from '../platform/db/inTransaction.ts';
import type { Trx } from '../platform/db/schema.ts';
import type { MailQueue } from '../platform/mail/createMailQueue.ts';
import type { Ids } from '../platform/ids.ts';
import { SECOND_MS } from '../platform/time.ts';
import { isSuspended } from '../users/formats.ts';
import { findUser, type UserRow } from '../users/rows.ts';
import { endTask, finishChunk, listIdleTasks, lockRunningTask, readNextChunk } from './rows.ts';
import { TASK_OPERATIONS, type TasksTable } from './table.ts';
import { WORKERS } from './workers.ts';

/** How often to look for tasks that a server has left, and how long they rest until then. */
const POLL_MS = 5 * SECOND_MS;
/** Pause after a step, in steps, so that other requests find the database free. */
const PAUSE_STEPS = 0.5;

interface TaskRunnerOptions {
  engine: Engine;
  ids: Ids;
  clock: () => Date;
  log: Log;
  mails: Pick<MailQueue, 'add'>;
  pollMs?: number | undefined;
}

const mayContinue = (actor: UserRow, { kind }: TasksTable, now: Date): boolean =>
  actor.role === 'admin' && !isSuspended(actor, now) && can(actor, TASK_OPERATIONS[kind]);

/** Runs tasks step by step, in turns. Servers with the same database continue the tasks of one that has died. */
export const createTaskRunner = ({ engine, ids, clock, log, mails, pollMs = POLL_MS }: TaskRunnerOptions) => {
  const running = new Set<string>();
  let work: Promise<void> | undefined;
  let isStopped = false;

  const end = async (trx: Trx, task: TasksTable, state: 'done' | 'failed', reason?: string) => {
    const { actor_id: id, actor: email, address, done, total } = task;
    const now = clock();
    await endTask(trx, task, state, now, reason);
    await record(
      trx,
      // No request has caused it.
      { services: { ids, log }, session: { user: { id, email } }, address, requestId: task.id, now },
      { kind: 'taskEnded', subject: task.kind, detail: `${done} of ${total}`, refersTo: task.activity_id },
    );
  };

  /** Does a chunk. Returns whether there may be more. */
  const step = (id: string): Promise<boolean> =>
    inTransaction(engine, async (trx) => {
      const now = clock();
      const task = await lockRunningTask(trx, id, now);
      if (!task) return false;
      const actor = await findUser(trx, { id: task.actor_id });
      const worker = WORKERS[task.kind];
      if (!worker || !actor || !mayContinue(actor, task, now)) {
        await end(trx, task, 'failed', 'The account that started it may not do this anymore');
        return false;
      }
      const chunk = await readNextChunk(trx, task);
      if (!chunk) {
        await end(trx, task, 'done');
        return false;
      }
      const author: Author = {
        session: { user: actor },
        address: task.address,
        userAgent: null,
        now,
        queueMail: (inner, kind, payload, dueAt) =>
          mails.add(inner, {
            kind,
            payload,
            dueAt,
            requestId: task.id,
            now,
            sendAfter: () => Promise.resolve(),
          }),
      };
      const values = { trx, task, actor, items: chunk.items, ids, requestId: task.id };
      const failures = await worker({ ...author, ...values, lockName: engine.lockName });
      await finishChunk(trx, task, chunk.number, chunk.items.length - failures.length, failures);
      return true;
    });

  /** A defect ends the task; anything that passes is left for later. */
  const onError = async (id: string, error: unknown): Promise<void> => {
    log({ level: 'error', task: id, stack: stackOf(error) });
    if (error instanceof LostRace || engine.isTransient(error) || engine.isUnavailable(error)) return;
    await inTransaction(engine, async (trx) => {
      const task = await lockRunningTask(trx, id, clock());
      if (task) await end(trx, task, 'failed', 'Something went wrong on our side');
    });
  };

  const runAll = async (): Promise<void> => {
    while (running.size > 0)
      for (const id of running) {
        if (isStopped) return;
        const startedMs = performance.now();
        const isUnfinished = await step(id).catch((error: unknown) => onError(id, error));
        if (!isUnfinished) running.delete(id);
        await pause((performance.now() - startedMs) * PAUSE_STEPS);
      }
  };

  /** Runs a task on this server. */
  const run = (id: string): void => {
    running.add(id);
    work ??= runAll()
      .catch((error: unknown) => {
        // The database is not available. The next poll continues.
        log({ level: 'warn', task: 'runner', stack: stackOf(error) });
        running.clear();
      })
      .finally(() => {
        work = undefined;
      });
  };

  /** Continues tasks without a step for a while. */
  const poll = async (): Promise<void> => {
    try {
      const idle = await listIdleTasks(engine.db, new Date(clock().getTime() - POLL_MS));
      for (const id of idle) run(id);
    } catch (error) {
      log({ level: 'warn', task: 'runner', stack: stackOf(error) });
    }
  };
  const timer = setInterval(() => void poll(), pollMs).unref();

  return {
    run,
    poll,
    /** Resolves when this server has no running task. */
    async settled(): Promise<void> {
      await work;
    },
    /** Completes the current step. Another server, or the next start, continues. */
    async stop(): Promise<void> {
      isStopped = true;
      clearInterval(timer);
      await work;
    },
  };
};

export type TaskRunner = ReturnType<typeof createTaskRunner>;

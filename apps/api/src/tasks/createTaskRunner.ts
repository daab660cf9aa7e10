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
import { endTask, finishChunks, listIdleTasks, lockRunningTask, readNextChunks } from './rows.ts';
import { TASK_OPERATIONS, type TasksTable } from './table.ts';
import { WORKERS } from './workers.ts';

/** How often to look for tasks that a server has left, and how long they rest until then. */
const POLL_MS = 5 * SECOND_MS;
/** How long a step should take: in SQLite all other requests wait for it. */
const STEP_MS = 25;
/** Pause after a step, in steps, so that other requests find the database free. */
const PAUSE_STEPS = 0.5;
/** Of the first step. */
const FIRST_CHUNKS = 2;
/** SQLite takes 32,766 values per statement. */
const MAX_CHUNKS = 50;
/** What a step may have more than the one before, whose time tells little when it was short. */
const GROWTH = 4;

/** How many chunks the next step does. @param ms how long some took */
const nextChunks = (chunks: number, ms: number): number =>
  Math.max(1, Math.min(MAX_CHUNKS, chunks + GROWTH, Math.round((chunks * STEP_MS) / ms)));

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
  /** With how many chunks the next step of each does. */
  const running = new Map<string, number>();
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

  /** Does some chunks. Returns whether there may be more. */
  const step = (id: string, count: number): Promise<boolean> =>
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
      const chunks = await readNextChunks(trx, task, count);
      if (chunks.length === 0) {
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
      const items = chunks.flatMap((chunk) => chunk.items);
      const values = { trx, task, actor, items, ids, requestId: task.id };
      const failures = await worker({ ...author, ...values, lockName: engine.lockName });
      await finishChunks(trx, task, chunks, failures);
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
      for (const [id, count] of running) {
        if (isStopped) return;
        const startedMs = performance.now();
        const isUnfinished = await step(id, count).catch((error: unknown) => onError(id, error));
        const ms = performance.now() - startedMs;
        if (isUnfinished) running.set(id, nextChunks(count, ms));
        else running.delete(id);
        await pause(ms * PAUSE_STEPS);
      }
  };

  /** Runs a task on this server. */
  const run = (id: string): void => {
    if (!running.has(id)) running.set(id, FIRST_CHUNKS);
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

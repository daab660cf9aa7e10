const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** How long a job that failed waits for its next try. Afterwards a reset link would hardly be of use any more. */
const RETRY_DELAYS_MS = [5 * SECOND_MS, 30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS];
/** Jobs at the same time; more would only wait for the same mail server. */
const MAX_RUNNING = 4;
/** Jobs that may wait, those between two tries included. Limits on the calls that add them keep them far below. */
const MAX_WAITING = 1000;
/** How long a server that stops gives its last jobs. */
const STOP_MS = 10_000;

/** Thrown by a job that would fail the same way every time. */
export class HopelessJob extends Error {}

/** Something to be done that nobody waits for. */
export interface Work {
  /** What it is, for the log. */
  name: string;
  /** Does it; called again, later, when it rejects. */
  run: () => Promise<void>;
}

/** Work with the request it comes from. */
export interface Job extends Work {
  requestId: string;
  /** It begins when this has come to an end, whichever. Default: at once. */
  after?: Promise<unknown>;
}

/** Work that requests leave behind, so that they can be answered at once. It is kept in memory only. */
export interface JobQueue {
  add: (job: Job) => void;
  /** Resolves when nothing is left: neither running, nor waiting, nor between two tries. */
  settled: () => Promise<void>;
  /** Gives all that is left one more try at once, and resolves when that is done, or has taken too long. */
  stop: () => Promise<void>;
}

/** What a queue is made with. */
export interface JobQueueOptions {
  log: (event: Record<string, unknown>) => void;
  /** Pauses before the tries after the first. */
  retryDelaysMs?: readonly number[];
}

interface Task {
  job: Job;
  /** Tries so far. */
  tries: number;
}

/** Makes a queue that works on a few jobs at a time, in their order, and tries again what failed. */
export const createJobQueue = ({ log, retryDelaysMs = RETRY_DELAYS_MS }: JobQueueOptions): JobQueue => {
  const waiting: Task[] = [];
  const pausing = new Map<Task, NodeJS.Timeout>();
  let coming = 0;
  let running = 0;
  let isStopping = false;
  let listeners: (() => void)[] = [];

  const note = (level: 'warn' | 'error', { job, tries }: Task, error: unknown): void => {
    const stack = error instanceof Error ? error.stack : String(error);
    log({ level, job: job.name, requestId: job.requestId, tries, stack });
  };

  const enqueue = (task: Task): void => {
    waiting.push(task);
    setImmediate(work);
  };

  const resume = (task: Task): void => {
    clearTimeout(pausing.get(task));
    pausing.delete(task);
    enqueue(task);
  };

  const fail = (task: Task, error: unknown): void => {
    const delayMs = retryDelaysMs[task.tries - 1];
    if (error instanceof HopelessJob || delayMs === undefined || isStopping) {
      note('error', task, error);
      return;
    }
    note('warn', task, error);
    pausing.set(
      task,
      setTimeout(() => resume(task), delayMs),
    );
  };

  const attempt = async (task: Task): Promise<void> => {
    running += 1;
    task.tries += 1;
    try {
      await task.job.run();
    } catch (error) {
      fail(task, error);
    }
    running -= 1;
    work();
  };

  const work = (): void => {
    const free = waiting.splice(0, MAX_RUNNING - running);
    for (const task of free) void attempt(task);
    if (coming + running + waiting.length + pausing.size > 0) return;
    for (const listener of listeners) listener();
    listeners = [];
  };

  const settled = (): Promise<void> =>
    new Promise((resolve) => {
      listeners.push(resolve);
      setImmediate(work);
    });

  const accept = async (task: Task): Promise<void> => {
    coming += 1;
    await task.job.after?.catch(() => {});
    coming -= 1;
    enqueue(task);
  };

  return {
    add(job) {
      const task = { job, tries: 0 };
      if (coming + waiting.length + pausing.size < MAX_WAITING) {
        void accept(task);
        return;
      }
      note('error', task, 'Too many jobs are waiting');
      // A caller that goes away rejects it, and a rejection that nobody hears ends the process.
      job.after?.catch(() => {});
    },
    settled,
    async stop() {
      isStopping = true;
      for (const task of pausing.keys()) resume(task);
      let timer: NodeJS.Timeout | undefined;
      const tooLong = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, STOP_MS);
      });
      await Promise.race([settled(), tooLong]);
      clearTimeout(timer);
    },
  };
};

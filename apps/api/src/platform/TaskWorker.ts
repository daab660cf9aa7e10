import { constants, getPriority, setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Leaves the thread a tenth of a busy core. */
const NICENESS = 10;

/** Lowers the priority of the worker that calls it. Only on Linux: elsewhere, all threads of a process share one. */
export const lowerPriority = (): void => {
  if (process.platform === 'linux')
    setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + NICENESS));
};

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- Workers have no origin.
const send = (worker: Worker, task: unknown) => worker.postMessage(task);

/** A worker thread, started by its first task. Runs one task at a time. After a crash, the next task starts another thread. */
export class TaskWorker<Task, Result> {
  readonly #file: URL;
  readonly #data: unknown;
  #worker: Worker | undefined;
  #task: PromiseWithResolvers<Result> | undefined;

  constructor(file: URL, data?: unknown) {
    this.#file = file;
    this.#data = data;
  }

  #start(): Worker {
    const worker = new Worker(this.#file, { workerData: this.#data });
    worker.on('message', (result: Result) => {
      // Keeps the process running only while it works.
      worker.unref();
      this.#task?.resolve(result);
    });
    const fail = (error: Error) => {
      // A crash emits error and exit. By the second event a new worker may be running.
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      this.#task?.reject(error);
    };
    worker.on('error', fail);
    worker.on('exit', () => fail(new Error('The worker has exited')));
    return worker;
  }

  /** @throws the error that ended the thread */
  run(task: Task): Promise<Result> {
    this.#task = Promise.withResolvers();
    this.#worker ??= this.#start();
    this.#worker.ref();
    send(this.#worker, task);
    return this.#task.promise;
  }

  /** The next task starts another thread. */
  async end(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }
}

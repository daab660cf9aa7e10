import { constants, getPriority, setPriority } from 'node:os';
import { parentPort, Worker } from 'node:worker_threads';

/** Leaves the thread a tenth of a busy core. */
const NICENESS = 10;

/** Lowers the priority of the worker that calls it. Only on Linux: elsewhere, all threads of a process share one. */
export const lowerPriority = (): void => {
  if (process.platform === 'linux')
    setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + NICENESS));
};

/** Of a task and its result. Under `node --watch`, Node posts messages of its own to the same port. */
interface Numbered<Value> {
  number: number;
  value: Value;
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- Workers have no origin.
const post = <Value>(
  port: Pick<Worker, 'postMessage'>,
  message: Numbered<Value>,
  moved: ArrayBuffer[] = [],
) => port.postMessage(message, moved);

/** In the thread: runs the tasks of its `TaskWorker`. */
export const runTasks = (run: (task: never) => unknown): void => {
  parentPort?.on('message', ({ number, value }: Numbered<never>) => {
    if (parentPort) post(parentPort, { number, value: run(value) });
  });
};

/** A worker thread, started by its first task. Runs one task at a time. After a crash, the next task starts another thread. */
export class TaskWorker<Task, Result> {
  readonly #file: URL;
  readonly #data: unknown;
  #worker: Worker | undefined;
  #task: PromiseWithResolvers<Result> | undefined;
  #number = 0;

  constructor(file: URL, data?: unknown) {
    this.#file = file;
    this.#data = data;
  }

  #start(): Worker {
    const worker = new Worker(this.#file, { workerData: this.#data });
    worker.on('message', (message: Numbered<Result> | undefined) => {
      if (message?.number !== this.#number) return;
      // Keeps the process running only while it works.
      worker.unref();
      this.#task?.resolve(message.value);
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

  /** @param moved parts of the task that are not copied. @throws the error that ended the thread */
  run(task: Task, moved?: ArrayBuffer[]): Promise<Result> {
    this.#task = Promise.withResolvers();
    this.#number += 1;
    this.#worker ??= this.#start();
    this.#worker.ref();
    post(this.#worker, { number: this.#number, value: task }, moved);
    return this.#task.promise;
  }

  /** The next task starts another thread. */
  async end(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }
}

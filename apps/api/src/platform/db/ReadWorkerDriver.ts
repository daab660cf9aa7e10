import { Worker } from 'node:worker_threads';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { currentAbortSignal, RequestAborted } from '../withAbortSignal.ts';

export interface ReadRequest {
  sql: string;
  parameters: readonly unknown[];
}

export type ReadResponse = { rows: unknown[] } | { message: string; errcode: number | undefined };

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- Workers have no origin.
const send = (worker: Worker, request: ReadRequest) => worker.postMessage(request);

/** A read worker, started by its first query. Runs one query at a time. */
class ReadWorker implements DatabaseConnection {
  readonly #data: { file: string; pragmas: string };
  #worker: Worker | undefined;
  #respond: ((response: ReadResponse) => void) | undefined;

  constructor(data: { file: string; pragmas: string }) {
    this.#data = data;
  }

  #start(): Worker {
    const worker = new Worker(new URL('./readWorker.ts', import.meta.url), { workerData: this.#data });
    worker.unref();
    worker.on('message', (response: ReadResponse) => this.#respond?.(response));
    const fail = (message: string) => {
      // A crash emits error and exit. By the second event a new worker may be running.
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      this.#respond?.({ message, errcode: undefined });
    };
    worker.on('error', ({ message }) => fail(message));
    worker.on('exit', () => fail('The read worker has exited'));
    return worker;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    // Aborted while it waited for the worker.
    currentAbortSignal();
    this.#worker ??= this.#start();
    const worker = this.#worker;
    const response = await new Promise<ReadResponse>((resolve) => {
      this.#respond = resolve;
      send(worker, { sql, parameters });
    });
    if ('rows' in response) return { rows: response.rows as R[] };
    throw Object.assign(new Error(response.message), { errcode: response.errcode });
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Read workers do not support streaming results');
  }

  async end(): Promise<void> {
    await this.#worker?.terminate();
  }
}

const noTransactions = (): Promise<void> =>
  Promise.reject(new Error('Read workers do not support transactions'));

/**
 * Kysely driver for a pool of read workers. Queries of aborted requests don't start. SQLite can't be interrupted, so long
 * reads should consist of several queries.
 */
export class ReadWorkerDriver implements Driver {
  readonly #workers: readonly ReadWorker[];
  readonly #idle: ReadWorker[];
  /** Callers of `acquireConnection`, in order. */
  readonly #waiting = new Set<(worker: ReadWorker) => void>();

  constructor(size: number, file: string, pragmas: string) {
    this.#workers = Array.from({ length: size }, () => new ReadWorker({ file, pragmas }));
    // The first worker comes first, so that the others start only under load.
    this.#idle = this.#workers.toReversed();
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<ReadWorker> {
    const signal = currentAbortSignal();
    const idle = this.#idle.pop();
    if (idle) return idle;
    const { promise, resolve, reject } = Promise.withResolvers<ReadWorker>();
    const leave = () => {
      this.#waiting.delete(resolve);
      reject(new RequestAborted());
    };
    this.#waiting.add(resolve);
    signal?.addEventListener('abort', leave);
    const worker = await promise;
    signal?.removeEventListener('abort', leave);
    return worker;
  }

  releaseConnection(worker: ReadWorker): Promise<void> {
    const [next] = this.#waiting;
    if (!next) this.#idle.push(worker);
    else {
      this.#waiting.delete(next);
      next(worker);
    }
    return Promise.resolve();
  }

  beginTransaction = noTransactions;
  commitTransaction = noTransactions;
  rollbackTransaction = noTransactions;

  async destroy(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.end()));
  }
}

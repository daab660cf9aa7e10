import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { TaskWorker } from '../TaskWorker.ts';
import { currentAbortSignal, RequestAborted } from '../withAbortSignal.ts';

export interface ReadRequest {
  sql: string;
  parameters: readonly unknown[];
}

export type ReadResponse = { rows: unknown[] } | { message: string; errcode: number | undefined };

export interface ReadWorkerData {
  file: string;
  pragmas: string;
  /** One number, not 0 once the request of the current query is aborted. */
  aborted: Int32Array;
}

/** Runs one query at a time. */
class ReadWorker implements DatabaseConnection {
  readonly #aborted = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  readonly #worker: TaskWorker<ReadRequest, ReadResponse>;

  constructor(file: string, pragmas: string) {
    const data: ReadWorkerData = { file, pragmas, aborted: this.#aborted };
    this.#worker = new TaskWorker(new URL('./readWorker.ts', import.meta.url), data);
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    // Aborted while it waited for the worker.
    const signal = currentAbortSignal();
    const abort = () => Atomics.store(this.#aborted, 0, 1);
    Atomics.store(this.#aborted, 0, 0);
    signal?.addEventListener('abort', abort);
    const response = await this.#worker
      .run({ sql, parameters })
      .finally(() => signal?.removeEventListener('abort', abort));
    if ('rows' in response) return { rows: response.rows as R[] };
    if (signal?.aborted) throw new RequestAborted();
    throw Object.assign(new Error(response.message), { errcode: response.errcode });
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Read workers do not support streaming results');
  }

  end(): Promise<void> {
    return this.#worker.end();
  }
}

const noTransactions = (): Promise<void> =>
  Promise.reject(new Error('Read workers do not support transactions'));

/**
 * Kysely driver for a pool of read workers. Queries of aborted requests don't start. A running one ends if it calls
 * `is_wanted()`, since SQLite can't be interrupted from here; long reads should consist of several queries.
 */
export const createReadWorkerDriver = (
  size: number,
  file: string,
  pragmas: string,
): Driver & { waitingCount: () => number } => {
  const workers = Array.from({ length: size }, () => new ReadWorker(file, pragmas));
  // The first worker comes first: a command, which searches one thing at a time, starts no other.
  const idle: DatabaseConnection[] = workers.toReversed();
  /** Callers of `acquireConnection`, in order. */
  const waiting = new Set<(worker: DatabaseConnection) => void>();
  return {
    waitingCount: () => waiting.size,
    init: () => Promise.resolve(),
    async acquireConnection() {
      const signal = currentAbortSignal();
      const free = idle.pop();
      if (free) return free;
      const { promise, resolve, reject } = Promise.withResolvers<DatabaseConnection>();
      const leave = () => {
        waiting.delete(resolve);
        reject(new RequestAborted());
      };
      waiting.add(resolve);
      signal?.addEventListener('abort', leave);
      const worker = await promise;
      signal?.removeEventListener('abort', leave);
      return worker;
    },
    releaseConnection(worker) {
      const [next] = waiting;
      if (next) {
        waiting.delete(next);
        next(worker);
      } else idle.push(worker);
      return Promise.resolve();
    },
    beginTransaction: noTransactions,
    commitTransaction: noTransactions,
    rollbackTransaction: noTransactions,
    async destroy() {
      await Promise.all(workers.map((worker) => worker.end()));
    },
  };
};

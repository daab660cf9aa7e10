import { Worker } from 'node:worker_threads';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';

/** What a reading thread is asked. */
export interface Question {
  id: number;
  sql: string;
  parameters: readonly unknown[];
}

/** What it answers: rows, or what went wrong. */
export type Answer = { id: number } & (
  | { rows: unknown[] }
  | { message: string; errcode: number | undefined }
);

type Waiting = (answer: Answer) => void;

// The rule means windows: threads have no origins.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const send = (worker: Worker, question: Question) => worker.postMessage(question);

/** A reading thread, started when it is first asked. */
class Reader implements DatabaseConnection {
  readonly #data: { file: string; pragmas: string };
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #asked = 0;

  constructor(data: { file: string; pragmas: string }) {
    this.#data = data;
  }

  /** How many questions have no answer yet. */
  get load(): number {
    return this.#waiting.size;
  }

  #start(): Worker {
    const worker = new Worker(new URL('./reader.ts', import.meta.url), { workerData: this.#data });
    // It does not keep the process alive.
    worker.unref();
    worker.on('message', (answer: Answer) => {
      this.#waiting.get(answer.id)?.(answer);
      this.#waiting.delete(answer.id);
    });
    worker.on('error', ({ message }) => this.#giveUp(worker, message));
    worker.on('exit', () => this.#giveUp(worker, 'The reading thread has ended'));
    return worker;
  }

  #giveUp(ended: Worker, message: string): void {
    // It says so twice when it crashes; by the second time another one may be at work.
    if (this.#worker !== ended) return;
    this.#worker = undefined;
    for (const [id, answer] of this.#waiting) answer({ id, message, errcode: undefined });
    this.#waiting.clear();
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    this.#worker ??= this.#start();
    this.#asked += 1;
    const question: Question = { id: this.#asked, sql, parameters };
    const worker = this.#worker;
    const answer = await new Promise<Answer>((resolve) => {
      this.#waiting.set(question.id, resolve);
      send(worker, question);
    });
    if ('rows' in answer) return { rows: answer.rows as R[] };
    throw Object.assign(new Error(answer.message), { errcode: answer.errcode });
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('A reading thread answers whole');
  }

  async end(): Promise<void> {
    await this.#worker?.terminate();
  }
}

const noTransactions = (): Promise<void> => Promise.reject(new Error('Reading threads take no transactions'));

/** Kysely's driver over threads that only read; a query goes to the one with the least to do. */
export class ReaderDriver implements Driver {
  readonly #readers: readonly Reader[];

  constructor(threads: number, file: string, pragmas: string) {
    this.#readers = Array.from({ length: threads }, () => new Reader({ file, pragmas }));
  }

  async init(): Promise<void> {}

  acquireConnection(): Promise<DatabaseConnection> {
    const [reader] = this.#readers.toSorted((a, b) => a.load - b.load);
    return reader ? Promise.resolve(reader) : Promise.reject(new Error('There is no reading thread'));
  }

  beginTransaction = noTransactions;
  commitTransaction = noTransactions;
  rollbackTransaction = noTransactions;

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await Promise.all(this.#readers.map((reader) => reader.end()));
  }
}

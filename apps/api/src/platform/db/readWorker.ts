import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { ReadRequest, ReadResponse } from './ReadWorkerDriver.ts';

// `node:sqlite` is synchronous: in the main thread, slow queries would block all other requests.

const { file, pragmas } = workerData as { file: string; pragmas: string };
const database = new DatabaseSync(file, { readOnly: true });
database.exec(pragmas);

const run = ({ sql, parameters }: ReadRequest): ReadResponse => {
  try {
    return { rows: database.prepare(sql).all(...(parameters as SQLInputValue[])) };
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: number };
    return { message, errcode };
  }
};

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- Workers have no origin.
parentPort?.on('message', (request: ReadRequest) => parentPort?.postMessage(run(request)));

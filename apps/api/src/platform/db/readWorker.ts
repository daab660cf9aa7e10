import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { workerData } from 'node:worker_threads';
import { lowerPriority, runTasks } from '../TaskWorker.ts';
import type { ReadRequest, ReadResponse, ReadWorkerData } from './createReadWorkerDriver.ts';

// `node:sqlite` is synchronous: in the main thread, slow queries would block all other requests.

lowerPriority();

const { file, pragmas, aborted } = workerData as ReadWorkerData;
const database = new DatabaseSync(file, { readOnly: true });
database.exec(pragmas);
database.function('is_wanted', () => {
  if (Atomics.load(aborted, 0) !== 0) throw new Error('The request is aborted');
  return 1;
});

const run = ({ sql, parameters }: ReadRequest): ReadResponse => {
  try {
    return { rows: database.prepare(sql).all(...(parameters as SQLInputValue[])) };
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: number };
    return { message, errcode };
  }
};

runTasks(run);

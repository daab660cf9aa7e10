import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Answer, Question } from './ReaderDriver.ts';

/*
 * A thread that reads the database. Node's SQLite answers synchronously: what takes long would hold up every other request.
 */

const { file, pragmas } = workerData as { file: string; pragmas: string };
const database = new DatabaseSync(file, { readOnly: true });
database.exec(pragmas);

const answer = ({ id, sql, parameters }: Question): Answer => {
  try {
    return { id, rows: database.prepare(sql).all(...(parameters as SQLInputValue[])) };
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: number };
    return { id, message, errcode };
  }
};

// The rule means windows: threads have no origins.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.on('message', (question: Question) => parentPort?.postMessage(answer(question)));

import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { lowerPriority } from '../TaskWorker.ts';

// Moves the write-ahead log into the database. In the main thread, all requests would wait for the disk meanwhile.

lowerPriority();

const database = new DatabaseSync(workerData as string);
database.exec('pragma synchronous = full');

parentPort?.on('message', () => {
  // A passive checkpoint waits for no other connection. The next one moves what this one could not.
  database.exec('pragma wal_checkpoint(passive)');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Workers have no origin.
  parentPort?.postMessage(null);
});

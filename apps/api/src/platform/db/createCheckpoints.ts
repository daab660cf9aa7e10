import { TaskWorker } from '../TaskWorker.ts';

/** A commit of the console changes about 20 pages of 4 kB. */
const COMMITS = 50;

/** Moves SQLite's write-ahead log into the database from time to time, beside the main thread. */
export const createCheckpoints = (file: string) => {
  const worker = new TaskWorker<undefined, null>(new URL('./checkpointWorker.ts', import.meta.url), file);
  let commits = 0;
  let isRunning = false;
  const finish = () => {
    isRunning = false;
  };
  return {
    afterCommit: (): void => {
      commits += 1;
      if (commits < COMMITS || isRunning) return;
      commits = 0;
      isRunning = true;
      // If it fails, the log grows until a commit does its work.
      worker.run(undefined).then(finish, finish);
    },
    end: (): Promise<void> => worker.end(),
  };
};

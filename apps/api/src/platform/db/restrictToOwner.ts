import { chmodSync, closeSync, openSync, statSync } from 'node:fs';
import { StartError } from '../StartError.ts';

const OWNER_ONLY = 0o600;
const OTHERS = 0o077;
/** SQLite creates these next to the database, with its mode. */
const COMPANIONS = ['-wal', '-shm', '-journal'];

const create = (file: string): void => {
  try {
    closeSync(openSync(file, 'wx', OWNER_ONLY));
  } catch (error) {
    // An existing file must not be opened: closing it would drop this process's locks on the database.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
};

/** Creates the file if missing. @throws StartError when other users can read it and its mode cannot be changed */
export const restrictToOwner = (file: string): void => {
  create(file);
  for (const name of [file, ...COMPANIONS.map((suffix) => file + suffix)]) {
    const stats = statSync(name, { throwIfNoEntry: false });
    if (!stats || (stats.mode & OTHERS) === 0) continue;
    try {
      chmodSync(name, OWNER_ONLY);
    } catch {
      throw new StartError(`PLANNER_DATA_DIR: other users can read ${name}, and its mode cannot be changed.`);
    }
  }
};

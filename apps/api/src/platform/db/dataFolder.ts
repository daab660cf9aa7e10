import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../StartError.ts';

/** The embedded database, in the data folder. */
export const DATA_FILE = 'planner.db';
/** Folder inside the data folder in which a restore prepares the database. */
export const RESTORE_FOLDER = 'restoring';

const OTHERS = 0o077;
/** Of folders that many users share, such as /tmp. */
const STICKY = 0o1000;

/**
 * Creates the folder if it is missing. Returns the topmost folder that it created.
 * @throws StartError when it cannot, or when a restore into the folder was interrupted
 */
export const createDataFolder = (dataDir: string): string | undefined => {
  let created: string | undefined;
  try {
    created = mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch {
    throw new StartError(`PLANNER_DATA_DIR: the folder ${dataDir} cannot be created.`);
  }
  const restoring = path.join(dataDir, RESTORE_FOLDER);
  // A restore ends by moving the database out of its folder.
  if (!existsSync(restoring) || existsSync(path.join(dataDir, DATA_FILE))) return created;
  throw new StartError(
    `PLANNER_DATA_DIR: a restore into ${dataDir} is running or was interrupted; remove ${restoring} and restore again.`,
  );
};

/** `lost+found` is in the root of every ext4 volume. */
const NO_CONTENT = new Set([RESTORE_FOLDER, 'lost+found']);

/** @throws StartError when the folder has files, such as another database */
export const refuseFiles = (dataDir: string): void => {
  if (readdirSync(dataDir).every((name) => NO_CONTENT.has(name))) return;
  throw new StartError(`PLANNER_DATA_DIR: the folder ${dataDir} is not empty.`);
};

/** Takes the rights of other users from a folder that was there before, if this user may. Call it once the database is open. */
export const makeDataFolderPrivate = (dataDir: string): void => {
  const mode = statSync(dataDir, { throwIfNoEntry: false })?.mode ?? 0;
  if ((mode & OTHERS) === 0 || (mode & STICKY) !== 0) return;
  try {
    chmodSync(dataDir, mode & 0o700);
  } catch {
    // It belongs to another user. The server warns.
  }
};

/** A warning if other users can list the files in the folder or read new ones. */
export const dataFolderWarning = (dataDir: string): string | undefined =>
  ((statSync(dataDir, { throwIfNoEntry: false })?.mode ?? 0) & OTHERS) === 0
    ? undefined
    : `Other users can open the data folder ${dataDir}. Make it private: chmod 700 ${dataDir}`;

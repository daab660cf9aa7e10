import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  fchownSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { StartError } from '../StartError.ts';

const sync = (name: string, flags: 'r' | 'r+'): void => {
  const handle = openSync(name, flags);
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

/** Gives a complete file its final name. After a power failure there is the whole file or none. */
export const moveIntoPlace = (part: string, file: string): void => {
  sync(part, 'r+');
  renameSync(part, file);
  sync(path.dirname(file), 'r');
};

const OWNER_ONLY = 0o600;
const OTHERS = 0o077;
/** SQLite creates these next to the database, with its mode. */
const COMPANIONS = ['-wal', '-shm', '-journal'];

export const withCompanions = (file: string): readonly string[] => [
  file,
  ...COMPANIONS.map((suffix) => file + suffix),
];

/** Root's files belong to the owner of the folder, so that a server that runs as another user can open them. */
const create = (file: string, folder: string): void => {
  try {
    const handle = openSync(file, 'wx', OWNER_ONLY);
    const { uid, gid } = statSync(folder);
    if (process.getuid?.() === 0) fchownSync(handle, uid, gid);
    closeSync(handle);
  } catch (error) {
    // An existing file must not be opened: closing it would drop this process's locks on the database.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
};

/** Creates the file if missing, for the owner of the folder. @throws StartError when other users can read it and its mode cannot be changed */
export const restrictToOwner = (file: string, folder = path.dirname(file)): void => {
  create(file, folder);
  for (const name of withCompanions(file)) {
    const stats = statSync(name, { throwIfNoEntry: false });
    if (!stats || (stats.mode & OTHERS) === 0) continue;
    try {
      chmodSync(name, OWNER_ONLY);
    } catch {
      throw new StartError(`PLANNER_DATA_DIR: other users can read ${name}, and its mode cannot be changed.`);
    }
  }
};

/** Why this user cannot read and write a file or folder that exists: the end of a sentence. */
const accessProblem = (name: string): string | undefined => {
  const owner = statSync(name, { throwIfNoEntry: false })?.uid;
  if (owner === undefined) return undefined;
  try {
    accessSync(name, constants.R_OK | constants.W_OK);
    return undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EROFS')
      return 'is on a read-only file system';
    const user = process.getuid?.();
    return owner === user
      ? `cannot be written by its owner, the user of this process: chmod u+rwX ${name}`
      : `belongs to user ${owner}, but this process is user ${user}: chown ${user} ${name}`;
  }
};

/** @throws StartError that names the first of these files and folders that this user cannot write */
export const refuseInaccessible = (names: readonly string[]): void => {
  for (const name of names) {
    const problem = accessProblem(name);
    if (problem !== undefined) throw new StartError(`PLANNER_DATA_DIR: ${name} ${problem}.`);
  }
};

/** The embedded database, in the data folder. */
export const DATA_FILE = 'planner.db';
/** The key of `loadSecretKeys`, in the data folder. */
export const SECRET_KEY_FILE = 'secret.key';
/** Folder inside the data folder in which a restore prepares the database. */
export const RESTORE_FOLDER = 'restoring';

/** Says which database the server last ran on, in the data folder. */
const DATABASE_FILE = 'planner.database';

type DatabaseKind = 'PostgreSQL' | 'embedded';

const kindOf = (databaseUrl: string | undefined): DatabaseKind => (databaseUrl ? 'PostgreSQL' : 'embedded');

/** What commands and servers find that would use another database than the server before. */
const WRONG_DATABASE: Readonly<Record<DatabaseKind, string>> = {
  embedded: 'DATABASE_URL is not set, but the server used PostgreSQL before. Set it, or',
  PostgreSQL: 'DATABASE_URL is set, but the server used the embedded database before. Run copy-data, or',
};

/** A misspelt or lost setting must not start a server on an empty database. @throws StartError when the server used the other kind before */
export const refuseOtherDatabase = (dataDir: string, databaseUrl: string | undefined): void => {
  const file = path.join(dataDir, DATABASE_FILE);
  const before = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  const kind = kindOf(databaseUrl);
  if (before === '' || before === kind) return;
  throw new StartError(`${WRONG_DATABASE[kind]} remove ${file} to change the database on purpose.`);
};

/** Call it when a server or an operator has chosen the database. Does nothing where the folder cannot be written. */
export const rememberDatabase = (dataDir: string, databaseUrl: string | undefined): void => {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const file = path.join(dataDir, DATABASE_FILE);
    restrictToOwner(file);
    writeFileSync(file, `${kindOf(databaseUrl)}\n`);
  } catch {
    // Beside PostgreSQL a server may have no folder of its own, and then has nothing to start by mistake.
  }
};

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

/** `lost+found` is in the root of every ext4 volume, the last three are of file managers. A restore needs the key of the original. */
const NO_CONTENT = new Set([
  RESTORE_FOLDER,
  SECRET_KEY_FILE,
  DATABASE_FILE,
  'lost+found',
  '.DS_Store',
  '.directory',
  'Thumbs.db',
]);

/** @throws StartError when the folder has files, such as another database */
export const refuseFiles = (dataDir: string): void => {
  if (readdirSync(dataDir).every((name) => NO_CONTENT.has(name))) return;
  throw new StartError(`PLANNER_DATA_DIR: the folder ${dataDir} is not empty.`);
};

/** Names of our files in a folder that others share. */
const OURS = /^(?:planner\.|secret\.key|outbox$)/;

/** Folders before their files, so that other users cannot open one meanwhile. */
const makeTreePrivate = (name: string): void => {
  try {
    const stats = lstatSync(name);
    const isFolder = stats.isDirectory();
    if ((isFolder || stats.isFile()) && (stats.mode & OTHERS) !== 0) chmodSync(name, stats.mode & 0o700);
    if (isFolder) for (const child of readdirSync(name)) makeTreePrivate(path.join(name, child));
  } catch {
    // It belongs to another user, of whom the server warns if the folder is open; or it has just gone.
  }
};

/** Takes the rights of other users from a folder that was there before and from all in it, if this user may. Call it once the database is open. */
export const makeDataFolderPrivate = (dataDir: string): void => {
  const mode = statSync(dataDir, { throwIfNoEntry: false })?.mode;
  if (mode === undefined) return;
  if ((mode & STICKY) === 0) makeTreePrivate(realpathSync(dataDir));
  else
    for (const name of readdirSync(dataDir)) if (OURS.test(name)) makeTreePrivate(path.join(dataDir, name));
};

/** A warning if other users can list the files in the folder or read new ones. */
export const dataFolderWarning = (dataDir: string): string | undefined =>
  ((statSync(dataDir, { throwIfNoEntry: false })?.mode ?? 0) & OTHERS) === 0
    ? undefined
    : `Other users can open the data folder ${dataDir}. Make it private: chmod 700 ${dataDir}`;

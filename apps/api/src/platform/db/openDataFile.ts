import { existsSync, rmSync, statSync, readdirSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../StartError.ts';
import { moveIntoPlace, refuseInaccessible, restrictToOwner, withCompanions } from './dataFolder.ts';
import path from 'node:path';

/** How long opening the file waits for the lock of another process. */
const BUSY_TIMEOUT_MS = 5000;

const refuse = (file: string, reason: string): StartError =>
  new StartError(`PLANNER_DATA_DIR: ${file} ${reason}.`);

/** Creates an empty database under another name first, so that a file without content is always damage. */
export const createDataFile = (file: string): void => {
  const leftover = ['-wal', '-journal'].map((suffix) => file + suffix).find((name) => existsSync(name));
  // SQLite would write its content into the new database.
  if (leftover !== undefined) throw refuse(file, `is missing, but ${leftover} is there`);
  const part = `${file}.part`;
  try {
    rmSync(part, { force: true });
    restrictToOwner(part);
    const database = new DatabaseSync(part);
    database.exec('pragma journal_mode = wal');
    database.close();
    moveIntoPlace(part, file);
  } catch (error) {
    throw new StartError(`PLANNER_DATA_DIR: the database ${file} cannot be created.`, { cause: error });
  }
};

const TABLES = `
  select count(*) as tables, count(*) filter (where name = 'kysely_migration') as ours
  from sqlite_schema where type = 'table'`;

/** @throws StartError when the file cannot be opened or is not a database of ours */
export const openDataFile = (file: string): DatabaseSync => {
  if (statSync(file).size === 0)
    throw refuse(file, 'is empty; put a backup in its place, or remove it to start with a new database');
  refuseInaccessible(withCompanions(file));
  restrictToOwner(file);
  let database: DatabaseSync | undefined;
  let isForeign: boolean;
  try {
    database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
    const { tables = 0, ours = 0 } = database.prepare(TABLES).get() ?? {};
    isForeign = tables !== 0 && ours === 0;
  } catch (error) {
    database?.close();
    throw new StartError(`PLANNER_DATA_DIR: ${file} is not a usable database.`, { cause: error });
  }
  if (!isForeign) return database;
  database.close();
  throw refuse(file, 'is a database of another program');
};

const KEPT = 2;
/** Name of a migration. */
const VERSION = /^\d{4}-[a-z\d-]+$/;

/** Copies an embedded database before its upgrade, next to it, and deletes all but the newest two such copies. Returns the path. */
export const keepUpgradeCopy = (file: string, version: string): string => {
  const copy = `${file}.${version}`;
  copySqlite(file, `${copy}.part`);
  moveIntoPlace(`${copy}.part`, copy);
  const folder = path.dirname(file);
  const prefix = `${path.basename(file)}.`;
  const copies = readdirSync(folder)
    .filter((name) => name.startsWith(prefix) && VERSION.test(name.slice(prefix.length)))
    .map((name) => path.join(folder, name))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of copies.slice(KEPT)) rmSync(old);
  return copy;
};

/** Writes a consistent copy of an embedded database, even while a server writes to it. Doesn't sync the copy. */
export const copySqlite = (file: string, copy: string): void => {
  const database = openDataFile(file);
  try {
    rmSync(copy, { force: true });
    restrictToOwner(copy);
    // One read transaction. `backup()` of node:sqlite starts again whenever another process has written.
    database.prepare('vacuum into ?').run(copy);
  } catch (error) {
    rmSync(copy, { force: true });
    throw error;
  } finally {
    database.close();
  }
};

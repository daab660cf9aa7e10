import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { moveIntoPlace, restrictToOwner } from './dataFolder.ts';
import { openDataFile } from './openDataFile.ts';

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

import { rmSync } from 'node:fs';
import { openDataFile } from './openDataFile.ts';
import { restrictToOwner } from './restrictToOwner.ts';

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

import { createReadStream, createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { DATA_FILE, restrictToOwner } from '../platform/db/dataFolder.ts';
import type { Engine } from '../platform/db/Engine.ts';
import { openSqlite } from '../platform/db/openSqlite.ts';
import { sqliteResultCode } from '../platform/db/sqliteDialect.ts';
import { StartError } from '../platform/StartError.ts';

/** READONLY, IOERR, CORRUPT, FULL, CANTOPEN, NOTADB. */
const SQLITE_FILE_ERRORS = new Set([8, 10, 11, 13, 14, 26]);

const isFileError = (error: unknown): error is Error =>
  error instanceof Error && ('syscall' in error || SQLITE_FILE_ERRORS.has(sqliteResultCode(error)));

/** Turns an error of the operating system, such as a full disk, into a sentence about the file. */
export const explainFileError = (file: string, error: unknown): unknown =>
  isFileError(error)
    ? new StartError(`${file} cannot be written or read (${error.message}).`, { cause: error })
    : error;

export const notABackup = (file: string, cause?: unknown): StartError =>
  new StartError(`${file} is not a backup of Planner Admin, or it is damaged.`, { cause });

const isDamage = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');

/** Compresses the embedded database in a folder. The checksum of gzip reveals damage anywhere in the file. */
export const pack = (folder: string, file: string): Promise<void> =>
  pipeline(
    createReadStream(path.join(folder, DATA_FILE)),
    createGzip(),
    createWriteStream(file, { mode: 0o600 }),
  );

/**
 * Opens the database in a backup, as the embedded database of a folder without one.
 * @param owner whose owner gets the database. @throws StartError when the file is damaged or no backup
 */
export const unpack = async (file: string, folder: string, owner = folder): Promise<Engine> => {
  const copy = path.join(folder, DATA_FILE);
  try {
    restrictToOwner(copy, owner);
    await pipeline(createReadStream(file), createGunzip(), createWriteStream(copy));
    return openSqlite(folder, true);
  } catch (error) {
    throw isDamage(error) || error instanceof StartError
      ? notABackup(file, error)
      : explainFileError(file, error);
  }
};

import { createReadStream, createWriteStream, existsSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { copyDatabase, refuseIncompleteCopy } from '../platform/db/copyDatabase.ts';
import { copySqlite } from '../platform/db/copySqlite.ts';
import { DATA_FILE, moveIntoPlace, SECRET_KEY_FILE } from '../platform/db/dataFolder.ts';
import type { Engine } from '../platform/db/Engine.ts';
import { readVersion } from '../platform/db/migrate.ts';
import { withEngine } from '../platform/db/openDatabase.ts';
import { openPostgres } from '../platform/db/openPostgres.ts';
import { openSqlite } from '../platform/db/openSqlite.ts';
import { sqliteResultCode } from '../platform/db/sqliteDialect.ts';
import { StartError } from '../platform/StartError.ts';
import type { Run } from './Command.ts';

/** READONLY, IOERR, CORRUPT, FULL, CANTOPEN, NOTADB. */
const SQLITE_FILE_ERRORS = new Set([8, 10, 11, 13, 14, 26]);

const isFileError = (error: unknown): error is Error =>
  error instanceof Error && ('syscall' in error || SQLITE_FILE_ERRORS.has(sqliteResultCode(error)));

/** Turns an error of the operating system, such as a full disk, into a sentence about the file. */
export const explainFileError = (file: string, error: unknown): unknown =>
  isFileError(error)
    ? new StartError(`${file} cannot be written or read (${error.message}).`, { cause: error })
    : error;

/** The absolute path in the only argument of a command. */
export const readFileArgument = (command: string, [file = '', ...more]: readonly string[]): string => {
  if (file === '' || more.length > 0) throw new StartError(`Name one file: ${command} FILE.`);
  return path.resolve(file);
};

/** A backup must not upgrade: servers of the version that wrote the database may be running. */
const refuseOtherVersions = async (engine: Engine): Promise<void> => {
  const { version, isCurrent } = await readVersion(engine);
  if (version === undefined) throw new StartError('DATABASE_URL: there is no database of Planner Admin yet.');
  if (isCurrent) return;
  throw new StartError(
    'The database was written by an older version of Planner Admin. Back it up with that version.',
  );
};

const copyPostgres = async (databaseUrl: string, folder: string): Promise<void> =>
  withEngine(await openPostgres(databaseUrl), async (original) => {
    await refuseOtherVersions(original);
    await refuseIncompleteCopy(original.db);
    await withEngine(openSqlite(folder, true), (copy) => copyDatabase(original, copy, copy));
  });

const copyEmbedded = (dataDir: string, folder: string): void => {
  const file = path.join(dataDir, DATA_FILE);
  if (!existsSync(file)) throw new StartError(`PLANNER_DATA_DIR: there is no database in ${dataDir}.`);
  copySqlite(file, path.join(folder, DATA_FILE));
};

/** Writes all data, of either database, to a new file, while servers run: a compressed SQLite database. */
export const backup: Run = async ({ databaseUrl, dataDir }, args, print) => {
  const file = readFileArgument('backup', args);
  if (existsSync(file)) throw new StartError(`${file} already exists. Name a new file.`);
  let folder: string | undefined;
  try {
    folder = mkdtempSync(`${file}.part-`);
    if (databaseUrl) await copyPostgres(databaseUrl, folder);
    else copyEmbedded(dataDir, folder);
    const part = path.join(folder, 'backup');
    // The checksum of gzip reveals damage anywhere in the file.
    await pipeline(
      createReadStream(path.join(folder, DATA_FILE)),
      createGzip(),
      createWriteStream(part, { mode: 0o600 }),
    );
    moveIntoPlace(part, file);
  } catch (error) {
    throw explainFileError(file, error);
  } finally {
    if (folder !== undefined) rmSync(folder, { recursive: true });
  }
  print(`All data is in ${file}. Keep it as secret as the database.`);
  const key = path.join(dataDir, SECRET_KEY_FILE);
  if (!databaseUrl && existsSync(key)) print(`The key of second factors is not in it. Keep ${key}, too.`);
};

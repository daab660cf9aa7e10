import { existsSync, mkdirSync, mkdtempSync, rmSync, createReadStream, createWriteStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { deleteResetTokens } from '../accounts/rows.ts';
import { deleteSecurityLinks } from '../notices/rows.ts';
import { copyDatabase } from '../platform/db/copyDatabase.ts';
import {
  createDataFolder,
  DATA_FILE,
  moveIntoPlace,
  refuseFiles,
  rememberDatabase,
  RESTORE_FOLDER,
  restrictToOwner,
} from '../platform/db/dataFolder.ts';
import type { Engine } from '../platform/db/Engine.ts';
import { migrate, readVersion } from '../platform/db/migrate.ts';
import { withEngine } from '../platform/db/openDatabase.ts';
import { openPostgres } from '../platform/db/openPostgres.ts';
import { holdMails } from '../platform/mail/rows.ts';
import { StartError } from '../platform/StartError.ts';
import { endAllSessions } from '../sessions/rows.ts';
import { endAllTokens } from '../tokens/rows.ts';
import type { Run } from './Command.ts';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { openSqlite } from '../platform/db/openSqlite.ts';
import { sqliteResultCode } from '../platform/db/sqliteDialect.ts';

/** READONLY, IOERR, CORRUPT, FULL, CANTOPEN, NOTADB. */
const SQLITE_FILE_ERRORS = new Set([8, 10, 11, 13, 14, 26]);

const isFileError = (error: unknown): error is Error =>
  error instanceof Error && ('syscall' in error || SQLITE_FILE_ERRORS.has(sqliteResultCode(error)));

/** Turns an error of the operating system, such as a full disk, into a sentence about the file. */
export const explainFileError = (file: string, error: unknown): unknown =>
  isFileError(error)
    ? new StartError(`${file} cannot be written or read (${error.message}).`, { cause: error })
    : error;

const notABackup = (file: string, cause?: unknown): StartError =>
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

const UNPACKED = Buffer.from('SQLite format 3\0');

/** Whether someone has unpacked the backup, such as a browser that downloaded it. */
const isUnpacked = async (file: string): Promise<boolean> => {
  // What a pipe has sent can't be read again.
  if (!(await stat(file)).isFile()) return false;
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(UNPACKED.length), 0, UNPACKED.length, 0);
    return buffer.equals(UNPACKED);
  } finally {
    await handle.close();
  }
};

/** What gzip's checksum says of a backup that is packed. */
const isIntact = (copy: string): boolean => {
  const database = new DatabaseSync(copy);
  try {
    return database.prepare('pragma integrity_check(1)').get()?.['integrity_check'] === 'ok';
  } catch {
    return false;
  } finally {
    database.close();
  }
};

/**
 * Opens the database in a backup, as the embedded database of a folder without one.
 * @param owner whose owner gets the database. @throws StartError when the file is damaged or no backup
 */
export const unpack = async (file: string, folder: string, owner = folder): Promise<Engine> => {
  const copy = path.join(folder, DATA_FILE);
  try {
    restrictToOwner(copy, owner);
    if (await isUnpacked(file)) {
      await pipeline(createReadStream(file), createWriteStream(copy));
      if (!isIntact(copy)) throw notABackup(file);
    } else await pipeline(createReadStream(file), createGunzip(), createWriteStream(copy));
    return openSqlite(folder, true);
  } catch (error) {
    throw isDamage(error) || error instanceof StartError
      ? notABackup(file, error)
      : explainFileError(file, error);
  }
};

/** The absolute path in the only argument. */
const readFileArgument = ([file = '', ...more]: readonly string[]): string => {
  if (file === '' || more.length > 0) throw new StartError('Name one file: restore FILE.');
  return path.resolve(file);
};

/** Unpacks a backup, upgrades it and passes it on. */
const openBackup = async <T>(
  file: string,
  folder: string,
  use: (backup: Engine) => Promise<T>,
  owner?: string,
): Promise<T> =>
  withEngine(await unpack(file, folder, owner), async (backup) => {
    const { version } = await readVersion(backup);
    if (version === undefined) throw notABackup(file);
    await migrate(backup);
    // Keeps the copy from acting for the original, which may still be running, and what was revoked since from coming back.
    await endAllSessions(backup.db);
    await endAllTokens(backup.db);
    await deleteResetTokens(backup.db);
    await deleteSecurityLinks(backup.db);
    await holdMails(backup.db);
    return use(backup);
  });

const restoreEmbedded = async (file: string, dataDir: string): Promise<void> => {
  const created = createDataFolder(dataDir);
  const folder = path.join(dataDir, RESTORE_FOLDER);
  // From now on no server starts here.
  mkdirSync(folder, { mode: 0o700 });
  try {
    refuseFiles(dataDir);
    await openBackup(file, folder, () => Promise.resolve(), dataDir);
    moveIntoPlace(path.join(folder, DATA_FILE), path.join(dataDir, DATA_FILE));
  } catch (error) {
    if (created !== undefined) rmSync(created, { recursive: true });
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const restorePostgres = async (file: string, databaseUrl: string): Promise<void> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'planner-restore-'));
  try {
    await withEngine(await openPostgres(databaseUrl), (target) =>
      openBackup(file, folder, (backup) => copyDatabase(backup, target, backup)),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** Restores a backup of either database into an empty one. All sessions, tokens and reset links of the copy have ended. */
export const restore: Run = async ({ databaseUrl, dataDir }, args, print) => {
  const file = readFileArgument(args);
  try {
    await (databaseUrl ? restorePostgres(file, databaseUrl) : restoreEmbedded(file, dataDir));
  } catch (error) {
    throw explainFileError(file, error);
  }
  // Not a folder of root's for a server that has none beside PostgreSQL.
  if (existsSync(dataDir)) rememberDatabase(dataDir, databaseUrl);
  print(`Restored ${file}. Everyone has to log in again, and programs need new tokens.`);
};

import { createReadStream, createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { deleteResetTokens } from '../accounts/rows.ts';
import { copyDatabase } from '../platform/db/copyDatabase.ts';
import {
  createDataFolder,
  DATA_FILE,
  moveIntoPlace,
  refuseFiles,
  RESTORE_FOLDER,
} from '../platform/db/dataFolder.ts';
import type { Engine } from '../platform/db/Engine.ts';
import { migrate, readVersion } from '../platform/db/migrate.ts';
import { withEngine } from '../platform/db/openDatabase.ts';
import { openPostgres } from '../platform/db/openPostgres.ts';
import { openSqlite } from '../platform/db/openSqlite.ts';
import { holdMails } from '../platform/mail/rows.ts';
import { StartError } from '../platform/StartError.ts';
import { endAllSessions } from '../sessions/rows.ts';
import { explainFileError, readFileArgument } from './backup.ts';
import type { Run } from './Command.ts';

const notABackup = (file: string, cause?: unknown): StartError =>
  new StartError(`${file} is not a backup of Planner Admin, or it is damaged.`, { cause });

const isDamage = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');

const unpack = async (file: string, folder: string): Promise<Engine> => {
  const copy = path.join(folder, DATA_FILE);
  try {
    await pipeline(createReadStream(file), createGunzip(), createWriteStream(copy, { mode: 0o600 }));
    return openSqlite(folder, true);
  } catch (error) {
    throw isDamage(error) || error instanceof StartError
      ? notABackup(file, error)
      : explainFileError(file, error);
  }
};

/** Unpacks a backup, upgrades it and passes it on. */
const openBackup = async <T>(file: string, folder: string, use: (backup: Engine) => Promise<T>): Promise<T> =>
  withEngine(await unpack(file, folder), async (backup) => {
    const { version } = await readVersion(backup);
    if (version === undefined) throw notABackup(file);
    await migrate(backup);
    // Keeps the copy from acting for the original, which may still be running.
    await endAllSessions(backup.db);
    await deleteResetTokens(backup.db);
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
    await openBackup(file, folder, () => Promise.resolve());
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

/** Restores a backup of either database into an empty one. All sessions and reset links of the copy have ended. */
export const restore: Run = async ({ databaseUrl, dataDir }, args, print) => {
  const file = readFileArgument('restore', args);
  try {
    await (databaseUrl ? restorePostgres(file, databaseUrl) : restoreEmbedded(file, dataDir));
  } catch (error) {
    throw explainFileError(file, error);
  }
  print(`Restored ${file}. Everyone has to log in again.`);
};

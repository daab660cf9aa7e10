import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
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
import { holdMails } from '../platform/mail/rows.ts';
import { StartError } from '../platform/StartError.ts';
import { endAllSessions } from '../sessions/rows.ts';
import { endAllTokens } from '../tokens/rows.ts';
import { explainFileError, notABackup, unpack } from './backupFile.ts';
import type { Run } from './Command.ts';

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
  print(`Restored ${file}. Everyone has to log in again, and programs need new tokens.`);
};

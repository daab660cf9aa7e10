import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Env } from '../env.ts';
import { compareEmbedded, copyDatabase, refuseIncompleteCopy } from '../platform/db/copyDatabase.ts';
import { copySqlite } from '../platform/db/openDataFile.ts';
import { DATA_FILE, moveIntoPlace, SECRET_KEY_FILE } from '../platform/db/dataFolder.ts';
import type { Engine } from '../platform/db/Engine.ts';
import { readVersion } from '../platform/db/migrate.ts';
import { renewMilestone } from '../platform/db/milestones.ts';
import { withEngine } from '../platform/db/openDatabase.ts';
import { openPostgres } from '../platform/db/openPostgres.ts';
import { openSqlite } from '../platform/db/openSqlite.ts';
import { messageOf } from '../platform/db/postgresErrors.ts';
import { StartError } from '../platform/StartError.ts';
import { DAY_MS } from '../platform/time.ts';
import { explainFileError, pack, unpack } from './restore.ts';
import type { Run } from './Command.ts';

/** Milestone of the last backup that succeeded, whatever made it. */
export const BACKUP_SUCCEEDED = 'backup_succeeded';
/** Milestone of the last backup of the schedule that failed. */
export const BACKUP_FAILED = 'backup_failed';

type Settings = Pick<Env, 'databaseUrl' | 'dataDir'>;

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

/** Restores a backup into a scratch folder, and compares all rows with the copy in `folder` that it was made from. Returns their number. */
const verifyBackup = async (backup: string, folder: string): Promise<number> => {
  const scratch = path.join(folder, 'restored');
  mkdirSync(scratch, { mode: 0o700 });
  const summaries = await withEngine(await unpack(backup, scratch), (restored) =>
    withEngine(openSqlite(folder, true), (copy) => compareEmbedded(copy.db, restored.db)),
  );
  return summaries.reduce((sum, { rows }) => sum + rows, 0);
};

/** Writes a new file. It gets its name when it is complete and, if wanted, verified. Returns how many rows were compared. */
const writeBackup = async (
  { databaseUrl, dataDir }: Settings,
  file: string,
  isVerified: boolean,
): Promise<number> => {
  if (existsSync(file)) throw new StartError(`${file} already exists. Name a new file.`);
  let folder: string | undefined;
  try {
    folder = mkdtempSync(`${file}.part-`);
    if (databaseUrl) await copyPostgres(databaseUrl, folder);
    else copyEmbedded(dataDir, folder);
    const part = path.join(folder, 'backup');
    await pack(folder, part);
    const rows = isVerified ? await verifyBackup(part, folder) : 0;
    moveIntoPlace(part, file);
    return rows;
  } catch (error) {
    throw explainFileError(file, error);
  } finally {
    if (folder !== undefined) rmSync(folder, { recursive: true });
  }
};

/** Lets servers tell the age of the last backup. Returns why it could not: a standby cannot be written. */
const recordBackup = async ({ databaseUrl, dataDir }: Settings, now: Date): Promise<string | undefined> => {
  try {
    const engine = databaseUrl ? await openPostgres(databaseUrl) : openSqlite(dataDir, false);
    await withEngine(engine, ({ db }) => renewMilestone(db, BACKUP_SUCCEEDED, now));
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
};

/** Sort by time. A killed backup leaves a folder. */
const OWN = /^planner-\d{4}-\d\d-\d\dT\d{6}Z\.gz$/;
const LEFT_BEHIND = /^planner-\d{4}-\d\d-\d\dT\d{6}Z\.gz\.part-\w+$/;

const nameAt = (time: number): string =>
  `planner-${new Date(time).toISOString().slice(0, 19).replaceAll(':', '')}Z.gz`;

/** Removes all but the newest backups, and the folders of backups that were killed more than a day ago. Returns how many backups. */
const removeOld = (folder: string, keep: number, now: number): number => {
  const names = readdirSync(folder);
  const old = names
    .filter((name) => OWN.test(name))
    .toSorted()
    .slice(0, -keep);
  const left = names.filter((name) => LEFT_BEHIND.test(name) && name < nameAt(now - DAY_MS));
  for (const name of [...old, ...left]) rmSync(path.join(folder, name), { recursive: true });
  return old.length;
};

const USAGE =
  'Name one file, or a folder and how many backups to keep in it: backup FILE, or backup --keep 14 FOLDER.';

interface Arguments {
  target: string;
  keep: number | undefined;
  isVerified: boolean;
}

const readArguments = (args: readonly string[]): Arguments => {
  const options = { keep: { type: 'string' }, verify: { type: 'boolean' } } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [target = '', ...more] = positionals;
    const { keep, verify: isVerified = false } = values;
    if (target === '' || more.length > 0 || (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep)))
      throw new StartError(USAGE);
    return { target: path.resolve(target), keep: keep === undefined ? undefined : Number(keep), isVerified };
  } catch (error) {
    throw new StartError(USAGE, { cause: error });
  }
};

/** Writes all data, of either database, while servers run: a compressed SQLite database. */
export const backup: Run = async (env, args, print) => {
  const { target, keep, isVerified } = readArguments(args);
  const now = new Date();
  if (keep !== undefined && !statSync(target, { throwIfNoEntry: false })?.isDirectory())
    throw new StartError(`There is no folder ${target}.`);
  const file = keep === undefined ? target : path.join(target, nameAt(now.getTime()));
  const rows = await writeBackup(env, file, isVerified);
  print(`All data is in ${file}. Keep it as secret as the database.`);
  if (isVerified) print(`Verified: restored into a scratch folder, all ${rows} rows are the same.`);
  const key = path.join(env.dataDir, SECRET_KEY_FILE);
  if (!env.databaseUrl && existsSync(key)) print(`The key of second factors is not in it. Keep ${key}, too.`);
  const unrecorded = await recordBackup(env, now);
  if (unrecorded !== undefined)
    print(`Servers don't know of it: its time could not be stored (${unrecorded}).`);
  if (keep !== undefined) print(`Removed older backups: ${removeOld(target, keep, now.getTime())}`);
};

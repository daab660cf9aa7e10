import { constants, existsSync } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, type Logger, sql } from 'kysely';
import { StartError } from '../StartError.ts';
import { createDataFolder, DATA_FILE, refuseInaccessible, restrictToOwner } from './dataFolder.ts';
import { SEARCHED_TABLES } from './Engine.ts';
import type { Engine } from './Engine.ts';
import { migrationsFor } from './migrations.ts';
import { createDataFile, openDataFile, keepUpgradeCopy } from './openDataFile.ts';
import { createReadWorkerDriver } from './createReadWorkerDriver.ts';
import type { Database } from './schema.ts';
import {
  SQLITE_BUSY,
  sqliteDialect,
  sqliteResultCode,
  buildSearchIndexes,
  dropSearchTriggers,
  textSearch,
} from './sqliteDialect.ts';

/** How long a read worker waits for the lock of another process. */
const BUSY_TIMEOUT_MS = 5000;
const READ_WORKERS = 2;
/** With less, the server is not ready. The log has about this size when a commit moves it into the database. */
const MIN_FREE_BYTES = 4 * 1024 * 1024;

const READ_WORKER_PRAGMAS = `
  pragma busy_timeout = ${BUSY_TIMEOUT_MS};
  pragma temp_store = memory;
  pragma cache_size = -65536;
`;

/** BUSY, LOCKED, READONLY, IOERR, FULL, CANTOPEN. */
const UNAVAILABLE = new Set([SQLITE_BUSY, 6, 8, 10, 13, 14]);

/** Two processes made ids with the same time and counter. */
const isDuplicatePosition = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('UNIQUE') && error.message.includes('.position');

/** The operating system releases the lock, however the process ends. */
const lockFolder = (dataDir: string): DatabaseSync => {
  const file = path.join(dataDir, 'planner.lock');
  let lock: DatabaseSync | undefined;
  try {
    refuseInaccessible([dataDir, file]);
    restrictToOwner(file);
    lock = new DatabaseSync(file);
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock?.close();
    if (error instanceof StartError) throw error;
    if (sqliteResultCode(error) !== SQLITE_BUSY) {
      throw new StartError(`PLANNER_DATA_DIR: the folder ${dataDir} cannot be written.`);
    }
    throw new StartError(`Another Planner Admin is already using the data folder ${dataDir}.`);
  }
};

/** Only a process that holds the lock creates the file. */
const createMissingFile = (file: string, lock: DatabaseSync | undefined): void => {
  if (existsSync(file)) return;
  const ownLock = lock ? undefined : lockFolder(path.dirname(file));
  try {
    if (!existsSync(file)) createDataFile(file);
  } finally {
    ownLock?.close();
  }
};

/** Writes need new files in the folder and space for the write-ahead log. */
const isWritable = async (dataDir: string, file: string): Promise<boolean> => {
  try {
    await Promise.all([dataDir, file].map((name) => access(name, constants.W_OK)));
    const { bavail, bsize } = await statfs(dataDir);
    return bavail * bsize >= MIN_FREE_BYTES;
  } catch {
    return false;
  }
};

const openLocked = (file: string, lock: DatabaseSync | undefined): DatabaseSync => {
  createMissingFile(file, lock);
  const database = openDataFile(file);
  try {
    database.exec(`
      pragma journal_mode = wal;
      pragma synchronous = full;
      pragma foreign_keys = on;
      pragma temp_store = memory;
      pragma cache_size = -65536;
      pragma busy_timeout = 0;
    `);
    // Only read workers can abort a statement.
    database.function('is_wanted', () => 1);
    return database;
  } catch (error) {
    database.close();
    throw new StartError(`PLANNER_DATA_DIR: ${file} is not a usable database.`, { cause: error });
  }
};

/** @param isExclusive whether to fail if another process uses the folder exclusively. @throws StartError when the folder is unusable or in use */
export const openSqlite = (dataDir: string, isExclusive: boolean, onQuery?: Logger): Engine => {
  createDataFolder(dataDir);
  const file = path.join(dataDir, DATA_FILE);
  const lock = isExclusive ? lockFolder(dataDir) : undefined;
  let database: DatabaseSync;
  try {
    database = openLocked(file, lock);
  } catch (error) {
    lock?.close();
    throw error;
  }
  const db = new Kysely<Database>({ dialect: sqliteDialect(database), log: onQuery });
  const readWorkers = createReadWorkerDriver(READ_WORKERS, file, READ_WORKER_PRAGMAS);
  const readPool = new Kysely<Database>({
    dialect: { ...sqliteDialect(database), createDriver: () => readWorkers },
    log: onQuery,
  });
  const probes = new DatabaseSync(file, { readOnly: true });
  return {
    db,
    readPool,
    migrations: migrationsFor('sqlite'),
    whileMigrating: (work) => work(db),
    prepareUpgrade: (version) =>
      `To go back, put ${keepUpgradeCopy(file, version)} in place of ${DATA_FILE} and start the previous version.`,
    afterOpening: () => buildSearchIndexes(db),
    async whileLoading(work) {
      await dropSearchTriggers(db);
      try {
        await work();
      } finally {
        await buildSearchIndexes(db);
      }
    },
    textSearch,
    queryEach: (texts, query) =>
      sql`(${sql.join(
        texts.map((text) => sql`select * from (${query(sql`${text}`)}) as found`),
        sql` union all `,
      )})`,
    // Not BUSY: the dialect has already retried for 5 seconds.
    lockName: () => Promise.resolve(),
    isTransient: isDuplicatePosition,
    isUnavailable: (error) => UNAVAILABLE.has(sqliteResultCode(error)),
    startProblem: (error) =>
      error instanceof Error && UNAVAILABLE.has(sqliteResultCode(error))
        ? `PLANNER_DATA_DIR: the database in ${dataDir} cannot be written (${error.message}).`
        : undefined,
    startWarning: undefined,
    async probe() {
      try {
        probes.exec('select 1 from users limit 1');
      } catch {
        return 'down';
      }
      return (await isWritable(dataDir, file)) ? 'up' : 'readOnly';
    },
    connections: () => undefined,
    waitingReads: readWorkers.waitingCount,
    standbyLagBytes: () => Promise.resolve(undefined),
    vacuum() {
      for (const index of SEARCHED_TABLES.map((table) => `${table}_search`))
        database.exec(`insert into ${index}(${index}) values ('optimize')`);
      database.exec('vacuum; pragma wal_checkpoint(truncate)');
      return Promise.resolve();
    },
    async sizeBytes() {
      const [data, log] = await Promise.all([stat(file), stat(`${file}-wal`)]);
      return data.size + log.size;
    },
    async close() {
      await readPool.destroy();
      if (probes.isOpen) probes.close();
      await db.destroy();
      if (database.isOpen) database.close();
      lock?.close();
    },
  };
};

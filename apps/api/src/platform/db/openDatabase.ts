import { setTimeout as pause } from 'node:timers/promises';
import { type Logger, sql } from 'kysely';
import type { Log } from '../createLog.ts';
import { StartError } from '../StartError.ts';
import { refuseIncompleteCopy } from './copyDatabase.ts';
import { makeDataFolderPrivate, refuseOtherDatabase } from './dataFolder.ts';
import type { Engine } from './Engine.ts';
import { migrate, readVersion } from './migrate.ts';
import { openPostgres } from './openPostgres.ts';
import { openSqlite } from './openSqlite.ts';
import { mayAcceptSoon } from './postgresErrors.ts';
import type { Db } from './schema.ts';

/** Updates the statistics that the query planner uses. Call it after adding many rows. */
export const updateStatistics = async (db: Db): Promise<void> => {
  await sql`analyze`.execute(db);
};

/** Turns an error into a StartError if the operator can fix its cause. */
export const explainError = (engine: Engine, error: unknown): unknown => {
  if (error instanceof StartError) return error;
  const problem = engine.startProblem(error);
  return problem === undefined ? error : new StartError(problem, { cause: error });
};

/** Closes the engine after the work. @throws StartError when the operator can fix what failed */
export const withEngine = async <T>(engine: Engine, work: (engine: Engine) => Promise<T>): Promise<T> => {
  try {
    return await work(engine);
  } catch (error) {
    throw explainError(engine, error);
  } finally {
    await engine.close();
  }
};

interface DatabaseSettings {
  /** `postgres://…`; undefined for the embedded database. */
  databaseUrl: string | undefined;
  /** A standby, for slow reads. */
  databaseReadUrl?: string | undefined;
  dataDir: string;
  /** Connections to PostgreSQL. */
  databasePoolSize?: number | undefined;
  /** How long PostgreSQL may take for a statement. */
  databaseTimeoutMs?: number | undefined;
  /** How long to wait until PostgreSQL accepts connections. Default: 0 on a terminal, else a minute. */
  databaseWaitMs?: number | undefined;
  /** Called after each statement. */
  onQuery?: Logger | undefined;
  /** Whichever database the server used before. */
  isToBeCopied?: boolean;
}

/** As long as Compose, Kubernetes or a fail-over take to start PostgreSQL. */
const WAIT_MS = 60_000;
const RETRY_MS = 500;

/** After a power failure PostgreSQL may start later than the server. */
const openPostgresWhenReady = async (
  databaseUrl: string,
  { databasePoolSize, databaseTimeoutMs, databaseWaitMs, databaseReadUrl, onQuery }: DatabaseSettings,
  log?: Log,
): Promise<Engine> => {
  const options = {
    poolSize: databasePoolSize,
    statementTimeoutMs: databaseTimeoutMs,
    readUrl: databaseReadUrl,
    onQuery,
    log,
  };
  const until = performance.now() + (databaseWaitMs ?? (process.stdout.isTTY ? 0 : WAIT_MS));
  for (let isFirst = true; ; isFirst = false)
    try {
      return await openPostgres(databaseUrl, options);
    } catch (error) {
      const mayWait = error instanceof StartError && mayAcceptSoon(error.cause);
      if (!mayWait || performance.now() >= until) throw error;
      if (isFirst) log?.({ level: 'warn', message: `Waiting for the database. ${error.message}` });
      await pause(RETRY_MS);
    }
};

/** Runs pending migrations. @throws StartError when an upgrade fails; otherwise the database's error */
const upgrade = async (engine: Engine, log?: Log): Promise<void> => {
  const { version, isCurrent } = await readVersion(engine);
  if (isCurrent) return;
  if (version === undefined) return migrate(engine);
  const wayBack = engine.prepareUpgrade(version);
  try {
    await migrate(engine);
    const { version: to } = await readVersion(engine);
    log?.({ level: 'info', message: 'The database was upgraded', from: version, to });
  } catch (error) {
    const problem = engine.startProblem(error) ?? `The database could not be upgraded (${String(error)}).`;
    throw new StartError(`${problem} ${wayBack}`, { cause: error });
  }
};

/** @param isExclusive whether to fail if another process uses the embedded database exclusively. @throws StartError when the operator has to act */
export const openDatabase = async (
  settings: DatabaseSettings,
  isExclusive: boolean,
  log?: Log,
): Promise<Engine> => {
  const { databaseUrl, dataDir } = settings;
  if (!settings.isToBeCopied) refuseOtherDatabase(dataDir, databaseUrl);
  const engine = databaseUrl
    ? await openPostgresWhenReady(databaseUrl, settings, log)
    : openSqlite(dataDir, isExclusive, settings.onQuery);
  try {
    // Beside PostgreSQL, too, it has the outbox.
    makeDataFolderPrivate(dataDir);
    await upgrade(engine, log);
    await refuseIncompleteCopy(engine.db);
    await engine.afterOpening();
    return engine;
  } catch (error) {
    await engine.close();
    throw explainError(engine, error);
  }
};

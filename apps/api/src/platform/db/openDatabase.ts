import { sql } from 'kysely';
import { StartError } from '../StartError.ts';
import { refuseIncompleteCopy } from './copyDatabase.ts';
import { makeDataFolderPrivate } from './dataFolder.ts';
import type { Engine } from './Engine.ts';
import { migrate, readVersion } from './migrate.ts';
import { openPostgres } from './openPostgres.ts';
import { openSqlite } from './openSqlite.ts';
import type { Db } from './schema.ts';

/** Updates the statistics that the query planner uses. Call it after adding many rows. */
export const updateStatistics = async (db: Db): Promise<void> => {
  await sql`analyze`.execute(db);
};

/** Turns an error into a StartError if the operator can fix its cause. */
const explainError = (engine: Engine, error: unknown): unknown => {
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
  dataDir: string;
  /** Connections to PostgreSQL. */
  databasePoolSize?: number | undefined;
  /** How long PostgreSQL may take for a statement. */
  databaseTimeoutMs?: number | undefined;
}

/** Called after an upgrade, with the last migrations before and after it. */
type OnUpgraded = (from: string, to: string | undefined) => void;

/** Runs pending migrations. @throws StartError when an upgrade fails; otherwise the database's error */
const upgrade = async (engine: Engine, onUpgraded?: OnUpgraded): Promise<void> => {
  const { version, isCurrent } = await readVersion(engine);
  if (isCurrent || version === undefined) return migrate(engine);
  const wayBack = engine.prepareUpgrade(version);
  try {
    await migrate(engine);
    onUpgraded?.(version, (await readVersion(engine)).version);
  } catch (error) {
    const problem = engine.startProblem(error) ?? `The database could not be upgraded (${String(error)}).`;
    throw new StartError(`${problem} ${wayBack}`, { cause: error });
  }
};

/** @param isExclusive whether to fail if another process uses the embedded database exclusively. @throws StartError when the operator has to act */
export const openDatabase = async (
  { databaseUrl, dataDir, databasePoolSize, databaseTimeoutMs }: DatabaseSettings,
  isExclusive: boolean,
  onUpgraded?: OnUpgraded,
): Promise<Engine> => {
  const engine = databaseUrl
    ? await openPostgres(databaseUrl, { poolSize: databasePoolSize, statementTimeoutMs: databaseTimeoutMs })
    : openSqlite(dataDir, isExclusive);
  try {
    // Beside PostgreSQL, too, it has the outbox.
    makeDataFolderPrivate(dataDir);
    await upgrade(engine, onUpgraded);
    await refuseIncompleteCopy(engine.db);
    await engine.afterOpening();
    return engine;
  } catch (error) {
    await engine.close();
    throw explainError(engine, error);
  }
};

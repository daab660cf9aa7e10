import type { Env } from '../env.ts';
import type { Engine } from './Engine.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './openPostgres.ts';
import { openSqlite } from './openSqlite.ts';

/**
 * Opens the database that the settings name and brings its tables up to date.
 * @param isAlone whether to refuse the embedded database when another process holds it
 * @throws StartError with one sentence when that is not possible
 */
export const openDatabase = async (
  { databaseUrl, dataDir }: Pick<Env, 'databaseUrl' | 'dataDir'>,
  isAlone: boolean,
): Promise<Engine> => {
  const engine = databaseUrl ? await openPostgres(databaseUrl) : openSqlite(dataDir, isAlone);
  try {
    await migrate(engine);
    await engine.afterOpening();
    return engine;
  } catch (error) {
    await engine.close();
    throw error;
  }
};

import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Env } from '../env.ts';
import { copyDatabase } from '../platform/db/copyDatabase.ts';
import { DATA_FILE } from '../platform/db/dataFolder.ts';
import { openDatabase, withEngine } from '../platform/db/openDatabase.ts';
import { openPostgres } from '../platform/db/openPostgres.ts';
import { StartError } from '../platform/StartError.ts';

/**
 * Copies the embedded database, which no server may use meanwhile, into an empty PostgreSQL database.
 * @throws StartError when the operator has to act
 */
export const copyData = async (
  { databaseUrl, dataDir }: Env,
  _args: readonly string[],
  print: (line: string) => void,
): Promise<void> => {
  if (!databaseUrl) throw new StartError('DATABASE_URL: name the empty PostgreSQL database to copy into.');
  if (!existsSync(path.join(dataDir, DATA_FILE))) {
    throw new StartError(`PLANNER_DATA_DIR: there is no database in ${dataDir}.`);
  }
  const summaries = await withEngine(await openPostgres(databaseUrl), async (copy) => {
    // Exclusive, because a server's later writes would be lost.
    const embedded = await openDatabase({ databaseUrl: undefined, dataDir }, true);
    return withEngine(embedded, (original) => copyDatabase(original, copy, original));
  });
  for (const { table, rows, checksum } of summaries) print(`${table}: ${rows} rows, checksum ${checksum}`);
  print('Rows and checksums of all tables are the same in both databases.');
};

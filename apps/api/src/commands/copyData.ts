import { existsSync } from 'node:fs';
import path from 'node:path';
import { copyDatabase } from '../platform/db/copyDatabase.ts';
import { DATA_FILE, rememberDatabase } from '../platform/db/dataFolder.ts';
import { openDatabase, withEngine } from '../platform/db/openDatabase.ts';
import { openPostgres } from '../platform/db/openPostgres.ts';
import { storeKeyOfFolder } from '../platform/security/secretKeys.ts';
import { StartError } from '../platform/StartError.ts';
import type { Run } from './Command.ts';

/** Copies the embedded database, which no server may use meanwhile, into an empty PostgreSQL database. */
export const copyData: Run = async ({ databaseUrl, dataDir }, _args, print) => {
  if (!databaseUrl) throw new StartError('DATABASE_URL: name the empty PostgreSQL database to copy into.');
  if (!existsSync(path.join(dataDir, DATA_FILE))) {
    throw new StartError(`PLANNER_DATA_DIR: there is no database in ${dataDir}.`);
  }
  const summaries = await withEngine(await openPostgres(databaseUrl), async (copy) => {
    // Exclusive, because a server's later writes would be lost.
    const embedded = await openDatabase({ databaseUrl: undefined, dataDir, isToBeCopied: true }, true);
    return withEngine(embedded, async (original) => {
      await storeKeyOfFolder(original, dataDir);
      return copyDatabase(original, copy, original);
    });
  });
  rememberDatabase(dataDir, databaseUrl);
  for (const { table, rows, checksum } of summaries) print(`${table}: ${rows} rows, checksum ${checksum}`);
  print('Rows and checksums of all tables are the same in both databases.');
};

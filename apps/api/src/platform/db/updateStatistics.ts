import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** Updates the statistics that the query planner uses. Call it after adding many rows. */
export const updateStatistics = async (db: Kysely<Database>): Promise<void> => {
  await sql`analyze`.execute(db);
};

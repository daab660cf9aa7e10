import { type Kysely, sql } from 'kysely';

/** The version in force that a version was made of. */
export const versionBases = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table policy_versions add column based_on integer`.execute(db);
};

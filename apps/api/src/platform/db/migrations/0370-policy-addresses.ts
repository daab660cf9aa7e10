import { type Kysely, sql } from 'kysely';

/** Addresses that blocks of a version keep from the one before. */
export const policyAddresses = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table policy_versions add column addresses text`.execute(db);
};

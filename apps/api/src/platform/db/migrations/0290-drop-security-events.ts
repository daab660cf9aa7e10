import { type Kysely, sql } from 'kysely';

/** The activity has a copy of its rows. Erasing a person doesn't look for them here. */
export const dropSecurityEvents = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop table security_events`.execute(db);
};

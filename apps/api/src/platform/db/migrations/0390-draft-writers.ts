import { type Kysely, sql } from 'kysely';

/** Who has saved a draft since it began. */
export const draftWriters = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table policy_drafts add column writers text`.execute(db);
};

import { type Kysely, sql } from 'kysely';

/** What the link of a mail is for: null to reset a password, or an invitation. */
export const invitations = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table reset_tokens add column purpose text`.execute(db);
};

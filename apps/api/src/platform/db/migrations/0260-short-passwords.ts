import { type Kysely, sql } from 'kysely';

/** Sessions that may only change their password. */
export const shortPasswords = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table sessions add column has_short_password integer not null default 0`.execute(db);
};

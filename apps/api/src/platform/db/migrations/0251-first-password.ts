import { type Kysely, sql } from 'kysely';

/** Whether an account must choose a password, because its own was printed. */
export const firstPassword = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table users add column must_change_password integer`.execute(db);
};

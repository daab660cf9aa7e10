import { type Kysely, sql } from 'kysely';

/** Finds and counts suspended users without their rows, in the order of joining. */
export const suspendedUsers = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index users_suspended on users (position, role, suspended_until)
    where suspended_at is not null`.execute(db);
};

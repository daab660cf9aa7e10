import { type Kysely, sql } from 'kysely';

/** Keys that a server without `PLANNER_SECRET_KEY` has generated. */
export const secretKeys = async (db: Kysely<unknown>, dialect: 'postgres' | 'sqlite'): Promise<void> => {
  const end = dialect === 'postgres' ? ')' : ') strict';
  await sql.raw(`create table secret_keys (name text primary key, key text not null${end}`).execute(db);
};

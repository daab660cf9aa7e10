import { type Kysely, sql } from 'kysely';

/** What an administrator may do (null: everything), and whether an account is suspended. */
export const access = async (db: Kysely<unknown>): Promise<void> => {
  for (const column of ['access', 'suspended_at', 'suspended_until', 'suspension_reason'])
    await sql`alter table users add column ${sql.ref(column)} text`.execute(db);
};

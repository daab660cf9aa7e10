import { type Kysely, sql } from 'kysely';

/** Who saved a version of a legal text, beside the name at that time. */
export const policyAuthors = async (db: Kysely<unknown>, dialect: 'postgres' | 'sqlite'): Promise<void> => {
  const id = dialect === 'postgres' ? 'uuid' : 'text';
  for (const column of [`saved_by_id ${id}`, 'saved_by_email text'])
    await sql.raw(`alter table policy_versions add column ${column}`).execute(db);
};

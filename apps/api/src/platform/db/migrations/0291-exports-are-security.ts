import { type Kysely, sql } from 'kysely';

/** Entries about exports join the group `security`. */
export const exportsAreSecurity = async (db: Kysely<unknown>): Promise<void> => {
  await sql`update activity set is_security = 1 where kind in ('userDataExported', 'usersExported',
    'subscriptionsExported', 'activityExported', 'failuresExported', 'exportEnded')`.execute(db);
};

import { type Kysely, sql } from 'kysely';

/** The lines of each kind: a task on many users leaves as many entries of one kind between two lines. */
export const activityKindLines = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index activity_kind_lines on activity (kind, position) where part_of is null`.execute(db);
};

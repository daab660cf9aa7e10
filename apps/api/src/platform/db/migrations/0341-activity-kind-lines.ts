import { type Kysely, sql } from 'kysely';

/**
 * The lines of each kind: a task on many users leaves as many entries of one kind between two lines. With `part_of` at its end
 * SQLite needs no row to decide, and so prefers it to the index of kinds.
 */
export const activityKindLines = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop index if exists activity_kind_lines`.execute(db);
  await sql`create index activity_kind_lines on activity (kind, position, part_of) where part_of is null`.execute(
    db,
  );
};

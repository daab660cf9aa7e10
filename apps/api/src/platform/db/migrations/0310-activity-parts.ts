import { type Kysely, sql } from 'kysely';

/** Entries of single people in a task, and entries that tell what became of another one. */
export const activityParts = async (db: Kysely<unknown>, dialect: 'postgres' | 'sqlite'): Promise<void> => {
  const id = dialect === 'postgres' ? 'uuid' : 'text';
  for (const statement of [
    `alter table activity add column part_of ${id}`,
    `alter table activity add column refers_to ${id}`,
    `create index activity_parts on activity (part_of, position) where part_of is not null`,
    `create index activity_refers_to on activity (refers_to, position) where refers_to is not null`,
    // A task on many users leaves as many entries between two lines.
    `create index activity_lines on activity (position)
      where part_of is null and kind not in ('taskEnded', 'taskCancelled')`,
  ])
    await sql.raw(statement).execute(db);
};

import { type Kysely, sql } from 'kysely';

const statementsFor = (isPostgres: boolean): string[] => {
  const id = isPostgres ? 'uuid' : 'text';
  const end = isPostgres ? ')' : ') strict';
  return [
    `create table tasks (
      id ${id} primary key,
      kind text not null,
      params text not null,
      state text not null,
      reason text,
      actor_id ${id} not null,
      actor text not null,
      address text not null,
      activity_id ${id} not null,
      total integer not null,
      done integer not null,
      failed integer not null,
      next_chunk integer not null,
      created_at text not null,
      updated_at text not null,
      ended_at text
    ${end}`,
    `create index tasks_actor on tasks (actor_id, id)`,
    `create index tasks_state on tasks (state, updated_at)`,
    `create table task_chunks (
      task_id ${id} not null,
      number integer not null,
      items text,
      failures text,
      constraint task_chunks_number primary key (task_id, number)
    ${end}`,
  ];
};

/** Bulk work, and its items in chunks. */
export const tasks = async (db: Kysely<unknown>, dialect: 'postgres' | 'sqlite'): Promise<void> => {
  for (const statement of statementsFor(dialect === 'postgres')) await sql.raw(statement).execute(db);
};

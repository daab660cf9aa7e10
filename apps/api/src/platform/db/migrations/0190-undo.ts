import { type Kysely, sql } from 'kysely';

const statementsFor = (isPostgres: boolean): string[] => [
  `create table undo_items (
    activity_id ${isPostgres ? 'uuid' : 'text'} not null,
    item_id text${isPostgres ? ' collate "C"' : ''} not null,
    kind text not null,
    data text not null,
    at text not null,
    constraint undo_items_key primary key (activity_id, item_id)
  )${isPostgres ? '' : ' strict'}`,
  `create index undo_items_at on undo_items (at)`,
];

/** What entries of the activity need to be undone. */
export const undo = async (db: Kysely<unknown>, dialect: 'postgres' | 'sqlite'): Promise<void> => {
  for (const statement of statementsFor(dialect === 'postgres')) await sql.raw(statement).execute(db);
};

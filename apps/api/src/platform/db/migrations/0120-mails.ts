import { type Kysely, sql } from 'kysely';

const statementsFor = (isPostgres: boolean): string[] => {
  const id = isPostgres ? 'uuid' : 'text';
  return [
    `create table mails (
      id ${id} primary key,
      kind text not null,
      payload text not null,
      request_id text not null,
      created_at text not null,
      state text not null,
      attempts integer not null,
      due_at text not null,
      error text
    )${isPostgres ? '' : ' strict'}`,
    `create index mails_state_due_at on mails (state, due_at)`,
    `alter table reset_tokens add column mail_id ${id}`,
    // CockroachDB drops unique indexes only with `cascade`, which SQLite doesn't know.
    `drop index reset_tokens_user_id${isPostgres ? ' cascade' : ''}`,
    `create index reset_tokens_user on reset_tokens (user_id)`,
  ];
};

/** The queue of mails. Each attempt to send a reset mail makes another token. */
export const mails = async (db: Kysely<unknown>, dialect: 'postgres' | 'sqlite'): Promise<void> => {
  for (const statement of statementsFor(dialect === 'postgres')) await sql.raw(statement).execute(db);
};

import { type Kysely, sql } from 'kysely';

/** Tokens of programs, and which one acted. */
export const apiTokens = async (db: Kysely<unknown>, dialect: 'postgres' | 'sqlite'): Promise<void> => {
  const id = dialect === 'postgres' ? 'uuid' : 'text';
  for (const statement of [
    `create table api_tokens (
      id ${id} primary key,
      token_hash text not null unique,
      user_id ${id} not null references users (id) on delete cascade,
      name text not null,
      access text,
      created_at text not null,
      expires_at text not null,
      last_used_at text
    ${dialect === 'postgres' ? ')' : ') strict'}`,
    `create index api_tokens_user on api_tokens (user_id)`,
    `alter table activity add column token text`,
  ])
    await sql.raw(statement).execute(db);
};

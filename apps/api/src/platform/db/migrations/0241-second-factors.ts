import { type Kysely, sql } from 'kysely';

/** Second factors, recovery codes and challenges, and when a session was last confirmed. */
export const secondFactors = async (db: Kysely<unknown>, dialect: 'postgres' | 'sqlite'): Promise<void> => {
  const id = dialect === 'postgres' ? 'uuid' : 'text';
  const end = dialect === 'postgres' ? ')' : ') strict';
  const user = `${id} not null references users (id) on delete cascade`;
  for (const statement of [
    `create table second_factors (
      id ${id} primary key,
      user_id ${user},
      kind text not null,
      name text not null,
      secret text not null,
      credential_id text unique,
      counter bigint not null,
      created_at text not null,
      last_used_at text
    ${end}`,
    `create index second_factors_user on second_factors (user_id)`,
    `create table recovery_codes (
      code_hash text primary key,
      user_id ${user}
    ${end}`,
    `create index recovery_codes_user on recovery_codes (user_id)`,
    `create table challenges (
      token_hash text primary key,
      purpose text not null,
      user_id ${id} references users (id) on delete cascade,
      data text,
      answers integer not null,
      expires_at text not null
    ${end}`,
    `create index challenges_user on challenges (user_id)`,
    `create index challenges_expires_at on challenges (expires_at)`,
    `alter table sessions add column confirmed_at text`,
  ])
    await sql.raw(statement.replace('bigint', dialect === 'postgres' ? 'bigint' : 'integer')).execute(db);
};

import { type Kysely, sql } from 'kysely';

/** Links of security mails, with which owners say that someone else did something. */
export const securityLinks = async (db: Kysely<unknown>, dialect: 'postgres' | 'sqlite'): Promise<void> => {
  for (const statement of [
    `create table security_links (
      token_hash text primary key,
      user_id ${dialect === 'postgres' ? 'uuid' : 'text'} not null references users (id) on delete cascade,
      created_at text not null,
      expires_at text not null
    ${dialect === 'postgres' ? ')' : ') strict'}`,
    `create index security_links_user on security_links (user_id)`,
    `create index security_links_expires on security_links (expires_at)`,
  ])
    await sql.raw(statement).execute(db);
};

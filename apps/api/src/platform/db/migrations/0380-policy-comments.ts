import { type Kysely, sql } from 'kysely';

/** Comments on passages of legal texts, and answers to them. */
export const policyComments = async (db: Kysely<unknown>, dialect: 'postgres' | 'sqlite'): Promise<void> => {
  const id = dialect === 'postgres' ? 'uuid' : 'text';
  const end = dialect === 'postgres' ? ')' : ') strict';
  for (const statement of [
    `create table policy_comments (
      id ${id} not null primary key,
      type text not null,
      answer_to ${id},
      passage text,
      text text not null,
      saved_at text not null,
      saved_by text,
      saved_by_id ${id},
      saved_by_email text,
      resolved_at text,
      resolved_by text,
      resolved_by_id ${id},
      resolved_by_email text,
      creation_key text,
      creation_content text
    ${end}`,
    `create unique index policy_comments_creation_key on policy_comments (creation_key)`,
    `create index policy_comments_type on policy_comments (type, resolved_at)`,
    `create index policy_comments_answer_to on policy_comments (answer_to)`,
  ])
    await sql.raw(statement).execute(db);
};

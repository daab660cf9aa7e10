import { type Kysely, sql } from 'kysely';

/** Versions of drafts, and the version in force that a draft was made of. */
export const draftVersions = async (db: Kysely<unknown>, dialect: 'postgres' | 'sqlite'): Promise<void> => {
  const id = dialect === 'postgres' ? 'uuid' : 'text';
  const end = dialect === 'postgres' ? ')' : ') strict';
  for (const statement of [
    `alter table policy_drafts add column based_on integer`,
    `create table policy_draft_versions (
      type text not null,
      version integer not null,
      content text not null,
      name text,
      started_at text not null,
      updated_at text not null,
      saved_by text,
      saved_by_id ${id},
      saved_by_email text,
      primary key (type, version)
    ${end}`,
  ])
    await sql.raw(statement).execute(db);
};

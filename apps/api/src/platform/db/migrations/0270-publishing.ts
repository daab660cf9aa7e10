import { type Kysely, sql } from 'kysely';

/** When versions of legal texts come into force, the drafts of the next, and who accepted which. */
export const publishing = async (db: Kysely<unknown>, dialect: 'postgres' | 'sqlite'): Promise<void> => {
  const id = dialect === 'postgres' ? 'uuid' : 'text';
  const end = dialect === 'postgres' ? ')' : ') strict';
  for (const statement of [
    // Null in rows of earlier servers: those came into force when they were saved, and only the last one is public.
    `alter table policy_versions add column in_force_at text`,
    `alter table policy_versions add column note text`,
    `alter table policy_versions add column is_announced integer not null default 0`,
    `alter table policy_versions add column withdrawn_at text`,
    `alter table policy_versions add column withdrawn_reason text`,
    `alter table policies add column reached_at text`,
    // A clock that was set ahead may have dated an older version later.
    `update policies set reached_at = (select max(saved_at) from policy_versions v where v.type = policies.type)`,
    `update policy_versions set in_force_at = (select reached_at from policies p where p.type = policy_versions.type)
      where version = (select version from policies p where p.type = policy_versions.type)`,
    `create index policy_versions_in_force
      on policy_versions (type, (coalesce(in_force_at, saved_at)), version, withdrawn_at)`,
    `create table policy_drafts (
      type text primary key,
      content text,
      version integer not null,
      updated_at text not null,
      saved_by text,
      saved_by_id ${id},
      saved_by_email text
    ${end}`,
    `create table policy_acceptances (
      user_id ${id} not null references users (id) on delete cascade,
      type text not null,
      version integer not null,
      sha256 text not null,
      accepted_at text not null,
      source text not null,
      primary key (user_id, type, version)
    ${end}`,
    `create index policy_acceptances_version on policy_acceptances (type, version)`,
  ])
    await sql.raw(statement).execute(db);
};

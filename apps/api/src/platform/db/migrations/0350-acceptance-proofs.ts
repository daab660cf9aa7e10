import { type Kysely, sql } from 'kysely';

/** What proves an acceptance once the account is deleted, and the index that finds acceptances of equal texts. */
export const acceptanceProofs = async (
  db: Kysely<unknown>,
  dialect: 'postgres' | 'sqlite',
): Promise<void> => {
  for (const statement of [
    `create table policy_acceptance_proofs (
      proof text primary key,
      type text not null,
      version integer not null,
      sha256 text not null
    ${dialect === 'postgres' ? ')' : ') strict'}`,
    `create index policy_acceptances_text on policy_acceptances (type, sha256, user_id)`,
  ])
    await sql.raw(statement).execute(db);
};

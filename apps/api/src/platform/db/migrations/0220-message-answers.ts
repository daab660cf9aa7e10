import { type Kysely, sql } from 'kysely';

/** Who answered a message, and who looks after it. */
export const messageAnswers = async (db: Kysely<unknown>, dialect: 'postgres' | 'sqlite'): Promise<void> => {
  const id = dialect === 'postgres' ? 'uuid' : 'text';
  for (const statement of [
    `alter table contact_messages add column answered_at text`,
    `alter table contact_messages add column answered_by ${id}`,
    `alter table contact_messages add column assigned_to ${id}`,
    `create index contact_messages_answered_at on contact_messages (answered_at)`,
    `create index contact_messages_assigned_to on contact_messages (assigned_to)`,
  ])
    await sql.raw(statement).execute(db);
};

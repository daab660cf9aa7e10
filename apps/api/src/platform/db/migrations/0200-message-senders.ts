import { type Kysely, sql } from 'kysely';

/** An index for the messages from an address. */
export const messageSenders = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index contact_messages_sender on contact_messages (lower(email))`.execute(db);
};

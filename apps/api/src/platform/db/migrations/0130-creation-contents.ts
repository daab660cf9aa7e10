import { type Kysely, sql } from 'kysely';

const TABLES = ['habit_categories', 'workout_categories', 'finance_categories', 'contact_messages', 'users'];

const STATEMENTS = [
  `alter table users add column creation_key text`,
  // Partial: almost no user has a key, and there may be millions.
  `create unique index users_creation_key on users (creation_key) where creation_key is not null`,
  ...TABLES.map((table) => `alter table ${table} add column creation_content text`),
];

/** Idempotency keys of users, and what every item with a key was created with. */
export const creationContents = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};

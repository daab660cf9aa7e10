import { type Kysely, sql } from 'kysely';

const END = `coalesce(expires_at, '9999-12-31T23:59:59.999Z')`;

/** PostgreSQL counts an index of an expression without reading the rows only if it also has the column of the expression. */
export const countedEnds = async (db: Kysely<unknown>, dialect: 'postgres' | 'sqlite'): Promise<void> => {
  if (dialect === 'sqlite') return;
  for (const [name, columns] of [
    ['subscriptions_end', `(${END}), id`],
    ['subscriptions_status_end', `status, (${END}), id`],
  ] as const) {
    await sql`drop index if exists ${sql.ref(name)}`.execute(db);
    await sql`create index ${sql.ref(name)} on subscriptions (${sql.raw(columns)}) include (expires_at)`.execute(
      db,
    );
  }
};

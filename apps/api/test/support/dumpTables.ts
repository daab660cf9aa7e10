import { sql } from 'kysely';
import type { Engine } from '../../src/platform/db/Engine.ts';
import { selectUsers } from '../../src/users/rows.ts';

/** All rows of the database by table, except list positions, which exceed Number.MAX_SAFE_INTEGER. */
export const dumpTables = async ({ db }: Engine): Promise<Record<string, unknown>> => {
  const names = (await db.introspection.getTables())
    .map(({ name }) => name)
    // Tables of the search index derive from the users.
    .filter((name) => name !== 'users' && !/^(?:sqlite|kysely|users_search)/.test(name));
  const tables: Record<string, unknown> = { users: await selectUsers(db).execute() };
  for (const name of names) tables[name] = (await sql`select * from ${sql.table(name)}`.execute(db)).rows;
  return tables;
};

import { sql } from 'kysely';
import type { Engine } from '../../src/platform/db/Engine.ts';

/** All rows of the database by table, except list positions, which exceed Number.MAX_SAFE_INTEGER. */
export const dumpTables = async ({ db }: Engine): Promise<Record<string, unknown>> => {
  const tables: Record<string, unknown> = {};
  for (const { name, columns } of await db.introspection.getTables()) {
    // Tables of the search indexes derive from others.
    if (/^(?:sqlite|kysely)|_search/.test(name)) continue;
    const read = columns.filter((column) => column.name !== 'position').map((column) => sql.ref(column.name));
    tables[name] = (await sql`select ${sql.join(read)} from ${sql.table(name)}`.execute(db)).rows;
  }
  return tables;
};

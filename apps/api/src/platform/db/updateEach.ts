import { sql } from 'kysely';
import { positionOf } from '../ids.ts';
import type { Db } from './schema.ts';

/** Gives each of some rows values of its own, in one statement. All rows set the same columns, which are of text. */
export const updateEach = async (
  db: Db,
  table: 'users' | 'subscriptions',
  rows: readonly { id: string; values: Readonly<Record<string, string | null>> }[],
  increased?: 'version',
): Promise<void> => {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first.values);
  const values = rows
    // SQLite's search index writes what it has gathered whenever a lower position follows.
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(
      ({ id, values: own }) =>
        sql`(${sql.join([sql`cast(${positionOf(id)} as bigint)`, ...columns.map((column) => own[column])])})`,
    );
  const sets = columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`own.${column}`)}`);
  if (increased) sets.push(sql`${sql.ref(increased)} = ${sql.ref(`${table}.${increased}`)} + 1`);
  await sql`
    with own (position, ${sql.join(columns.map((column) => sql.ref(column)))}) as (values ${sql.join(values)})
    update ${sql.table(table)} set ${sql.join(sets)} from own
    where ${sql.ref(`${table}.position`)} = own.position`.execute(db);
};

import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../src/platform/db/openDatabase.ts';
import { createTestDatabase } from './createTestDatabase.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Name of an empty database of this release on the PostgreSQL server; undefined on SQLite, where migrating is fast. */
    migratedDatabase: string | undefined;
  }
}

/** Migrates once for the whole run: PostgreSQL copies a database in a fraction of the time. */
export default async ({ provide }: TestProject) => {
  const database = await createTestDatabase();
  const engine = await openDatabase(database, true);
  await engine.close();
  if (database.databaseUrl) provide('migratedDatabase', new URL(database.databaseUrl).pathname.slice(1));
  return () => database.drop();
};

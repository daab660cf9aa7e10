import type { Env } from '../env.ts';
import { openDatabase } from '../platform/db/openDatabase.ts';

/** Upgrades the database to the newest schema, so that a server on it starts at once. */
export const migrate = async (
  env: Env,
  _args: readonly string[],
  print: (line: string) => void,
): Promise<void> => {
  const engine = await openDatabase(env, true);
  await engine.close();
  print('The database has the newest schema.');
};

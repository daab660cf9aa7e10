import type { Env } from '../env.ts';
import { openDatabase } from '../platform/db/openDatabase.ts';
import { readUserCount } from '../sample/readUserCount.ts';
import { seedUsers } from '../sample/seedUsers.ts';

/** Adds the number of users given as `--users N`, with matching data. */
export const seed = async (
  env: Env,
  args: readonly string[],
  print: (line: string) => void,
): Promise<void> => {
  const count = readUserCount(args);
  const engine = await openDatabase(env, true);
  try {
    const startedAt = Date.now();
    await seedUsers(engine, count, new Date(), (done) => {
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
      print(`${done} of ${count} users after ${seconds} s`);
    });
  } finally {
    await engine.close();
  }
};

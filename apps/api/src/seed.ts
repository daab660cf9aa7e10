import { openDatabase } from './db/openDatabase.ts';
import { readEnv } from './env.ts';
import { readArguments } from './readArguments.ts';
import { runMain } from './runMain.ts';
import { readUserCount } from './sample/readUserCount.ts';
import { seedUsers } from './sample/seedUsers.ts';

await runMain(async () => {
  const count = readUserCount(readArguments());
  const engine = await openDatabase(readEnv(process.env), true);
  try {
    const startedAt = Date.now();
    await seedUsers(engine, count, new Date(), (done) => {
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
      process.stdout.write(`${done} of ${count} users after ${seconds} s\n`);
    });
  } finally {
    await engine.close();
  }
});

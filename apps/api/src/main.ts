import { fileURLToPath } from 'node:url';
import { openDatabase } from './db/openDatabase.ts';
import { readEnv } from './env.ts';
import { loadConsoleFiles } from './http/consoleFiles.ts';
import { openMailer } from './mail/openMailer.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import { runMain } from './runMain.ts';
import { serve } from './serve.ts';

const CONSOLE = fileURLToPath(new URL('../../console/dist', import.meta.url));

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

await runMain(async () => {
  const env = readEnv(process.env);
  const engine = await openDatabase(env, true);
  try {
    await prepareDatabase(engine, env, print);
    const server = await serve({
      ...env,
      engine,
      mailer: openMailer(env, print),
      consoleFiles: loadConsoleFiles(CONSOLE),
    });
    print(`Planner Admin is running at ${server.url}`);
    const finish = async () => {
      await server.stop();
      await engine.close();
      process.exit(0);
    };
    process.once('SIGTERM', () => void finish());
    process.once('SIGINT', () => void finish());
  } catch (error) {
    await engine.close();
    throw error;
  }
});

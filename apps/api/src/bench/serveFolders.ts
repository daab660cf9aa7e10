import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readEnv } from '../env.ts';
import { openDatabase } from '../platform/db/openDatabase.ts';
import { loadStaticFiles } from '../platform/http/staticFiles.ts';
import { openMailer } from '../platform/mail/openMailer.ts';
import { prepareDatabase } from '../prepareDatabase.ts';
import { readArguments, runMain } from '../runMain.ts';
import { seedUsers } from '../sample/seedUsers.ts';
import { serve } from '../serve.ts';

/* `serveFolders.ts USERS FOLDER...`, for `pnpm bench:web`: serves each folder like the console, on a port of its own, with one
   temporary database. Sends the URLs to the parent process, and ends when the parent disconnects. */

await runMain(async () => {
  const [users, ...folders] = readArguments();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'planner-bench-web-'));
  const env = { ...readEnv(process.env), dataDir, port: 0 };
  const engine = await openDatabase(env, true);
  await seedUsers(engine, Number(users), new Date(), () => {});
  await prepareDatabase(engine, env, () => {});
  const mailer = openMailer(env, { print: () => {}, isTerminal: false });
  const servers = await Promise.all(
    folders.map((folder) =>
      serve({ ...env, engine, mailer, log: () => {}, staticFiles: loadStaticFiles(folder) }),
    ),
  );
  // Ctrl+C signals both processes; the parent decides when to end.
  process.on('SIGINT', () => {});
  process.once('disconnect', async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await engine.close();
    await rm(dataDir, { recursive: true, force: true });
    process.exit();
  });
  process.send?.(servers.map(({ url }) => url));
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createAdministrator } from './accounts/createAdministrator.ts';
import { createTerms, type Terms } from './bench/createTerms.ts';
import { type Account, measureHashing } from './bench/measureHashing.ts';
import { measureMixedLoad } from './bench/measureMixedLoad.ts';
import { ADMIN_EMAIL, measurePages, timed } from './bench/measurePages.ts';
import { measureSearches } from './bench/measureSearches.ts';
import { measureThroughput } from './bench/measureThroughput.ts';
import { inMs, print } from './bench/print.ts';
import { startServer } from './bench/startServer.ts';
import type { Engine } from './platform/db/Engine.ts';
import { createIds } from './platform/db/ids.ts';
import { openDatabase } from './platform/db/openDatabase.ts';
import { createHasher } from './platform/security/createHasher.ts';
import { randomPassword } from './platform/security/randomPassword.ts';
import { readArguments, runMain } from './runMain.ts';
import { readUserCount } from './sample/readUserCount.ts';
import { seedUsers } from './sample/seedUsers.ts';
import { startSession } from './sessions/rows.ts';
import { findUser } from './users/rows.ts';

// `pnpm bench -- --users 1000000`: measures pages, searches and load with that many users, in SQLite and, if
// `BENCH_DATABASE_URL` names an empty database, in PostgreSQL.

const ADMINISTRATORS = 50;
const SIGN_INS = 20;

interface Prepared {
  cookies: string[];
  accounts: Account[];
  terms: Terms;
}

/** Fills a database and measures it within this process. */
const prepare = async (name: string, engine: Engine, count: number): Promise<Prepared> => {
  const now = new Date();
  const [hasher, ids] = [createHasher(), createIds()];
  const accounts = Array.from({ length: SIGN_INS }, (_, index) => ({
    email: index === 0 ? ADMIN_EMAIL : `admin${index}@planner.local`,
    password: randomPassword(),
  }));
  for (const account of accounts) await createAdministrator({ engine, hasher, ids, now, ...account });
  const start = performance.now();
  await seedUsers(engine, count, now, () => {});
  print(`${name}: ${count} users stored in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  const administrator = await findUser(engine.db, { email: ADMIN_EMAIL });
  const id = administrator?.id ?? '';
  const lookup = await timed(() => findUser(engine.db, { id }));
  print(inMs(lookup), '      1.0  lookup by primary key');
  const terms = await createTerms(engine, count);
  await measureSearches(engine, terms);
  await measurePages(engine, count, lookup);
  const cookies: string[] = [];
  for (let index = 0; index < ADMINISTRATORS; index += 1)
    cookies.push(`planner_session=${await startSession(engine.db, id, new Date())}`);
  return { cookies, accounts, terms };
};

const bench = async (databaseUrl: string | undefined, dataDir: string, count: number): Promise<void> => {
  const engine = await openDatabase({ databaseUrl, dataDir }, true);
  // Only one process at a time can open the embedded database exclusively.
  const { cookies, accounts, terms } = await prepare(
    databaseUrl ? 'PostgreSQL' : 'SQLite',
    engine,
    count,
  ).finally(() => engine.close());
  const server = await startServer('../main.ts', {
    PLANNER_DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    HOST: '127.0.0.1',
    PORT: '0',
  });
  const [cookie = ''] = cookies;
  await measureMixedLoad(server.url, cookies, terms);
  await measureHashing(server.url, cookie, accounts);
  await measureThroughput(server.url, cookie);
  await server.stop();
};

await runMain(async () => {
  const count = readUserCount(readArguments());
  const postgres = process.env['BENCH_DATABASE_URL'];
  for (const databaseUrl of postgres === undefined ? [undefined] : [undefined, postgres]) {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'planner-bench-'));
    await bench(databaseUrl, dataDir, count).finally(() => rm(dataDir, { recursive: true, force: true }));
  }
});

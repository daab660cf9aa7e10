import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomPassword } from './auth/randomPassword.ts';
import { startSession } from './auth/sessions.ts';
import { measureThroughput } from './bench/measureThroughput.ts';
import { median } from './bench/median.ts';
import { createAdministrator } from './createAdministrator.ts';
import { createHasher } from './auth/createHasher.ts';
import type { Engine } from './db/Engine.ts';
import { createIds } from './db/ids.ts';
import { openDatabase } from './db/openDatabase.ts';
import { createUserPages, type UserChoice } from './db/userPages.ts';
import { findUser } from './db/users.ts';
import { readArguments } from './readArguments.ts';
import { runMain } from './runMain.ts';
import { readUserCount } from './sample/readUserCount.ts';
import { seedUsers } from './sample/seedUsers.ts';

/*
 * `pnpm bench -- --users 1000000`: how long pages and searches take among so many users, in SQLite and, where
 * `BENCH_DATABASE_URL` names an empty database, in PostgreSQL, and how many pages a second are served.
 */

const RUNS = 31;
const PAGE = 10;
const ADMIN_EMAIL = 'admin@planner.local';

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return median(times);
};

const print = (...words: string[]) => process.stdout.write(`${words.join(' ')}\n`);
const inMs = (time: number): string => `${time.toFixed(2).padStart(9)} ms`;

/** Number of the last page is asked for by a number beyond the end. */
const LAST = 1_000_000_000;

const cases = (count: number): [name: string, choice: UserChoice, page: number][] => {
  const middle = Math.floor(count / PAGE / 2);
  return [
    ['first page', { query: '' }, 1],
    ['deep page', { query: '' }, middle],
    ['last page', { query: '' }, LAST],
    ['first page by name', { query: '', sort: 'name' }, 1],
    ['deep page by name', { query: '', sort: 'name' }, middle],
    ['deep page by name, backwards', { query: '', sort: '-name' }, middle + 1],
    ['last page by name', { query: '', sort: 'name' }, LAST],
    ['deep page by e-mail, users only', { query: '', sort: '-email', role: 'user' }, middle],
    ['deep page by role', { query: '', sort: 'role' }, middle],
    ['oldest first, users only, deep', { query: '', sort: 'joined', role: 'user' }, middle],
    ['search with many hits', { query: 'example' }, 1],
    ['the same by name', { query: 'example', sort: 'name' }, 1],
    ['the same, deep', { query: 'example' }, middle],
    ['search with some hits', { query: 'müller' }, 1],
    ['the same by name, users only', { query: 'müller', sort: 'name', role: 'user' }, 1],
    ['the same, last page', { query: 'müller', sort: 'name', role: 'user' }, LAST],
    ['search with one hit', { query: ADMIN_EMAIL }, 1],
    ['search with no hits', { query: 'nobody at all' }, 1],
    ['one letter', { query: 'a' }, 1],
    ['two letters', { query: 'an' }, 1],
    ['two rare letters', { query: 'qx' }, 1],
    ['several words', { query: 'anna müller' }, 1],
    ['an accent', { query: 'é' }, 1],
    ['another script', { query: '李' }, 1],
    ['a percent sign', { query: '%' }, 1],
    ['an underscore', { query: '_' }, 1],
    ['a quote', { query: "o'" }, 1],
  ];
};

/** Returns the cookie of a session of the administrator. */
const bench = async (name: string, engine: Engine, count: number): Promise<string> => {
  const now = new Date();
  const administrator = await createAdministrator({
    engine,
    hasher: createHasher(),
    ids: createIds(),
    now,
    email: ADMIN_EMAIL,
    password: randomPassword(),
  });
  const start = performance.now();
  await seedUsers(engine, count, now, () => {});
  print(`${name}: ${count} users stored in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  const lookup = await timed(() => findUser(engine.db, { id: administrator.id }));
  print(inMs(lookup), '      1.0  lookup by primary key');
  const pages = createUserPages(engine);
  for (const [what, choice, page] of cases(count)) {
    const first = performance.now();
    await pages.read(choice, page, PAGE);
    const cold = performance.now() - first;
    const time = await timed(() => pages.read(choice, page, PAGE));
    print(inMs(time), (time / lookup).toFixed(1).padStart(9), ` ${what} (first time ${cold.toFixed(1)} ms)`);
  }
  return `planner_session=${await startSession(engine.db, administrator.id, new Date())}`;
};

await runMain(async () => {
  const count = readUserCount(readArguments());
  for (const databaseUrl of [undefined, process.env['BENCH_DATABASE_URL']].filter(
    (url, index) => index === 0 || url !== undefined,
  )) {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'planner-bench-'));
    try {
      const engine = await openDatabase({ databaseUrl, dataDir }, true);
      // Only one process at a time may open the embedded database: this one first, then the server's.
      const cookie = await bench(databaseUrl ? 'PostgreSQL' : 'SQLite', engine, count).finally(() =>
        engine.close(),
      );
      const { rate, bareRate, ratio, bytes } = await measureThroughput(
        { PLANNER_DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
        cookie,
      );
      print(
        `GET users: ${rate.toFixed(0)} a second; bare node:http with the same ${bytes} bytes: ${bareRate.toFixed(0)}`,
      );
      print(`ratio ${ratio.toFixed(2)}\n`);
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  }
});

import { stat } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { readOptions } from './readOptions.ts';
import { createClient, inTemporaryFolder, logIn, runCommand, startServer } from './startServer.ts';
import { formatNumber, formatTable, median, percentile } from './statistics.ts';

const USAGE = `Usage: pnpm bench [-- --users 1000000 [--year [--days 365]] [--only sqlite|postgres]]

Measures pages, searches, and reads beside sign-ins, with that many users, in SQLite and, if BENCH_DATABASE_URL names an
empty database, in PostgreSQL. All times include HTTP. With --year there are days of work of ten administrators, and the activity,
messages, exports, the size of each table, backup, restore and upgrade are measured instead of searches of users. That run fails if
something takes longer than its limit, which needs a quiet machine.`;

const { values } = readOptions(USAGE, {
  users: { type: 'string', default: '1000000' },
  year: { type: 'boolean', default: false },
  days: { type: 'string', default: '365' },
  only: { type: 'string' },
});
const users = Number(values.users);

/** Once in about a hundred reads the server collects garbage. */
const RUNS = 300;
/** Of reads with the limit `BROAD`. */
const BROAD_RUNS = 100;
const PAGE = 10;
const MIDDLE = Math.floor(users / PAGE / 2);
/** Beyond the end: returns the last page. */
const LAST = 100_000;
/** The first reads nothing, and shows how quiet the machine is. */
const PAGES = [
  '/health',
  ...[
    'page=1',
    `page=${MIDDLE}`,
    `page=${LAST}`,
    'page=1&sort=name',
    `page=${MIDDLE}&sort=name`,
    `page=${MIDDLE + 1}&sort=-name`,
    `page=${MIDDLE}&sort=-email&role=user`,
    `page=${MIDDLE}&sort=role`,
    `page=${MIDDLE}&sort=joined&role=user`,
  ].map((query) => `/users?${query}`),
];
const LISTS = ['users?page=1', 'users?page=1&sort=name', `users?page=3&role=user`, 'subscriptions?page=1'];
/** Searches with more hits take longer. */
const MANY = 10_000;
const PEOPLE = 40;
const SIGN_INS = 20;
const READS_MS = 5000;
const READ_PAUSE_MS = 5;

interface ListedUser {
  name: string;
  email: string;
}

type Call = ReturnType<typeof createClient>;

const printTimes = (title: string, times: Readonly<Record<string, readonly number[]>>): void => {
  const rows = Object.entries(times).map(([what, all]) => [
    what,
    ...[median(all), percentile(all, 0.99), Math.max(...all), all.length].map(formatNumber),
  ]);
  process.stdout.write(`${formatTable([`${title}, ms`, 'median', '99 %', 'longest', 'times'], rows)}\n\n`);
};

const termsOf = ({ name, email }: ListedUser): string[] => [
  ...[1, 2, 3, 5].map((letters) => name.slice(0, letters).trim()),
  name,
  name.split(' ').toReversed().join(' '),
  email,
  email.slice(2, 8),
  email.slice(-16),
  `${name} x`,
];

/** Parts of the names and addresses of users from everywhere in the list, and terms that most or few users have. */
const readTerms = async (call: Call): Promise<Set<string>> => {
  const terms = new Set(['example', '@example.com', 'an', 'qx', 'anna müller', 'é', '李', '%', '_', "o'"]);
  for (let index = 0; index < PEOPLE; index += 1) {
    const { body } = await call('GET', `/users?page=${1 + Math.floor((index * users) / PAGE / PEOPLE)}`);
    const [user] = (body as { users: ListedUser[] }).users;
    for (const term of user ? termsOf(user) : []) terms.add(term);
  }
  return terms;
};

const measureSearches = async (call: Call): Promise<void> => {
  const terms = await readTerms(call);
  for (const list of LISTS) {
    const times: Record<string, number[]> = {};
    for (const term of terms) {
      const address = `/${list}&query=${encodeURIComponent(term)}`;
      const { ms, body } = await call('GET', address);
      const { totalPages } = (body as { pagination: { totalPages: number } }).pagination;
      const [first, again] =
        totalPages * PAGE > MANY ? ['more hits', 'more hits again'] : ['up to 10,000 hits', 'the same again'];
      (times[first] ??= []).push(ms);
      (times[again] ??= []).push((await call('GET', address)).ms);
    }
    printTimes(`searches of ${list}`, times);
  }
};

/** Reads on an idle server, and while administrators sign in again and again. */
const measureHashing = async (call: Call, url: string): Promise<void> => {
  const accounts = Array.from({ length: SIGN_INS }, (_, index) => ({
    email: `admin${index}@planner.local`,
    password: `seven green bottles ${index}`,
  }));
  for (const account of accounts) await call('POST', '/users', { name: 'Admin', role: 'admin', ...account });
  const readUntil = async (end: number): Promise<number[]> => {
    const times: number[] = [];
    while (performance.now() < end) {
      await pause(READ_PAUSE_MS);
      times.push((await call('GET', '/users')).ms);
    }
    return times;
  };
  const idle = await readUntil(performance.now() + READS_MS);
  const end = performance.now() + READS_MS;
  const signIn = async (account: object) => {
    while (performance.now() < end) await logIn(url, account);
  };
  const [busy] = await Promise.all([readUntil(end), ...accounts.map(signIn)]);
  printTimes('reads', { 'on an idle server': idle, [`while ${SIGN_INS} sign in`]: busy });
};

/** Limits of 99 % of the reads after the first, in ms. */
const PLAIN = 10;
const SEARCH = 100;
/** Also of the first. */
const BROAD = 1000;

/** Of a page of entries or messages, with its limit. `administrator3` has done a tenth of everything, and every message says `calendar`. */
const YEAR_READS: readonly (readonly [address: string, limit: number])[] = [
  ['activity?limit=50', PLAIN],
  ['activity?limit=50&partOf=none&groups=changes', 2 * PLAIN],
  ['activity?limit=50&kind=security', PLAIN],
  ['activity?limit=50&actor=administrator3@planner.example', PLAIN],
  ['activity?limit=50&query=administrator3', SEARCH],
  ['activity?limit=50&query=anna', SEARCH],
  ['activity?limit=50&query=nobody-has-this', SEARCH],
  ['activity?limit=50&query=an', SEARCH],
  ['activity?limit=50&query=zq', BROAD],
  ['messages?page=1', 2 * PLAIN],
  ['messages?page=5000', 2 * PLAIN],
  ['messages?page=1&query=anna', SEARCH],
  ['messages?page=1&query=calendar', BROAD],
  ['messages?page=5000&query=calendar', BROAD],
  ['messages?page=1&query=zq', BROAD],
  ['users/dashboard', 2 * PLAIN],
  ['policies/terms/versions', PLAIN],
];
const EXPORTS = ['activity/export', 'users/export'];
const EXPORT_RUNS = 3;
const SEEDING_LIMIT_S = 300;
/** Which can run again. */
const LAST_UPGRADE = '0341-activity-kind-lines';

const failures: string[] = [];
const expectAtMost = (what: string, measured: number, limit: number): void => {
  if (measured > limit) failures.push(`${what}: ${formatNumber(measured)} instead of at most ${limit}`);
};

interface Stored {
  databaseUrl: string | undefined;
  dataDir: string;
}

/** Runs a statement in the database of a server. */
const query = async ({ databaseUrl, dataDir }: Stored, text: string): Promise<Record<string, unknown>[]> => {
  if (databaseUrl === undefined) {
    const database = new DatabaseSync(path.join(dataDir, 'planner.db'));
    const rows = database.prepare(text).all();
    database.close();
    return rows;
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(text);
  await client.end();
  return rows;
};

/** Bytes of each table with its indexes, by name. */
const readSizes = async (stored: Stored): Promise<[string, number][]> => {
  const rows = await query(
    stored,
    stored.databaseUrl === undefined
      ? `select coalesce(s.tbl_name, d.name) as name, sum(d.pgsize) as bytes
         from dbstat d left join sqlite_schema s on s.name = d.name group by 1`
      : `select relname as name, pg_total_relation_size(oid) as bytes from pg_class
         where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  return rows.map(({ name, bytes }) => [String(name), Number(bytes)]);
};

const MIB = 2 ** 20;

/** What a year leaves: reads, exports, memory and sizes. */
const measureYear = async (call: Call, url: string, cookie: string, stored: Stored): Promise<void> => {
  const rows: string[][] = [];
  for (const [address, limit] of YEAR_READS) {
    const { ms: first } = await call('GET', `/${address}`);
    const again: number[] = [];
    for (let run = 0; run < (limit === BROAD ? BROAD_RUNS : RUNS); run += 1)
      again.push((await call('GET', `/${address}`)).ms);
    const most = percentile(again, 0.99);
    rows.push([address, ...[first, median(again), most].map(formatNumber), String(limit)]);
    expectAtMost(address, most, limit);
    expectAtMost(`first ${address}`, first, BROAD);
  }
  process.stdout.write(`${formatTable(['reads, ms', 'first', 'median', '99 %', 'limit'], rows)}\n\n`);

  const exports: Record<string, number[]> = {};
  for (const address of EXPORTS)
    for (let run = 0; run < EXPORT_RUNS; run += 1) {
      const start = performance.now();
      const response = await fetch(`${url}/api/v1/${address}`, { headers: { Cookie: cookie } });
      let bytes = 0;
      for await (const chunk of response.body ?? []) bytes += chunk.byteLength;
      (exports[`${address}, ${(bytes / MIB).toFixed(0)} MiB`] ??= []).push(performance.now() - start);
    }
  printTimes('exports', exports);

  const metrics = await (await fetch(`${url}/metrics`)).text();
  const [, resident = ''] = /^process_resident_memory_bytes (\S+)$/m.exec(metrics) ?? [];
  const sizes = (await readSizes(stored)).toSorted(([, a], [, b]) => b - a);
  const shown = [
    ...sizes.filter(([, bytes]) => bytes > MIB),
    ['memory of the server', Number(resident)] as const,
  ];
  process.stdout.write(
    `${formatTable(
      ['size, MiB', ''],
      shown.map(([name, bytes]) => [name, formatNumber(bytes / MIB)]),
    )}\n\n`,
  );
};

const environmentOf = ({ dataDir, databaseUrl }: Stored): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  PLANNER_DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
});

/** Without a server: a backup, a verified one, its restore, and an upgrade. */
const measureCommands = async (stored: Stored): Promise<void> => {
  const { dataDir } = stored;
  const env = environmentOf(stored);
  const run = async (args: readonly string[], more?: NodeJS.ProcessEnv) =>
    (await runCommand(args, { ...env, ...more })).seconds;
  const [backup, verified] = [path.join(dataDir, 'backup.gz'), path.join(dataDir, 'verified.gz')];
  const seconds: Record<string, number> = {
    backup: await run(['backup', backup]),
    'backup --verify': await run(['backup', '--verify', verified]),
    'restore into SQLite': await run(['restore', verified], {
      PLANNER_DATA_DIR: path.join(dataDir, 'restored'),
      DATABASE_URL: undefined,
    }),
  };
  await query(stored, `delete from kysely_migration where name = '${LAST_UPGRADE}'`);
  seconds['upgrade: copy, and an index of the activity'] = await run(['migrate']);
  const rows = Object.entries(seconds).map(([name, value]) => [name, formatNumber(value)]);
  const { size } = await stat(backup);
  process.stdout.write(
    `${formatTable(['commands, s', ''], [...rows, ['size of the backup, MiB', formatNumber(size / MIB)]])}\n\n`,
  );
};

/** Adds users and days of work, and prints how long that took. */
const seed = async (stored: Stored): Promise<void> => {
  const days = values.year ? values.days : '0';
  const args = ['seed', '--users', values.users, '--days', days, '--yes'];
  const { seconds, output } = await runCommand(args, environmentOf(stored));
  const [, usersS = seconds.toFixed(0)] = /indexes after (\d+) s/.exec(output) ?? [];
  const database = stored.databaseUrl === undefined ? 'SQLite' : 'PostgreSQL';
  const work = values.year ? `, and ${days} days of work after ${seconds.toFixed(0)} s` : '';
  process.stdout.write(`${database}: ${users} users stored after ${usersS} s${work}\n\n`);
  expectAtMost('seeding of users, s', Number(usersS), SEEDING_LIMIT_S);
  // A year's rows do not arrive within minutes, to be cleaned and written to disk while people read.
  if (stored.databaseUrl !== undefined)
    for (const statement of ['vacuum (analyze)', 'checkpoint']) await query(stored, statement);
};

const bench = async (databaseUrl: string | undefined, dataDir: string): Promise<void> => {
  const stored = { databaseUrl, dataDir };
  await seed(stored);
  const server = await startServer({ ...stored, variables: { PLANNER_METRICS: '1' } });
  try {
    const cookie = await logIn(server.url);
    const call = createClient(server.url, cookie);
    const pages: Record<string, number[]> = {};
    for (const page of PAGES)
      for (let run = 0; run < RUNS; run += 1) (pages[page] ??= []).push((await call('GET', page)).ms);
    printTimes('pages', pages);
    if (values.year) {
      for (const [page, times] of Object.entries(pages))
        expectAtMost(page, percentile(times.slice(1), 0.99), PLAIN);
      await measureYear(call, server.url, cookie, stored);
    } else {
      await measureSearches(call);
      await measureHashing(call, server.url);
    }
  } finally {
    await server.stop();
  }
  if (!values.year) return;
  await measureCommands(stored);
  const late = failures.splice(0);
  if (late.length === 0) return;
  process.stdout.write(`Beyond their limits:\n${late.join('\n')}\n\n`);
  process.exitCode = 1;
};

if (values.only !== 'postgres') await inTemporaryFolder((folder) => bench(undefined, folder));
const postgres = process.env['BENCH_DATABASE_URL'];
if (postgres && values.only !== 'sqlite') await inTemporaryFolder((folder) => bench(postgres, folder));

import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { readOptions } from './readOptions.ts';
import { createClient, inTemporaryFolder, logIn, runCommand, startServer } from './startServer.ts';
import { formatNumber, formatTable, median, percentile } from './statistics.ts';

const USAGE = `Usage: pnpm bench [-- --users 1000000 [--year]]

Measures pages, searches, and reads beside sign-ins, with that many users, in SQLite and, if BENCH_DATABASE_URL names an
empty database, in PostgreSQL. All times include HTTP. With --year there is a year of work of ten administrators, and the activity,
messages, exports, the size of each table, backup and restore are measured instead of searches of users.`;

const { values } = readOptions(USAGE, {
  users: { type: 'string', default: '1000000' },
  year: { type: 'boolean', default: false },
});
const users = Number(values.users);

const RUNS = 100;
const PAGE = 10;
const MIDDLE = Math.floor(users / PAGE / 2);
/** Beyond the end: returns the last page. */
const LAST = 100_000;
const PAGES = [
  'page=1',
  `page=${MIDDLE}`,
  `page=${LAST}`,
  'page=1&sort=name',
  `page=${MIDDLE}&sort=name`,
  `page=${MIDDLE + 1}&sort=-name`,
  `page=${MIDDLE}&sort=-email&role=user`,
  `page=${MIDDLE}&sort=role`,
  `page=${MIDDLE}&sort=joined&role=user`,
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

const YEAR_READS = [
  'activity?limit=50',
  'activity?limit=50&kind=security',
  'activity?limit=50&actor=administrator3@planner.example',
  'activity?limit=50&query=administrator3',
  'activity?limit=50&query=zz',
  'messages?page=1',
  'messages?page=5000',
  'messages?page=1&query=calendar',
  'users/dashboard',
  'policies/terms/versions',
];
const YEAR_RUNS = 20;
const EXPORTS = ['activity/export', 'users/export'];
const EXPORT_RUNS = 3;

/** Bytes of each table with its indexes, by name. */
const readSizes = async (databaseUrl: string | undefined, dataDir: string): Promise<[string, number][]> => {
  if (databaseUrl === undefined) {
    const database = new DatabaseSync(path.join(dataDir, 'planner.db'), { readOnly: true });
    const rows = database
      .prepare(
        `select coalesce(s.tbl_name, d.name) as name, sum(d.pgsize) as bytes
         from dbstat d left join sqlite_schema s on s.name = d.name group by 1`,
      )
      .all();
    database.close();
    return rows.map(({ name, bytes }) => [String(name), Number(bytes)]);
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string; bytes: string }>(
    `select relname as name, pg_total_relation_size(oid) as bytes from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  await client.end();
  return rows.map(({ name, bytes }) => [name, Number(bytes)]);
};

const MIB = 2 ** 20;

/** What a year leaves: sizes, reads, exports, and the time of a backup and its restore. */
const measureYear = async (
  call: Call,
  {
    url,
    cookie,
    databaseUrl,
    dataDir,
  }: { url: string; cookie: string; databaseUrl: string | undefined; dataDir: string },
): Promise<void> => {
  const reads: Record<string, number[]> = {};
  for (const address of YEAR_READS)
    for (let run = 0; run < YEAR_RUNS; run += 1)
      (reads[address] ??= []).push((await call('GET', `/${address}`)).ms);
  printTimes('reads after a year', reads);

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
  const sizes = (await readSizes(databaseUrl, dataDir)).toSorted(([, a], [, b]) => b - a);
  const rows = [
    ...sizes.filter(([, bytes]) => bytes > MIB),
    ['memory of the server', Number(resident)] as const,
  ];
  process.stdout.write(
    `${formatTable(
      ['size, MiB', ''],
      rows.map(([name, bytes]) => [name, formatNumber(bytes / MIB)]),
    )}\n\n`,
  );

  const env = { PATH: process.env['PATH'], PLANNER_DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const backup = path.join(dataDir, 'backup.gz');
  const seconds = {
    backup: await runCommand(['backup', backup], env),
    'backup --verify': await runCommand(['backup', '--verify', path.join(dataDir, 'verified.gz')], env),
    'restore into SQLite': await runCommand(['restore', backup], {
      ...env,
      PLANNER_DATA_DIR: path.join(dataDir, 'restored'),
      DATABASE_URL: undefined,
    }),
  };
  process.stdout.write(
    `${formatTable(
      ['commands, s', ''],
      Object.entries(seconds).map(([name, value]) => [name, formatNumber(value)]),
    )}\n\n`,
  );
};

const bench = async (databaseUrl: string | undefined, dataDir: string): Promise<void> => {
  const start = performance.now();
  const server = await startServer({
    dataDir,
    databaseUrl,
    users,
    days: values.year ? 365 : 0,
    variables: { PLANNER_METRICS: '1' },
  });
  const seconds = (performance.now() - start) / 1000;
  const database = databaseUrl === undefined ? 'SQLite' : 'PostgreSQL';
  process.stdout.write(`${database}: ${users} users stored after ${seconds.toFixed(0)} s\n\n`);
  try {
    const cookie = await logIn(server.url);
    const call = createClient(server.url, cookie);
    const pages: Record<string, number[]> = {};
    for (const query of PAGES)
      for (let run = 0; run < RUNS; run += 1)
        (pages[query] ??= []).push((await call('GET', `/users?${query}`)).ms);
    printTimes('pages of users', pages);
    if (values.year) return await measureYear(call, { url: server.url, cookie, databaseUrl, dataDir });
    await measureSearches(call);
    await measureHashing(call, server.url);
  } finally {
    await server.stop();
  }
};

await inTemporaryFolder((folder) => bench(undefined, folder));
const postgres = process.env['BENCH_DATABASE_URL'];
if (postgres) await inTemporaryFolder((folder) => bench(postgres, folder));

import { setTimeout as pause } from 'node:timers/promises';
import { readOptions } from './readOptions.ts';
import { inTemporaryFolder, startServer, createClient, logIn } from './startServer.ts';
import { formatNumber, formatTable, median, percentile } from './statistics.ts';

const USAGE = `Usage: pnpm bench [-- --users 1000000]

Measures pages, searches, and reads beside sign-ins, with that many users, in SQLite and, if BENCH_DATABASE_URL names an
empty database, in PostgreSQL. All times include HTTP.`;

const { values } = readOptions(USAGE, { users: { type: 'string', default: '1000000' } });
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

type Client = ReturnType<typeof createClient>;

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
const readTerms = async (call: Client): Promise<Set<string>> => {
  const terms = new Set(['example', '@example.com', 'an', 'qx', 'anna müller', 'é', '李', '%', '_', "o'"]);
  for (let index = 0; index < PEOPLE; index += 1) {
    const { body } = await call('GET', `/users?page=${1 + Math.floor((index * users) / PAGE / PEOPLE)}`);
    const [user] = (body as { users: ListedUser[] }).users;
    for (const term of user ? termsOf(user) : []) terms.add(term);
  }
  return terms;
};

const measureSearches = async (call: Client): Promise<void> => {
  const terms = await readTerms(call);
  for (const list of LISTS) {
    const times: Record<string, number[]> = {};
    for (const term of terms) {
      const path = `/${list}&query=${encodeURIComponent(term)}`;
      const { ms, body } = await call('GET', path);
      const { totalPages } = (body as { pagination: { totalPages: number } }).pagination;
      const [first, again] =
        totalPages * PAGE > MANY ? ['more hits', 'more hits again'] : ['up to 10,000 hits', 'the same again'];
      (times[first] ??= []).push(ms);
      (times[again] ??= []).push((await call('GET', path)).ms);
    }
    printTimes(`searches of ${list}`, times);
  }
};

/** Reads on an idle server, and while administrators sign in again and again. */
const measureHashing = async (call: Client, url: string): Promise<void> => {
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

const bench = async (databaseUrl: string | undefined, dataDir: string): Promise<void> => {
  const start = performance.now();
  const server = await startServer({ dataDir, databaseUrl, users });
  const seconds = (performance.now() - start) / 1000;
  const database = databaseUrl === undefined ? 'SQLite' : 'PostgreSQL';
  process.stdout.write(`${database}: ${users} users stored after ${seconds.toFixed(0)} s\n\n`);
  try {
    const call = createClient(server.url, await logIn(server.url));
    const pages: Record<string, number[]> = {};
    for (const query of PAGES)
      for (let run = 0; run < RUNS; run += 1)
        (pages[query] ??= []).push((await call('GET', `/users?${query}`)).ms);
    printTimes('pages of users', pages);
    await measureSearches(call);
    await measureHashing(call, server.url);
  } finally {
    await server.stop();
  }
};

await inTemporaryFolder((folder) => bench(undefined, folder));
const postgres = process.env['BENCH_DATABASE_URL'];
if (postgres) await inTemporaryFolder((folder) => bench(postgres, folder));

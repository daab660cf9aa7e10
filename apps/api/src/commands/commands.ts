import { createInterface } from 'node:readline/promises';
import { warningsOf } from '../env.ts';
import { readCounter } from '../platform/db/counters.ts';
import { openDatabase, withEngine } from '../platform/db/openDatabase.ts';
import { StartError } from '../platform/StartError.ts';
import { seedDays } from '../sample/seedDays.ts';
import { seedUsers } from '../sample/seedUsers.ts';
import { admin } from './admin.ts';
import { backup } from './backup.ts';
import type { Run } from './Command.ts';
import { copyData } from './copyData.ts';
import { mails } from './mails.ts';
import { restore } from './restore.ts';
import { serve } from './serve.ts';

/** A line per command. */
export const describeUsage = (): string => {
  const commands = Object.entries(COMMANDS).map(([name, { args, does }]) => [
    args === undefined ? name : `${name} ${args}`,
    does,
  ]);
  const rows = [...commands, ['version', 'print version, commit and Node'], ['help', 'print this']];
  const width = Math.max(...rows.map(([usage = '']) => usage.length));
  return [
    'Usage: node server.js [COMMAND]',
    '',
    ...rows.map(([usage = '', does = '']) => `  ${usage.padEnd(width)}  ${does}`),
    '',
    'Environment variables configure every command; check-config checks them.',
  ].join('\n');
};

/** Prints what is unsafe. Invalid variables end every command before it starts. */
const checkConfig: Run = (env, _args, print) => {
  for (const warning of warningsOf(env)) print(`Warning: ${warning}`);
  print('All variables are valid.');
  return Promise.resolve();
};

/** Upgrades the database to the newest schema, so that a server on it starts at once. */
const migrate: Run = async (env, _args, print) => {
  await (await openDatabase(env, true)).close();
  print('The database has the newest schema.');
};

/** PostgreSQL serves requests meanwhile; the embedded database must not be in use. */
const vacuum: Run = async (env, _args, print) => {
  await withEngine(await openDatabase(env, true), async (engine) => {
    const readMib = async () => ((await engine.sizeBytes()) / 2 ** 20).toFixed(1);
    const before = await readMib();
    await engine.vacuum();
    print(`The database had ${before} MiB, and has ${await readMib()} MiB now.`);
  });
};

const MAX_USERS = 10_000_000;
const USAGE = `Say how many users to add, from 1 to ${MAX_USERS}: --users 1000.`;

const DAYS_PER_MONTH = 30;

/** Parses `--users N [--days N] [--yes]`. @throws StartError for anything else */
export const readSeedArguments = (
  args: readonly string[],
): { users: number; days: number; isConfirmed: boolean } => {
  const [, text = '', days = '0', yes] =
    /^--users (\d{1,8})(?: --days (\d{1,3}))?( --yes)?$/.exec(args.join(' ')) ?? [];
  const users = Number(text);
  if (users < 1 || users > MAX_USERS) throw new StartError(USAGE);
  return { users, days: Number(days), isConfirmed: yes !== undefined };
};

const ask = async (question: string): Promise<boolean> => {
  const terminal = createInterface(process.stdin, process.stdout);
  try {
    return /^y(?:es)?$/i.test((await terminal.question(question)).trim());
  } finally {
    terminal.close();
  }
};

/** Adds `--users N` users, with matching data, and `--days N` of work of administrators. Where people already are, it asks or needs `--yes`. */
const seed: Run = async (env, args, print) => {
  const { users, days, isConfirmed } = readSeedArguments(args);
  await withEngine(await openDatabase(env, true), async (engine) => {
    const before = await readCounter(engine.db, 'users');
    if (before > 0 && !isConfirmed) {
      const warning = `The database has users: ${before}. Invented ones can't be told from them later.`;
      if (!process.stdin.isTTY) throw new StartError(`${warning} Append --yes to add them all the same.`);
      if (!(await ask(`${warning} Add ${users}? [y/N] `))) return;
    }
    const startedAt = Date.now();
    const seconds = () => ((Date.now() - startedAt) / 1000).toFixed(0);
    const now = new Date();
    const people = await seedUsers(engine, users, now, (done) =>
      print(`${done} of ${users} users after ${seconds()} s`),
    );
    if (days === 0) return;
    print(`${users} users with their indexes after ${seconds()} s`);
    await seedDays(engine, days, people, now, (done) => {
      if (done === days || done % DAYS_PER_MONTH === 0) print(`${done} of ${days} days after ${seconds()} s`);
    });
  });
};

interface Command {
  readonly run: Run;
  /** Without, the command takes no arguments. */
  readonly args?: string;
  readonly does: string;
}

/** By the name on the command line. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  serve: { run: serve, does: 'serve console and API (the default)' },
  migrate: { run: migrate, does: 'upgrade the database to the newest schema' },
  admin: {
    run: admin,
    args: 'create|reset-password|reset-second-factor EMAIL',
    does: 'print a new password of an administrator, or remove lost second factors',
  },
  backup: {
    run: backup,
    args: '[--verify] FILE | --keep N FOLDER',
    does: 'write all data to a new file, or to a dated one beside N - 1 older ones',
  },
  restore: { run: restore, args: 'FILE', does: 'restore a backup into an empty database' },
  'copy-data': { run: copyData, does: 'copy the embedded database into an empty PostgreSQL database' },
  mails: { run: mails, args: 'list|release', does: 'print the mail queue, or release it after a restore' },
  seed: {
    run: seed,
    args: '--users N [--days N] [--yes]',
    does: 'add N users and matching data, and days of work of administrators',
  },
  vacuum: { run: vacuum, does: 'make the embedded database as small as its data; vacuum PostgreSQL' },
  'check-config': { run: checkConfig, does: 'check the environment variables' },
};

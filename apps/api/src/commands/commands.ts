import { warningsOf } from '../env.ts';
import { openDatabase, withEngine } from '../platform/db/openDatabase.ts';
import { StartError } from '../platform/StartError.ts';
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

const MAX_USERS = 10_000_000;
const USAGE = `Say how many users to add, from 1 to ${MAX_USERS}: --users 1000.`;

/** Parses `--users N`. @throws StartError for anything else */
export const readUserCount = ([name, count = '', ...more]: readonly string[]): number => {
  const users = Number(count);
  if (name !== '--users' || more.length > 0 || !/^\d{1,8}$/.test(count) || users < 1 || users > MAX_USERS) {
    throw new StartError(USAGE);
  }
  return users;
};

/** Adds the number of users given as `--users N`, with matching data. */
const seed: Run = async (env, args, print) => {
  const count = readUserCount(args);
  const startedAt = Date.now();
  await withEngine(await openDatabase(env, true), (engine) =>
    seedUsers(engine, count, new Date(), (done) => {
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
      print(`${done} of ${count} users after ${seconds} s`);
    }),
  );
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
  backup: { run: backup, args: 'FILE', does: 'write all data to a new file' },
  restore: { run: restore, args: 'FILE', does: 'restore a backup into an empty database' },
  'copy-data': { run: copyData, does: 'copy the embedded database into an empty PostgreSQL database' },
  mails: { run: mails, args: 'list|release', does: 'print the mail queue, or release it after a restore' },
  seed: { run: seed, args: '--users N', does: 'add N users and matching data' },
  'check-config': { run: checkConfig, does: 'check the environment variables' },
};

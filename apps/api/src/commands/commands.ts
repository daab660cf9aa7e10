import type { Env } from '../env.ts';
import { admin } from './admin.ts';
import { backup } from './backup.ts';
import { checkConfig } from './checkConfig.ts';
import { copyData } from './copyData.ts';
import { mails } from './mails.ts';
import { migrate } from './migrate.ts';
import { restore } from './restore.ts';
import { seed } from './seed.ts';
import { serve } from './serve.ts';

interface Command {
  /** Resolves when the command is done, or the server is running. `print` writes a line to stdout. @throws StartError */
  readonly run: (env: Env, args: readonly string[], print: (line: string) => void) => Promise<void>;
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
    args: 'create|reset-password EMAIL',
    does: 'print a new password of an administrator',
  },
  backup: { run: backup, args: 'FILE', does: 'write all data to a new file' },
  restore: { run: restore, args: 'FILE', does: 'restore a backup into an empty database' },
  'copy-data': { run: copyData, does: 'copy the embedded database into an empty PostgreSQL database' },
  mails: { run: mails, args: 'list|release', does: 'print the mail queue, or release it after a restore' },
  seed: { run: seed, args: '--users N', does: 'add N users and matching data' },
  'check-config': { run: checkConfig, does: 'check the environment variables' },
};

import { readEnv } from '../env.ts';
import { messageOf } from '../platform/db/postgresErrors.ts';
import { lowerPriority } from '../platform/TaskWorker.ts';
import { backup } from './backup.ts';

// A process of its own, because a thread cannot be ended while SQLite copies the database.
lowerPriority();

try {
  await backup(readEnv(process.env), process.argv.slice(2), (line) => process.stdout.write(`${line}\n`));
} catch (error) {
  process.stderr.write(messageOf(error));
  process.exitCode = 1;
}

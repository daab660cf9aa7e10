import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Env } from '../env.ts';
import type { Log } from '../platform/createLog.ts';
import type { Engine } from '../platform/db/Engine.ts';
import { deleteMilestone, readMilestone, renewMilestone } from '../platform/db/milestones.ts';
import { messageOf } from '../platform/db/postgresErrors.ts';
import { DAY_MS, MINUTE_MS } from '../platform/time.ts';
import { BACKUP_FAILED, BACKUP_SUCCEEDED } from './backup.ts';

const execute = promisify(execFile);
const PROGRAM = fileURLToPath(new URL('./backupProcess.ts', import.meta.url));

/** Milestone of the newest time of the schedule that a server has claimed. */
const CLAIMED = 'backup_claimed';

/** The last of these times of day (`HH:MM`, UTC) that is not in the future. */
export const lastTimeOf = (times: readonly string[], now: Date): Date => {
  const candidates = [0, DAY_MS].flatMap((ago) => {
    const day = new Date(now.getTime() - ago).toISOString().slice(0, 10);
    return times.map((time) => Date.parse(`${day}T${time}:00.000Z`));
  });
  return new Date(Math.max(...candidates.filter((time) => time <= now.getTime())));
};

/**
 * Makes verified backups, in a process of their own, at the times of the schedule, and at the start if the last one was missed. Of several servers,
 * the first to claim a time makes its backup.
 */
export const scheduleBackups = async (engine: Engine, env: Env, log: Log) => {
  const { backupSchedule: times, backupFolder = '', backupKeep } = env;
  if (times.length === 0) return undefined;
  const { db } = engine;
  const args = [PROGRAM, '--keep', String(backupKeep), '--verify', backupFolder];
  const stopping = new AbortController();
  let claimed = 0;

  const makeBackup = async (): Promise<void> => {
    const startedAt = performance.now();
    const outcome = await execute(process.execPath, args, { signal: stopping.signal }).then(
      ({ stdout }) => ({ level: 'info' as const, message: 'Backed up', lines: stdout.trim().split('\n') }),
      ({ stderr, message }: Error & { stderr?: string }) => ({
        level: 'error' as const,
        message: 'The backup failed',
        error: stderr || message,
      }),
    );
    if (stopping.signal.aborted) return void (await deleteMilestone(db, CLAIMED));
    if (outcome.level === 'error') await renewMilestone(db, BACKUP_FAILED, new Date());
    log({ ...outcome, durationMs: Math.round(performance.now() - startedAt) });
  };
  const check = async (): Promise<void> => {
    try {
      const due = lastTimeOf(times, new Date());
      if (due.getTime() === claimed) return;
      const isOurs = await renewMilestone(db, CLAIMED, due);
      claimed = due.getTime();
      if (isOurs && !stopping.signal.aborted) await makeBackup();
    } catch (error) {
      // The database is not available. The next minute tries again.
      log({ level: 'warn', message: 'No backup could be started', error: messageOf(error) });
    }
  };

  const last = await readMilestone(db, BACKUP_SUCCEEDED);
  log({
    level: 'info',
    message: 'Backups are scheduled',
    times,
    folder: backupFolder,
    last: last ?? 'never',
  });
  let work = check();
  const timer = setInterval(() => {
    work = work.then(check);
  }, MINUTE_MS).unref();
  return {
    /** Aborts a running backup, which the next server makes. */
    async stop(): Promise<void> {
      stopping.abort();
      clearInterval(timer);
      await work;
    },
  };
};

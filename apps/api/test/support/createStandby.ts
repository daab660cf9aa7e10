import { execFile } from 'node:child_process';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './freePort.ts';

const run = promisify(execFile);

/** Where Debian has the programs of a server. */
const DEBIAN = '/usr/lib/postgresql';

/** The folder of the newest installed PostgreSQL; undefined without one. */
export const findPostgres = async (): Promise<string | undefined> => {
  const versions = await readdir(DEBIAN).catch(() => []);
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0];
  return newest === undefined ? undefined : path.join(DEBIAN, newest, 'bin');
};

/** PostgreSQL refuses to run as root. */
const asOwner = async (folder: string): Promise<string[]> => {
  if (process.getuid?.() !== 0) return [];
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (id) => (await run('id', [id, 'postgres'])).stdout.trim()),
  );
  await chown(folder, Number(uid), Number(gid));
  return ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
};

export interface Replication {
  primary: string;
  standby: string;
  remove(): Promise<void>;
}

const urlOf = (port: number) => `postgres://planner@127.0.0.1:${port}/planner`;

/** Creates a primary with an empty database, and a standby that follows it. @param programs see `findPostgres` */
export const createStandby = async (programs: string): Promise<Replication> => {
  // Root's own temporary folder may be closed to the owner of the database.
  const folder = await mkdtemp(path.join(process.getuid?.() === 0 ? '/tmp' : tmpdir(), 'planner-standby-'));
  const launcher = await asOwner(folder);
  const call = async (program: string, ...args: string[]) => {
    const [command = '', ...rest] = [...launcher, path.join(programs, program), ...args];
    await run(command, rest, { cwd: folder });
  };
  const start = (name: string, port: number) =>
    call(
      ...(['pg_ctl', 'start', '--wait', '--pgdata', name, '--log', `${name}.log`] as const),
      '--options',
      `-p ${port} -k ${folder} -c fsync=off`,
    );
  const stop = (name: string) =>
    call('pg_ctl', 'stop', '--mode', 'immediate', '--pgdata', name).catch(() => {});
  const [primary, standby] = [await freePort(), await freePort()];
  await call('initdb', '--pgdata', 'primary', '--username', 'planner', '--auth', 'trust', '--no-sync');
  await start('primary', primary);
  const at = ['--host', '127.0.0.1', '--port', String(primary), '--username', 'planner'];
  await call('createdb', ...at, 'planner');
  await call(
    'pg_basebackup',
    ...at,
    '--pgdata',
    'standby',
    '--write-recovery-conf',
    '--checkpoint',
    'fast',
    '--no-sync',
  );
  await start('standby', standby);
  return {
    primary: urlOf(primary),
    standby: urlOf(standby),
    async remove() {
      await Promise.all([stop('primary'), stop('standby')]);
      await rm(folder, { recursive: true });
    },
  };
};

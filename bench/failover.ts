import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Cluster, createPatroniCluster } from './patroniCluster.ts';
import { readOptions } from './readOptions.ts';
import { freePort, inTemporaryFolder } from './startServer.ts';
import { rehearseSlowness } from './rehearseSlowness.ts';
import { writeDuring } from './writers.ts';

const USAGE = `Usage: pnpm rehearse-failover [-- --patroni [--freeze] | --slow DATABASE_URL [--only NAME]]

Servers write without a pause while their primary dies, or the node of a leader under Patroni dies or freezes. Fails if a
server does not recover, or an acknowledged write is lost. Needs the programs of PostgreSQL and PgBouncer, or of Patroni and
etcd, in PATH.

With --slow, 40 clients use two servers behind HAProxy, 40 s each, while the empty database answers 0.5, 2 and 5 s later or not at
all, the servers have a quarter of the CPU, wrong clocks, 3,000 idle connections or a slow mail server, and while the disk of an
embedded database is full or slow. Fails if HAProxy refuses a request by itself, an acknowledged write is lost, or the slowest accepted
writes take three times as long as one alone. Needs HAProxy, libfaketime, strace, and root for a small file system.`;

const { values } = readOptions(USAGE, {
  patroni: { type: 'boolean' },
  freeze: { type: 'boolean' },
  slow: { type: 'string' },
  only: { type: 'string' },
});

const run = promisify(execFile);
const USER = 'planner';

/** Creates a primary, a standby that confirms each commit, and PgBouncer in front. Needs their programs in PATH. */
const createCluster = async (folder: string): Promise<Cluster> => {
  const [primaryPort, standbyPort, bouncerPort] = [await freePort(), await freePort(), await freePort()];
  const [primary, standby] = [path.join(folder, 'primary'), path.join(folder, 'standby')];
  const clientOptions = (port: number) => ['-h', '127.0.0.1', '-p', String(port), '-U', USER];

  const start = async (data: string, port: number, synchronousStandbys: string) => {
    const settings = `-p ${port} -k ${folder} -c synchronous_standby_names='${synchronousStandbys}'`;
    await run('pg_ctl', ['start', '-w', '-D', data, '-l', `${data}.log`, '-o', settings]);
  };
  const stop = (data: string) => run('pg_ctl', ['stop', '-m', 'immediate', '-D', data]).catch(() => {});

  const settingsFile = path.join(folder, 'pgbouncer.ini');
  const writeSettings = (port: number) =>
    writeFile(
      settingsFile,
      `[databases]
planner = host=127.0.0.1 port=${port} user=${USER}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${bouncerPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
server_login_retry = 1
`,
    );

  await run('initdb', ['-D', primary, '-U', USER, '-A', 'trust', '--no-sync']);
  await start(primary, primaryPort, '');
  await run('createdb', [...clientOptions(primaryPort), 'planner']);
  await run('pg_basebackup', [...clientOptions(primaryPort), '-D', standby, '-R', '-c', 'fast']);
  await start(standby, standbyPort, '');
  await stop(primary);
  await start(primary, primaryPort, '*');
  await writeSettings(primaryPort);
  const bouncer = spawn('pgbouncer', ['-q', settingsFile], { stdio: 'ignore' });
  await once(bouncer, 'spawn');

  return {
    /** PgBouncer in transaction mode. */
    databaseUrl: `postgres://${USER}@127.0.0.1:${bouncerPort}/planner`,
    /** Kills the primary as a power failure would, promotes the standby and points PgBouncer at it. */
    failOver: async () => {
      await stop(primary);
      await run('pg_ctl', ['promote', '-w', '-D', standby]);
      await writeSettings(standbyPort);
      bouncer.kill('SIGHUP');
    },
    stop: async () => {
      bouncer.kill('SIGKILL');
      await Promise.all([stop(primary), stop(standby)]);
    },
  };
};

await inTemporaryFolder(async (folder) => {
  if (values.slow !== undefined) return rehearseSlowness(values.slow, values.only);
  const cluster = values.patroni
    ? await createPatroniCluster(folder, values.freeze ? 'SIGSTOP' : 'SIGKILL')
    : await createCluster(folder);
  try {
    process.stdout.write(`${await writeDuring(folder, cluster.databaseUrl, cluster.failOver)}\n`);
  } finally {
    await cluster.stop();
  }
});

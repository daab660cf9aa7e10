import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createClient, logIn } from './createClient.ts';
import { inTemporaryFolder, startServer } from './startServer.ts';

// `pnpm rehearse-failover`: servers write without a pause while their primary dies. Fails if one doesn't recover, or an
// acknowledged write is lost.

const SERVERS = 2;
const LANES_PER_SERVER = 4;
const LOAD_MS = 3000;
const RETRY_MS = 50;
/** Per lane, after the failover. */
const WRITES_AFTERWARDS = 20;

const run = promisify(execFile);
const USER = 'planner';

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/** Creates a primary, a standby that confirms each commit, and PgBouncer in front. Needs their programs in PATH. */
const createCluster = async (folder: string) => {
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

/** Adds categories one after the other until enough were added after the failover. */
const write = async (url: string, cookie: string, hasFailedOver: () => boolean) => {
  const call = createClient(url, cookie);
  const ids: string[] = [];
  let refused = 0;
  let longestGapMs = 0;
  let lastAt = performance.now();
  for (let left = WRITES_AFTERWARDS; left > 0;) {
    const { status, body } = await call('POST', '/finance-categories', {
      name: 'Rehearsal',
      color: '#336699',
    });
    if (status === 503) {
      refused += 1;
      await pause(RETRY_MS);
      continue;
    }
    longestGapMs = Math.max(longestGapMs, performance.now() - lastAt);
    lastAt = performance.now();
    ids.push((body as { _id: string })['_id']);
    if (hasFailedOver()) left -= 1;
  }
  return { ids, refused, longestGapMs };
};

await inTemporaryFolder(async (folder) => {
  const cluster = await createCluster(folder);
  const stops = [cluster.stop];
  try {
    const urls: string[] = [];
    for (let index = 0; index < SERVERS; index += 1) {
      const dataDir = path.join(folder, `data${index}`);
      const server = await startServer({ dataDir, databaseUrl: cluster.databaseUrl });
      stops.unshift(server.stop);
      urls.push(server.url);
    }
    const [url = ''] = urls;
    const cookie = await logIn(url);
    let hasFailedOver = false;
    const load = Promise.all(
      urls
        .flatMap((one) => Array.from({ length: LANES_PER_SERVER }, () => one))
        .map((one) => write(one, cookie, () => hasFailedOver)),
    );
    await Promise.race([load, pause(LOAD_MS)]);
    await cluster.failOver();
    hasFailedOver = true;
    const lanes = await load;
    const { body } = await createClient(url, cookie)('GET', '/finance-categories/admin');
    const stored = new Set((body as { _id: string }[]).map((category) => category['_id']));
    const ids = lanes.flatMap((lane) => lane.ids);
    const lost = ids.filter((id) => !stored.has(id)).length;
    const refused = lanes.reduce((sum, lane) => sum + lane.refused, 0);
    const gap = (Math.max(...lanes.map((lane) => lane.longestGapMs)) / 1000).toFixed(1);
    process.stdout.write(
      `${ids.length} writes acknowledged, ${lost} of them lost; ${refused} refused with 503; no writes for ${gap} s\n`,
    );
    if (lost > 0) throw new Error('Acknowledged writes were lost.');
  } finally {
    for (const stop of stops) await stop();
  }
});

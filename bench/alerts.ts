import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { createDelay } from './createDelay.ts';
import { createMailServer } from './createMailServer.ts';
import { readOptions } from './readOptions.ts';
import {
  admin,
  createClient,
  freePort,
  inTemporaryFolder,
  logIn,
  runCommand,
  startServer,
} from './startServer.ts';

const USAGE = `Usage: pnpm rehearse-alerts [-- --database DATABASE_URL [--only ALERT|idle]]

Servers, Prometheus with the alerts of deploy/, and Alertmanager. Fails if two idle servers alert within six minutes, or if something
that breaks raises another alert than its own: there, the time that an alert waits is seconds instead of minutes. Takes half an hour.
Needs Debian's packages prometheus and prometheus-alertmanager, and an empty PostgreSQL database.`;

const { values } = readOptions(USAGE, { database: { type: 'string' }, only: { type: 'string' } });

const IDLE_MS = 360_000;
/** Of an alert to begin. The longest waits for a minute. */
const BROKEN_MS = 150_000;
/** For others to begin as well. */
const AFTER_MS = 12_000;
const POLL_MS = 1000;
/** For the server to release its database. */
const BUSY_MS = 5000;
const ALERTS = new URL('../deploy/prometheus/alerts.yml', import.meta.url);

interface Broken {
  folder: string;
  databaseUrl: string;
  database: Awaited<ReturnType<typeof createDelay>>;
  server: Awaited<ReturnType<typeof startServer>>;
  call: ReturnType<typeof createClient>;
  restart: (variables?: Readonly<Record<string, string>>) => Promise<void>;
  /** What other exporters tell Prometheus. */
  exported: Record<string, number>;
  /** Repeats something until the end. Failures are what some rehearsals want. */
  repeat: (clients: number, work: () => Promise<unknown>) => void;
}

interface Rehearsal {
  alert: string;
  usesPostgres?: true;
  variables?: Readonly<Record<string, string>>;
  /** That runs the server. */
  command?: readonly string[];
  /** Of mails. */
  rejects?: true;
  /** Days of work to search. */
  days?: number;
  /** Prometheus comes later, to what is broken already. */
  isBefore?: true;
  /** Alerts wait for as long as in `deploy/`. */
  isUnscaled?: true;
  hasNoBackup?: true;
  break: (broken: Broken) => unknown;
}

const requestReset = (origin: string) =>
  createClient(origin, '')('POST', '/auth/forgot-password-web', { email: admin.email });

const lockCategories = async (databaseUrl: string, ms: number): Promise<void> => {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('begin; lock table finance_categories');
  await pause(ms);
  await client.end();
};

const REHEARSALS: readonly Rehearsal[] = [
  { alert: 'PlannerAdminDown', break: ({ server }) => server.stop() },
  { alert: 'PlannerAdminDatabaseDown', usesPostgres: true, break: ({ database }) => database.cut(true) },
  { alert: 'PlannerAdminDatabaseSlow', usesPostgres: true, break: ({ database }) => database.delay(700) },
  {
    alert: 'PlannerAdminErrors',
    usesPostgres: true,
    variables: { DATABASE_TIMEOUT_MS: '1000' },
    break({ databaseUrl, repeat, call }) {
      repeat(1, () => lockCategories(databaseUrl, 5000));
      repeat(1, () => call('GET', '/finance-categories/admin'));
      // A fast server would answer so many that those which fail are less than a hundredth.
      repeat(1, async () => {
        await pause(100);
        await call('GET', '/users');
      });
    },
  },
  {
    alert: 'PlannerAdminSlow',
    usesPostgres: true,
    break({ databaseUrl, repeat, call }) {
      repeat(1, async () => {
        const lock = lockCategories(databaseUrl, 4000);
        await pause(500);
        await Promise.all([lock, call('GET', '/finance-categories/admin')]);
      });
    },
  },
  {
    alert: 'PlannerAdminPoolExhausted',
    usesPostgres: true,
    isBefore: true,
    variables: { DATABASE_POOL_SIZE: '1' },
    break({ database, repeat, call }) {
      database.delay(20);
      repeat(6, () => call('GET', '/users'));
    },
  },
  {
    alert: 'PlannerAdminReadsWaiting',
    isBefore: true,
    days: 20,
    break: ({ repeat, call }) => repeat(12, () => call('GET', '/activity?query=zq')),
  },
  {
    alert: 'PlannerAdminBusy',
    break: ({ server, repeat }) =>
      repeat(1, async () => {
        process.kill(server.pid, 'SIGSTOP');
        await pause(700);
        process.kill(server.pid, 'SIGCONT');
        await pause(300);
      }),
  },
  {
    alert: 'PlannerAdminRestarting',
    isUnscaled: true,
    async break({ restart }) {
      for (let times = 0; times < 5; times += 1) {
        await restart();
        await pause(5000);
      }
    },
  },
  {
    alert: 'PlannerAdminFilesExhausted',
    command: ['prlimit', '--nofile=200'],
    break({ server, repeat }) {
      const sockets = new Set<Socket>();
      repeat(1, async () => {
        await pause(20);
        if (sockets.size > 140) return;
        const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
        sockets.add(socket.on('error', () => {}).once('close', () => sockets.delete(socket)));
      });
    },
  },
  {
    alert: 'PlannerAdminSignInFailures',
    async break({ server }) {
      const signIn = createClient(server.url, '');
      for (let index = 0; index < 90; index += 1) {
        await signIn('POST', '/auth/login', { email: `nobody${index}@example.org`, password: 'wrong' }).catch(
          () => {},
        );
        await pause(100);
      }
    },
  },
  {
    alert: 'PlannerAdminMailsDelayed',
    variables: { SMTP_URL: 'smtp://127.0.0.1:1' },
    async break({ server, folder }) {
      await requestReset(server.url);
      const database = new DatabaseSync(path.join(folder, 'planner.db'), { timeout: BUSY_MS });
      database.prepare('update mails set created_at = ?').run(new Date(Date.now() - 1_000_000).toISOString());
      database.close();
    },
  },
  { alert: 'PlannerAdminMailsFailed', rejects: true, break: ({ server }) => requestReset(server.url) },
  {
    alert: 'PlannerAdminBackupFailed',
    isUnscaled: true,
    break: ({ restart }) => restart({ BACKUP_SCHEDULE: '00:00', BACKUP_FOLDER: '/nowhere' }),
  },
  { alert: 'PlannerAdminBackupOld', hasNoBackup: true, break: () => {} },
  { alert: 'PlannerAdminUnreachable', break: ({ exported }) => (exported['probe_success'] = 0) },
  {
    alert: 'PlannerAdminCertificateExpires',
    break: ({ exported }) => (exported['probe_ssl_earliest_cert_expiry'] = Date.now() / 1000 + 86_400),
  },
  { alert: 'PlannerAdminDiskFull', break: ({ exported }) => (exported['node_filesystem_avail_bytes'] = 5) },
  {
    alert: 'PlannerAdminClockWrong',
    break: ({ exported }) => (exported['node_timex_offset_seconds'] = 3600),
  },
];

/** Stands for the exporters of Prometheus that watch the proxy, the disk and the clock. */
const createExporter = async () => {
  const exported: Record<string, number> = {
    probe_success: 1,
    probe_ssl_earliest_cert_expiry: Date.now() / 1000 + 80 * 86_400,
    node_filesystem_avail_bytes: 50,
    node_filesystem_size_bytes: 100,
    node_timex_offset_seconds: 0.001,
    node_timex_sync_status: 1,
  };
  const server = createServer((_, response) => {
    response.end(
      Object.entries(exported)
        .map(([name, value]) => `${name} ${value}\n`)
        .join(''),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { exported, target: `127.0.0.1:${port}`, close: () => server.close() };
};

const run = (program: string, args: readonly string[]) => {
  const child = spawn(program, args, { stdio: 'ignore' });
  const exit = once(child, 'exit');
  return async () => {
    child.kill('SIGTERM');
    await exit;
  };
};

const read = async <T>(port: number, address: string): Promise<T | undefined> => {
  const response = await fetch(`http://127.0.0.1:${port}${address}`).catch(() => undefined);
  return response?.ok ? ((await response.json()) as T) : undefined;
};

/** Prometheus with the alerts of these targets, which it sends to Alertmanager. */
const startAlerts = async (
  folder: string,
  jobs: Readonly<Record<string, readonly string[]>>,
  isScaled: boolean,
) => {
  const [prometheus, alertmanager] = [await freePort(), await freePort()];
  const inFolder = (name: string) => path.join(folder, name);
  const rules = await readFile(ALERTS, 'utf8');
  await writeFile(
    inFolder('alerts.yml'),
    isScaled ? rules.replaceAll(/for: 1h$/gm, 'for: 60s').replaceAll(/for: (\d+)m$/gm, 'for: $1s') : rules,
  );
  await writeFile(inFolder('alertmanager.yml'), 'route: { receiver: none }\nreceivers: [{ name: none }]\n');
  const scraped = Object.entries(jobs).map(
    ([job, targets]) =>
      `{ job_name: ${job}, static_configs: [{ targets: [${targets.map((one) => `'${one}'`).join(', ')}] }] }`,
  );
  await writeFile(
    inFolder('prometheus.yml'),
    `global: { scrape_interval: 2s, evaluation_interval: 1s }
rule_files: [alerts.yml]
alerting: { alertmanagers: [{ static_configs: [{ targets: ['127.0.0.1:${alertmanager}'] }] }] }
scrape_configs: [${scraped.join(', ')}]
`,
  );
  const stops = [
    run('prometheus-alertmanager', [
      `--config.file=${inFolder('alertmanager.yml')}`,
      `--storage.path=${inFolder('alertmanager')}`,
      `--web.listen-address=127.0.0.1:${alertmanager}`,
      '--cluster.listen-address=',
    ]),
    run('prometheus', [
      `--config.file=${inFolder('prometheus.yml')}`,
      `--storage.tsdb.path=${inFolder('tsdb')}`,
      `--web.listen-address=127.0.0.1:${prometheus}`,
    ]),
  ];
  const targetsUp = async (): Promise<number> => {
    const found = await read<{ data: { result: unknown[] } }>(prometheus, '/api/v1/query?query=up==1');
    return found?.data.result.length ?? 0;
  };
  while ((await targetsUp()) < Object.values(jobs).flat().length) await pause(POLL_MS);
  return {
    async firing(): Promise<string[]> {
      const alerts = await read<{ labels: { alertname: string } }[]>(alertmanager, '/api/v2/alerts');
      return (alerts ?? []).map(({ labels }) => labels.alertname);
    },
    stop: () => Promise.all(stops.map((stop) => stop())),
  };
};

type Alerts = Awaited<ReturnType<typeof startAlerts>>;

/** All alerts until a time, or until the wanted one has been there for a while. */
const watch = async (alerts: Alerts, ms: number, wanted = ''): Promise<string> => {
  const seen = new Set<string>();
  let until = performance.now() + ms;
  while (performance.now() < until) {
    await pause(POLL_MS);
    for (const name of await alerts.firing()) {
      if (name === wanted && !seen.has(name)) until = Math.min(until, performance.now() + AFTER_MS);
      seen.add(name);
    }
  }
  return [...seen].toSorted().join(', ');
};

const jobsOf = (urls: readonly string[], exporter: string) => ({
  'planner-admin': urls.map((url) => new URL(url).host),
  'planner-probe': [exporter],
});

/** Resolves to the alerts of one rehearsal. */
const rehearse = async (folder: string, databaseUrl: string, rehearsal: Rehearsal): Promise<string> => {
  const { alert, usesPostgres, days, hasNoBackup, isBefore, isUnscaled, rejects } = rehearsal;
  const database = await createDelay(databaseUrl);
  const exporter = await createExporter();
  const mails = await createMailServer({ recipient: rejects ? '550 Nobody' : '250 OK' });
  const stored = { dataDir: folder, databaseUrl: usesPostgres ? database.url : undefined };
  const environment = {
    PATH: process.env['PATH'],
    PLANNER_DATA_DIR: folder,
    DATABASE_URL: stored.databaseUrl,
  };
  const variables = { PLANNER_METRICS: '1', PORT: String(await freePort()), SMTP_URL: mails.url };
  if (days !== undefined)
    await runCommand(['seed', '--users', '500', '--days', String(days), '--yes'], environment);
  const start = (more = rehearsal.variables) =>
    startServer({ ...stored, command: rehearsal.command ?? [], variables: { ...variables, ...more } });
  let server = await start();
  if (!hasNoBackup) await runCommand(['backup', path.join(folder, 'backup.gz')], environment);
  const end = new AbortController();
  const work: Promise<unknown>[] = [];
  const broken: Broken = {
    folder,
    databaseUrl,
    database,
    server,
    call: createClient(server.url, await logIn(server.url)),
    exported: exporter.exported,
    async restart(more) {
      await server.stop();
      server = await start(more);
    },
    repeat(clients, act) {
      const client = async () => {
        while (!end.signal.aborted) await act().catch(() => pause(100));
      };
      work.push(...Array.from({ length: clients }, client));
    },
  };
  if (isBefore) await rehearsal.break(broken);
  const alerts = await startAlerts(folder, jobsOf([server.url], exporter.target), !isUnscaled);
  try {
    if (isBefore) return await watch(alerts, BROKEN_MS, alert);
    const [before] = [await watch(alerts, AFTER_MS)];
    if (before) return `before: ${before}`;
    const [seen] = await Promise.all([watch(alerts, BROKEN_MS, alert), rehearsal.break(broken)]);
    return seen;
  } finally {
    end.abort();
    await Promise.all(work);
    await alerts.stop();
    await server.stop();
    database.close();
    exporter.close();
    mails.close();
  }
};

const stayIdle = async (folder: string, databaseUrl: string): Promise<string> => {
  const exporter = await createExporter();
  const variables = { PLANNER_METRICS: '1' };
  const servers = [];
  for (const name of ['one', 'two'])
    servers.push(await startServer({ dataDir: path.join(folder, name), databaseUrl, variables }));
  const alerts = await startAlerts(
    folder,
    jobsOf(
      servers.map(({ url }) => url),
      exporter.target,
    ),
    false,
  );
  try {
    return await watch(alerts, IDLE_MS);
  } finally {
    await alerts.stop();
    for (const { stop } of servers) await stop();
    exporter.close();
  }
};

const { database: databaseUrl, only } = values;
if (databaseUrl === undefined) throw new Error(USAGE);
const failures: string[] = [];
const report = (what: string, seen: string, wanted: string) => {
  process.stdout.write(`${what}: ${seen || 'no alert'}\n`);
  if (seen !== wanted) failures.push(what);
};
const shipped = [...(await readFile(ALERTS, 'utf8')).matchAll(/alert: (\w+)/g)].map(([, name]) => name);
const untried = shipped.filter((name) => !REHEARSALS.some(({ alert }) => alert === name));
if (untried.length > 0) throw new Error(`Alerts without a rehearsal: ${untried.join(', ')}`);
if (only === undefined || only === 'idle')
  await inTemporaryFolder(async (folder) =>
    report('Two idle servers', await stayIdle(folder, databaseUrl), ''),
  );
for (const rehearsal of REHEARSALS.filter(({ alert }) => only === undefined || alert === only))
  await inTemporaryFolder(async (folder) =>
    report(rehearsal.alert, await rehearse(folder, databaseUrl, rehearsal), rehearsal.alert),
  );
if (failures.length > 0) throw new Error(`Other alerts than expected: ${failures.join(', ')}`);

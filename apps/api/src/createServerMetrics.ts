import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Log, ServedRequest } from './platform/createLog.ts';
import { isUsable, type PoolCounts } from './platform/db/Engine.ts';
import { readMilestone } from './platform/db/milestones.ts';
import { countMails, oldestMailAt } from './platform/mail/rows.ts';
import { SECOND_MS } from './platform/time.ts';
import { readManifest } from './readManifest.ts';
import type { Services } from './Services.ts';

/** From a cached read to a search of all users. */
const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Value = number | undefined;

const PROBES: ReadonlySet<string> = new Set(['getHealth', 'getReadiness', 'metrics']);
const PROBE_PATHS: ReadonlySet<string> = new Set(['/api/v1/health', '/api/v1/ready', '/metrics']);
const OTHERS: Readonly<Record<string, string>> = { file: 'files', docs: 'files', unknown: 'unknown' };

/** What people and programs do, apart from probes and files, whose number would hide failures. */
const trafficOf = (operation: string): string =>
  PROBES.has(operation) ? 'probes' : (OTHERS[operation] ?? 'users');

/** Metrics of requests, the process, the database, and every queue of the server. */
export const createServerMetrics = () => {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });

  /** A gauge that is read with the metrics. Undefined, or an error: it has no value. */
  const gauge = (name: string, help: string, read: () => Value | Promise<Value>): void => {
    const created = new Gauge({
      name: `planner_${name}`,
      help,
      registers,
      async collect() {
        const value = await (async () => read())().catch(() => undefined);
        if (value === undefined) created.remove();
        else created.set(value);
      },
    });
  };
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name: `planner_${name}`, help, labelNames, registers });

  const durations = new Histogram({
    name: 'planner_http_request_duration_seconds',
    help: 'Time from a request to the end of its response.',
    labelNames: ['operation', 'status', 'traffic'],
    buckets: BUCKETS_SECONDS,
    registers,
  });
  const inFlight = new Gauge({
    name: 'planner_http_requests_in_flight',
    help: 'Requests, but no probes and scrapes, whose response is not sent yet.',
    registers,
  });
  const activity = counter('activity_total', 'Entries of the activity that this server has logged.', 'kind');
  const mailsSent = counter('mails_sent_total', 'Mails that this server has delivered.');
  /** Before a scrape, which itself takes connections. */
  let readPool: (() => PoolCounts | undefined) | undefined;
  let pool: PoolCounts | undefined;
  const databaseErrors = counter('database_errors_total', 'Requests that the database failed.', 'kind');

  return {
    /** Starts to measure a server. */
    observe({ engine, mails, hasher, clock }: Pick<Services, 'engine' | 'mails' | 'hasher' | 'clock'>): void {
      const { db, connections } = engine;
      readPool = connections;
      const { version, commit = '' } = readManifest();
      new Gauge({
        name: 'planner_build_info',
        help: 'Version of the server. Always 1.',
        labelNames: ['version', 'commit', 'node', 'database'],
        registers,
      }).set(
        {
          version,
          commit,
          node: process.versions.node,
          database: connections() ? 'postgresql' : 'sqlite',
        },
        1,
      );
      gauge('database_up', '1 while the database can be read and written.', async () =>
        Number(isUsable(await engine.probe())),
      );
      gauge('database_slow', '1 while the database answers after more than a second.', async () =>
        Number((await engine.probe()) === 'slow'),
      );
      gauge('database_size_bytes', 'Size of the database on its disk.', engine.sizeBytes);
      gauge('database_connections', 'Open connections to PostgreSQL.', () => pool?.total);
      gauge('database_connections_max', 'DATABASE_POOL_SIZE.', () => pool?.max);
      gauge(
        'database_connections_idle',
        'Open connections to PostgreSQL that no query uses.',
        () => pool?.idle,
      );
      gauge('database_waiting', 'Queries that wait for a connection.', () => pool?.waiting);
      gauge(
        'standby_lag_bytes',
        'Log of the primary that the standby of DATABASE_READ_URL has not replayed. No value while it is not usable.',
        engine.standbyLagBytes,
      );
      gauge('read_workers_waiting', 'Slow reads of the embedded database that wait for a thread.', () =>
        engine.waitingReads(),
      );
      for (const outcome of ['succeeded', 'failed'] as const)
        gauge(`backup_${outcome}_timestamp_seconds`, `When a backup has last ${outcome}.`, async () => {
          const at = await readMilestone(db, `backup_${outcome}`);
          return at && at.getTime() / SECOND_MS;
        });
      gauge('mails_queued', 'Mails of all servers that are waiting or being sent.', () =>
        countMails(db, 'queued'),
      );
      gauge('mails_failed', 'Mails of all servers that were given up.', () => countMails(db, 'failed'));
      gauge('mails_oldest_seconds', 'How long the oldest of the queued mails has been waiting.', async () => {
        const at = await oldestMailAt(db);
        return at === undefined ? 0 : Math.max(0, clock().getTime() - at.getTime()) / SECOND_MS;
      });
      gauge('mails_sending', 'Mails that this server is sending.', () => mails.sendingCount());
      gauge('password_hashes_running', 'Password hashes being computed.', () => hasher.counts().running);
      gauge(
        'password_hashes_waiting',
        'Password hashes that wait for a thread.',
        () => hasher.counts().waiting,
      );
    },
    /** Returns what to call at the end of the request. */
    onRequest(path: string): (() => void) | undefined {
      if (PROBE_PATHS.has(path)) return undefined;
      inFlight.inc();
      return () => inFlight.dec();
    },
    onServed({ operation, status, durationMs }: ServedRequest): void {
      durations.observe({ operation, status, traffic: trafficOf(operation) }, durationMs / SECOND_MS);
    },
    /** Counts what the log says. */
    onLogged({ activity: kind, mail, state, database }: Parameters<Log>[0]): void {
      if (typeof kind === 'string') activity.inc({ kind });
      if (mail !== undefined && state === 'sent') mailsSent.inc();
      if (typeof database === 'string') databaseErrors.inc({ kind: database });
    },
    /** All metrics as Prometheus text. */
    format(): Promise<string> {
      pool = readPool?.();
      return register.metrics();
    },
  };
};

export type ServerMetrics = ReturnType<typeof createServerMetrics>;

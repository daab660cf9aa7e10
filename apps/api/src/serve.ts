import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createPolicyCleaner } from '@planner/policy-html/server';
import { eraseOldEntries } from './activity/rows.ts';
import { eraseForUndo } from './activity/undoRows.ts';
import { type ApiOptions, createApi } from './createApi.ts';
import { createServerMetrics } from './createServerMetrics.ts';
import { eraseOldMessages } from './inbox/rows.ts';
import { recordFailedMail } from './activity/record.ts';
import { createComposers } from './mails.ts';
import { createEraser, type Erase } from './createEraser.ts';
import { SPECIFIED_TEXTS } from './env/legalTexts.ts';
import { createLog, type Log } from './platform/createLog.ts';
import type { Engine } from './platform/db/Engine.ts';
import type { Trx } from './platform/db/schema.ts';
import { createIds } from './platform/ids.ts';
import { errorsOutsideApp, createDrain } from './platform/http/outsideApp.ts';
import { isSameSite } from './platform/http/origins.ts';
import { hstsOf } from './platform/http/securityHeaders.ts';
import { createMailQueue, type MailQueue } from './platform/mail/createMailQueue.ts';
import type { Mailer } from './platform/mail/openMailer.ts';
import { eraseFailedMails } from './platform/mail/rows.ts';
import { createHasher } from './platform/security/createHasher.ts';
import type { SecretKeys } from './platform/security/secretKeys.ts';
import { StartError } from './platform/StartError.ts';
import { DAY_MS } from './platform/time.ts';
import { createSubscriptionList } from './subscriptions/list.ts';
import { createTaskRunner, type TaskRunner } from './tasks/createTaskRunner.ts';
import { eraseOldTasks } from './tasks/rows.ts';
import { createUserPages } from './users/list.ts';

export interface ClientTimeouts {
  headersMs: number;
  requestMs: number;
  checkMs: number;
}

/** Enough for two icons over a slow line. */
const CLIENT_TIMEOUTS: ClientTimeouts = { headersMs: 10_000, requestMs: 60_000, checkMs: 2000 };
/** A connection without traffic in either direction is closed after this time. */
const SOCKET_TIMEOUT_MS = 90_000;
/** Longer than the 60 s of load balancers: if the server closed first, a balancer could lose a request. */
const KEEP_ALIVE_MS = 70_000;
const MAX_HEADER_BYTES = 16_384;

type FromOptions =
  | 'mails'
  | 'tasks'
  | 'publicOrigin'
  | 'basePath'
  | 'isCrossSite'
  | 'isHttps'
  | 'hsts'
  | 'isStopping';
type Declared = 'engine' | 'secretKeys' | 'publicUrl' | 'corsOrigins' | 'metrics';

export interface ServeOptions extends Partial<Omit<ApiOptions, FromOptions | Declared>> {
  engine: Engine;
  secretKeys: SecretKeys;
  mailer: Mailer;
  host: string;
  /** 0: a free one. */
  port: number;
  /** Unset: `http://localhost` with the port. */
  publicUrl: string | undefined;
  corsOrigins?: readonly string[] | undefined;
  clientTimeouts?: ClientTimeouts | undefined;
  /** Serves `/metrics`. Default: false. */
  metrics?: boolean;
  /** How long a stopping server is not ready but still serves. Default: 0. */
  shutdownDelayMs?: number | undefined;
  /** How often to look for mails that are due for another attempt. */
  mailPollMs?: number | undefined;
  /** How often to look for tasks that another server has left. */
  taskPollMs?: number | undefined;
  /** Whether HSTS includes subdomains. Default: no. */
  hstsSubdomains?: boolean;
  activityRetentionDays?: number;
  /** Default: messages are kept until they are deleted. */
  messageRetentionDays?: number | undefined;
  mailRetentionDays?: number;
  taskRetentionDays?: number;
}

export interface RunningServer {
  url: string;
  port: number;
  mails: MailQueue;
  tasks: TaskRunner;
  eraser: ReturnType<typeof createEraser>;
  /** After the delay, completes running requests and mails, and closes the port. Leaves the database open. */
  stop(): Promise<void>;
}

const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: Error & { code?: string }) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new StartError(`PORT: ${port} is already in use on ${host}.`)
          : new StartError(
              `HOST, PORT: it is not possible to listen on ${host}, port ${port} (${error.code}).`,
            ),
      );
    });
    // Without IPv6 `::` fails; Node's default is then `0.0.0.0`.
    server.listen(port, host === '::' ? undefined : host, () =>
      resolve((server.address() as AddressInfo).port),
    );
  });

/** What a request asks for, whether its proxy passes the path of `PUBLIC_URL` on or removes it. Probes don't send it. */
const withoutBasePath = (target: string, basePath: string): string =>
  target.startsWith(`${basePath}/`) ? target.slice(basePath.length) : target;

const olderThan =
  (days: number, erase: (trx: Trx, now: Date, retentionMs: number) => Promise<boolean>): Erase =>
  (trx, now) =>
    erase(trx, now, days * DAY_MS);

/** @throws StartError when it cannot listen on the port */
export const serve = async ({
  host,
  port,
  publicUrl,
  corsOrigins = [],
  engine,
  secretKeys,
  mailer,
  ids = createIds(),
  clock = () => new Date(),
  contactEmail,
  log: write = createLog('info'),
  hasher = createHasher(),
  policyCleaner = createPolicyCleaner({ publicUrl }),
  metrics = false,
  clientTimeouts = CLIENT_TIMEOUTS,
  shutdownDelayMs = 0,
  mailPollMs,
  taskPollMs,
  hstsSubdomains = false,
  activityRetentionDays = 365,
  messageRetentionDays,
  mailRetentionDays = 30,
  taskRetentionDays = 30,
  ...options
}: ServeOptions): Promise<RunningServer> => {
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  const hsts = hstsOf(isHttps, hstsSubdomains);
  const measured = metrics ? createServerMetrics() : undefined;
  const log: Log = (event) => {
    write(event);
    measured?.onLogged(event);
  };
  const basePath = new URL(publicUrl ?? 'http://localhost').pathname.replace(/\/$/, '');
  const outside = errorsOutsideApp(hsts, log);
  let fetch: ReturnType<typeof createApi>['fetch'] | undefined;
  const listener = getRequestListener(
    // The app needs the port and is created before the first request.
    (request, env) => fetch?.(request, env) ?? new Response(null, { status: 503 }),
    // Load balancers probe with HTTP/1.0, which has no Host.
    { hostname: 'localhost', errorHandler: outside.toResponse },
  );
  const server = createServer(
    {
      headersTimeout: clientTimeouts.headersMs,
      requestTimeout: clientTimeouts.requestMs,
      connectionsCheckingInterval: clientTimeouts.checkMs,
      keepAliveTimeout: KEEP_ALIVE_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
      // Node's own response would lack the security headers.
      requireHostHeader: false,
    },
    (incoming, outgoing) => {
      incoming.url = withoutBasePath(incoming.url ?? '', basePath);
      return listener(incoming, outgoing);
    },
  );
  // Ignores unknown expectations; only 100-continue is defined.
  server.on('checkExpectation', (incoming, outgoing) => server.emit('request', incoming, outgoing));
  server.setTimeout(SOCKET_TIMEOUT_MS);
  server.on('clientError', outside.respond);
  const drain = createDrain(server);
  let isStopping = false;
  const actualPort = await listen(server, port, host);
  const url = publicUrl ?? `http://localhost:${actualPort}`;
  const composers = createComposers({ engine, publicUrl: url, contactEmail });
  const mails = createMailQueue({
    engine,
    mailer,
    composers,
    ids,
    clock,
    log,
    onGivenUp: (trx, failure) => recordFailedMail(trx, { ids, log }, failure),
    pollMs: mailPollMs,
  });
  measured?.observe({ engine, mails, hasher, clock });
  const tasks = createTaskRunner({ engine, ids, clock, log, mails, pollMs: taskPollMs });
  const steps = {
    undo: eraseForUndo,
    activity: olderThan(activityRetentionDays, eraseOldEntries),
    mails: olderThan(mailRetentionDays, eraseFailedMails),
    tasks: olderThan(taskRetentionDays, eraseOldTasks),
    ...(messageRetentionDays !== undefined && {
      messages: olderThan(messageRetentionDays, eraseOldMessages),
    }),
  };
  const eraser = createEraser({ engine, clock, log, steps });
  const api = createApi({
    userPages: createUserPages(engine),
    subscriptionList: createSubscriptionList(engine),
    trustedProxies: 0,
    idleLockMinutes: 0,
    requireSecondFactor: undefined,
    requireApproval: false,
    timeZone: 'UTC',
    legalTexts: SPECIFIED_TEXTS,
    ...options,
    ids,
    clock,
    contactEmail,
    log,
    hasher,
    mails,
    tasks,
    engine,
    secretKeys,
    policyCleaner,
    publicUrl: url,
    publicOrigin: publicUrl && new URL(publicUrl).origin,
    basePath,
    corsOrigins: new Set(corsOrigins),
    isCrossSite: corsOrigins.some((origin) => !isSameSite(origin, url)),
    isHttps,
    hsts,
    isStopping: () => isStopping,
    metrics: measured,
  });
  fetch = api.fetch;
  return {
    url,
    port: actualPort,
    mails,
    tasks,
    eraser,
    async stop() {
      // Load balancers notice when they next ask whether the server is ready.
      isStopping = true;
      await drain(shutdownDelayMs);
      await tasks.stop();
      await eraser.stop();
      await mails.stop();
      await policyCleaner.stop();
    },
  };
};

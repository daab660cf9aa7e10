import type { PolicyCleaner } from '@planner/policy-html/server';
import { inject } from 'vitest';
import { createAdministrator } from '../../src/accounts/setPassword.ts';
import { parseLegalTexts } from '../../src/env/legalTexts.ts';
import type { ResponseOf, OperationId } from '../../src/platform/contract/types.ts';
import type { Log } from '../../src/platform/createLog.ts';
import type { Engine } from '../../src/platform/db/Engine.ts';
import { createIds } from '../../src/platform/ids.ts';
import { openDatabase } from '../../src/platform/db/openDatabase.ts';
import type { ErrorCode } from '../../src/platform/http/HttpError.ts';
import type { StaticFiles } from '../../src/platform/http/staticFiles.ts';
import type { MailQueue } from '../../src/platform/mail/createMailQueue.ts';
import { openMailer, type Mailer } from '../../src/platform/mail/openMailer.ts';
import { createHasher, type HashCost, type Hasher } from '../../src/platform/security/createHasher.ts';
import { createSecretKeys } from '../../src/platform/security/secretKeys.ts';
import { type ClientTimeouts, type RunningServer, serve, type ServeOptions } from '../../src/serve.ts';
import type { TaskRunner } from '../../src/tasks/createTaskRunner.ts';
import { createUserPages, type UserPages } from '../../src/users/list.ts';
import { checkCounters } from './checkCounters.ts';
import { checkResponse, decodeResponse } from './checkResponse.ts';
import { contract, operationById } from './contractForTests.ts';
import { createTestClock, type TestClock } from './createTestClock.ts';
import { createTestDatabase, type TestDatabase } from './createTestDatabase.ts';
import { fetchFromHost } from './fetchFromHost.ts';

/** Minimal argon2 cost, for fast tests. */
const TEST_COST: HashCost = { memoryKib: 8, passes: 1 };

export const TEST_KEY = Buffer.alloc(32, 'k').toString('base64');

export const ADMIN = { email: 'admin@planner.local', password: 'correct horse battery' };

export interface Failure {
  message: string;
  code: ErrorCode;
  error?: string;
  errors?: Record<string, string>;
  current?: Record<string, unknown>;
  requestId: string;
}

/** What a call usually returns; a sign-in, for example, without a second factor. */
type SuccessOf<Id extends OperationId> = Id extends 'logIn'
  ? Extract<ResponseOf<'logIn'>, { status: 200 }>['body']
  : ResponseOf<Id>['body'];

/** A response. `body` and `failure` are the same parsed JSON; the status says which one applies. */
export interface TestResponse<Id extends OperationId> {
  status: number;
  headers: Headers;
  body: SuccessOf<Id>;
  failure: Failure;
}

export interface CallOptions {
  params?: Record<string, string>;
  /** Pairs may repeat a name. */
  query?: Record<string, string | number> | [name: string, value: string][];
  /** Sent as JSON, except FormData and bytes. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Cookie of the caller; null for none. Default: the administrator. */
  as?: string | null;
}

export interface TestApi {
  origin: string;
  port: number;
  engine: Engine;
  clock: TestClock;
  dataDir: string;
  mails: MailQueue;
  tasks: TaskRunner;
  eraser: RunningServer['eraser'];
  printed: string[];
  /** Log entries of the activity. */
  securityLog: Record<string, unknown>[];
  /** Log entries of requests, each written after its response is sent. */
  requestLog: Record<string, unknown>[];
  cookie: string;
  adminId: string;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  call<Id extends OperationId>(id: Id, options?: CallOptions): Promise<TestResponse<Id>>;
  signIn(email: string, password: string): Promise<string>;
  addUser(fields: Record<string, unknown>): Promise<string>;
  /** Returns and clears the error log: for tests that provoke server errors. */
  takeLog(): Record<string, unknown>[];
  /** Stops the server. Throws if it logged an error, sent an invalid response or left wrong counters. */
  stop(): Promise<void>;
}

export interface TestOptions {
  /** Default: a new one from `createTestDatabase`. Dropped at the end. */
  database?: TestDatabase;
  staticFiles?: StaticFiles;
  publicUrl?: string | undefined;
  corsOrigins?: readonly string[];
  hashCost?: HashCost;
  /** Default: mails become files in the outbox. */
  mailer?: Mailer;
  contactEmail?: string;
  securityContact?: string;
  trustedProxies?: number;
  hstsSubdomains?: boolean;
  retention?: Pick<
    ServeOptions,
    'activityRetentionDays' | 'messageRetentionDays' | 'mailRetentionDays' | 'taskRetentionDays'
  >;
  /** Default: reads the database. */
  userPages?: UserPages;
  /** Default: sanitizes in a worker thread. */
  policyCleaner?: PolicyCleaner;
  /** Verifies passwords at sign-in. Default: argon2id. */
  verify?: Hasher['verify'];
  /** Default: as in production. */
  clientTimeouts?: ClientTimeouts;
  shutdownDelayMs?: number;
  /** Validates every response against the contract, which buffers streamed ones. Default: true. */
  validateResponses?: boolean;
  /** Serves `/metrics`. Default: false. */
  metrics?: boolean;
  metricsToken?: string;
  requireSecondFactor?: Date;
  requireApproval?: boolean;
  timeZone?: string;
  /** As in LEGAL_TEXTS. */
  legalTexts?: string;
  /** Default: 0, never. */
  idleLockMinutes?: number;
  /** Legal texts come into force by the database's clock. Default: by the test's. */
  hasDatabaseClock?: boolean;
  /** Refuses requests while queries wait, as in production. Default: false. */
  shedsLoad?: boolean;
}

/** Longer than any test: tests wake the mail queue after they advance the clock. */
const NEVER_MS = 2 ** 31 - 1;

export const MAIL_FROM = 'Planner Admin <no-reply@planner.local>';

/** Stack frames, SQL and local paths, which error responses must not contain. */
const LEAK =
  /\bat .*:\d+:\d+|\b(?:select|insert into|update|delete from)\b.*\b(?:from|values|set|where)\b|node_modules|\.ts\b/i;

/** Password hashes and names of secret columns, which no response may contain. */
const SECRET = /\$argon2|password_hash|token_hash/;

/** Shorter values may be words that a response legitimately contains. */
const MIN_SECRET_LENGTH = 12;
const SECRET_NAME = /password|token/i;

const secretsIn = (values: unknown): string[] =>
  Object.entries(typeof values === 'object' && values !== null ? values : {}).flatMap(([name, value]) =>
    SECRET_NAME.test(name) && typeof value === 'string' && value.length >= MIN_SECRET_LENGTH ? [value] : [],
  );

const tokensIn = (headers: Headers): string[] =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0]?.split('=')[1] ?? '')
    .filter((token) => token !== '');

/** Has servers refuse no request because queries wait: what arrives in parallel waits longer on a slow machine. */
export const serveAll = (engine: Engine): void => {
  const { connections } = engine;
  engine.connections = () => {
    const counts = connections();
    return counts && { ...counts, waitedMs: 0 };
  };
};

export const startTestApi = async (options: TestOptions = {}): Promise<TestApi> => {
  const database = options.database ?? (await createTestDatabase(undefined, inject('migratedDatabase')));
  let log: Record<string, unknown>[] = [];
  const securityLog: Record<string, unknown>[] = [];
  const requestLog: Record<string, unknown>[] = [];
  const note: Log = (event) => {
    if ('durationMs' in event || 'refused' in event) requestLog.push(event);
    else if ('activity' in event) securityLog.push(event);
    else if (event.level === 'error' || event.level === 'warn') log.push(event);
  };
  const engine = await openDatabase(database, true, note);
  if (!options.hasDatabaseClock) engine.now = undefined;
  if (!options.shedsLoad) serveAll(engine);
  const clock = createTestClock();
  const hasher = createHasher(options.hashCost ?? TEST_COST);
  const ids = createIds();
  const administrator = await createAdministrator({ engine, hasher, ids, now: clock.now(), ...ADMIN });
  const printed: string[] = [];
  /** Passwords, session ids and reset tokens of all calls so far; no later response or log line may contain one. */
  const secrets: string[] = [];
  const server = await serve({
    host: '127.0.0.1',
    port: 0,
    publicUrl: options.publicUrl,
    corsOrigins: options.corsOrigins,
    staticFiles: options.staticFiles,
    engine,
    secretKeys: createSecretKeys([TEST_KEY]),
    hasher: options.verify ? { ...hasher, verify: options.verify } : hasher,
    ids,
    clock: clock.now,
    log: note,
    mailer:
      options.mailer ??
      openMailer(
        { ...database, smtpUrl: undefined, mailFrom: MAIL_FROM },
        { print: (text) => printed.push(text), isTerminal: false },
      ),
    contactEmail: options.contactEmail,
    securityContact: options.securityContact,
    trustedProxies: options.trustedProxies ?? 0,
    hstsSubdomains: options.hstsSubdomains ?? false,
    ...options.retention,
    userPages: options.userPages ?? createUserPages(engine),
    policyCleaner: options.policyCleaner,
    onResponse: async (operation, response) => {
      if (options.validateResponses ?? true)
        await checkResponse(contract, operation, await decodeResponse(response));
    },
    clientTimeouts: options.clientTimeouts,
    shutdownDelayMs: options.shutdownDelayMs,
    requireSecondFactor: options.requireSecondFactor,
    requireApproval: options.requireApproval ?? false,
    timeZone: options.timeZone ?? 'UTC',
    legalTexts: parseLegalTexts(options.legalTexts ?? ''),
    idleLockMinutes: options.idleLockMinutes ?? 0,
    metrics: options.metrics ?? false,
    metricsToken: options.metricsToken,
    mailPollMs: NEVER_MS,
    taskPollMs: NEVER_MS,
  });
  const origin = `http://127.0.0.1:${server.port}`;

  const api: TestApi = {
    origin,
    port: server.port,
    engine,
    clock,
    dataDir: database.dataDir,
    mails: server.mails,
    tasks: server.tasks,
    eraser: server.eraser,
    printed,
    securityLog,
    requestLog,
    cookie: '',
    adminId: administrator?.id ?? '',
    fetch: (path, init) => {
      const headers = new Headers(init?.headers);
      // The Host header that a browser sends to the public URL.
      if (options.publicUrl && !headers.has('host')) headers.set('Host', new URL(options.publicUrl).host);
      if (options.trustedProxies && !headers.has('x-forwarded-for'))
        headers.set('X-Forwarded-For', Array(options.trustedProxies).fill('198.51.100.99').join(', '));
      const send = headers.has('host') ? fetchFromHost : fetch;
      return send(origin + path, { redirect: 'manual', ...init, headers });
    },
    async call(id, { params = {}, query, body, headers = {}, as = api.cookie } = {}) {
      const operation = operationById(id);
      const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
      const pairs = Array.isArray(query) ? query : Object.entries(query ?? {});
      const search =
        pairs.length > 0 ? `?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))}` : '';
      const isEncoded = body instanceof FormData || body instanceof Uint8Array;
      const response = await api.fetch(`/api/v1${path}${search}`, {
        method: operation.method,
        headers: {
          ...(as !== null && { Cookie: as }),
          ...(body !== undefined && !isEncoded && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: isEncoded ? (body as BodyInit) : JSON.stringify(body) }),
      });
      const text = await response.text();
      if (!response.ok && LEAK.test(text)) throw new Error(`The response leaks internals: ${text}`);
      if (SECRET.test(text)) throw new Error(`The response contains a secret: ${text}`);
      const secret = secrets.find((one) => text.includes(one));
      if (secret !== undefined) throw new Error(`The response of ${id} contains ${secret}: ${text}`);
      secrets.push(
        ...secretsIn(isEncoded ? undefined : body),
        ...secretsIn(params),
        ...tokensIn(response.headers),
      );
      // Exports and icons are files.
      const isJson = response.headers.get('content-type') === 'application/json';
      const parsed: unknown = isJson ? JSON.parse(text) : text;
      return {
        status: response.status,
        headers: response.headers,
        body: parsed as SuccessOf<typeof id>,
        failure: parsed as Failure,
      };
    },
    async signIn(email, password) {
      const response = await api.call('logIn', { body: { email, password }, as: null });
      if (response.status !== 200) throw new Error(`Sign-in failed with ${response.status}`);
      return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    },
    async addUser(fields) {
      const response = await api.call('createUser', {
        body: { name: 'Ada Test', password: 'a fine passphrase', ...fields },
      });
      if (response.status !== 201)
        throw new Error(`Adding a user failed with ${JSON.stringify(response.failure)}`);
      const { _id: id } = response.body;
      return id;
    },
    takeLog() {
      const taken = log;
      log = [];
      return taken;
    },
    async stop() {
      await server.stop();
      const logged = [...securityLog, ...requestLog, ...log].map((event) => JSON.stringify(event)).join('\n');
      const leaked = secrets.filter((secret) => logged.includes(secret));
      try {
        const problems = [...log.map((event) => JSON.stringify(event)), ...(await checkCounters(engine.db))];
        if (leaked.length > 0) problems.push(`The log contains ${leaked.join(', ')}`);
        if (problems.length > 0) throw new Error(problems.join('\n'));
      } finally {
        await engine.close();
        await database.drop();
      }
    },
  };
  api.cookie = await api.signIn(ADMIN.email, ADMIN.password);
  return api;
};

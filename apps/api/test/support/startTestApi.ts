import { createHasher, type HashCost, type Hasher } from '../../src/auth/createHasher.ts';
import type { Answer, OperationId } from '../../src/contract/types.ts';
import { createAdministrator } from '../../src/createAdministrator.ts';
import type { Engine } from '../../src/db/Engine.ts';
import { createIds } from '../../src/db/ids.ts';
import { openDatabase } from '../../src/db/openDatabase.ts';
import { createUserPages, type UserPages } from '../../src/db/userPages.ts';
import type { ConsoleFiles } from '../../src/http/consoleFiles.ts';
import { createJobQueue, type JobQueue } from '../../src/jobs/createJobQueue.ts';
import type { Mailer } from '../../src/mail/Mailer.ts';
import { openMailer } from '../../src/mail/openMailer.ts';
import { type Patience, serve } from '../../src/serve.ts';
import { checkCounters } from './checkCounters.ts';
import { operationOf } from './contractForTests.ts';
import { createTestClock, type TestClock } from './createTestClock.ts';
import { createTestDatabase } from './createTestDatabase.ts';

/** The least that argon2 can do, so that tests do not wait for it. */
const TEST_COST: HashCost = { memoryKib: 8, passes: 1 };

export const ADMIN = { email: 'admin@planner.local', password: 'correct horse battery' };

/** What the body of a failed call may hold. */
export interface Failure {
  message: string;
  error?: string;
  errors?: Record<string, string>;
  current?: Record<string, unknown>;
  requestId: string;
}

/** An answer; of `body` and `failure`, both the parsed JSON, the status says which one to read. */
export interface TestAnswer<Id extends OperationId> {
  status: number;
  headers: Headers;
  body: Answer<Id>['body'];
  failure: Failure;
}

export interface CallOptions {
  params?: Record<string, string>;
  query?: Record<string, string | number>;
  /** Sent as JSON; a form goes as it is. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Cookie of the caller; null for nobody. Default: the administrator. */
  as?: string | null;
}

export interface TestApi {
  /** Where the server is, without a path. */
  origin: string;
  port: number;
  engine: Engine;
  clock: TestClock;
  /** Where the outbox is, and the embedded database. */
  dataDir: string;
  jobs: JobQueue;
  /** What the server printed for the person who started it. */
  printed: string[];
  /** What the server has logged for the operator of what it is not at fault of. */
  securityLog: Record<string, unknown>[];
  /** Cookie of the administrator. */
  cookie: string;
  /** Id of the administrator. */
  adminId: string;
  /** Sends anything. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Calls an operation of the contract. */
  call<Id extends OperationId>(id: Id, options?: CallOptions): Promise<TestAnswer<Id>>;
  /** Signs in and returns the cookie. */
  signIn(email: string, password: string): Promise<string>;
  /** Adds a user through the API and returns the id. */
  addUser(fields: Record<string, unknown>): Promise<string>;
  /** What the server has logged so far, and forgets it: for tests that provoke faults of the server. */
  takeLog(): Record<string, unknown>[];
  /** Stops the server, and fails if it logged a fault, an unlawful answer, or left counters that are wrong. */
  stop(): Promise<void>;
}

export interface TestOptions {
  consoleFiles?: ConsoleFiles;
  publicUrl?: string;
  hashCost?: HashCost;
  /** Default: mails become files in the outbox. */
  mailer?: Mailer;
  contactEmail?: string;
  trustedProxies?: number;
  /** Default: reads the database. */
  userPages?: UserPages;
  /** What compares passwords of those who sign in. Default: argon2id. */
  verify?: Hasher['verify'];
  /** Pauses before a job is tried again. Default: none is. */
  retryDelaysMs?: readonly number[];
  /** Default: as in production. */
  patience?: Patience;
}

export const MAIL_FROM = 'Planner Admin <no-reply@planner.local>';

/** What no client is to see: stack frames, SQL, paths of this machine. */
const LEAK =
  /\bat .*:\d+:\d+|\b(?:select|insert into|update|delete from)\b.*\b(?:from|values|set|where)\b|node_modules|\.ts\b/i;

/** What nobody is to see, in any answer: a password's hash, or the name of the column it stands in. */
const SECRET = /\$argon2|password_hash|token_hash/;

/** Shorter ones may be words that an answer has a right to. */
const MIN_SECRET_LENGTH = 12;
const SECRET_NAME = /password|token/i;

/** What a call sends that is nobody else's business. */
const secretsIn = (values: unknown): string[] =>
  Object.entries(typeof values === 'object' && values !== null ? values : {}).flatMap(([name, value]) =>
    SECRET_NAME.test(name) && typeof value === 'string' && value.length >= MIN_SECRET_LENGTH ? [value] : [],
  );

/** The session id that an answer gives out, in a header only. */
const tokensIn = (headers: Headers): string[] =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0]?.split('=')[1] ?? '')
    .filter((token) => token !== '');

/** Starts the server on a real port, with a database, a clock and an administrator of its own. */
export const startTestApi = async (options: TestOptions = {}): Promise<TestApi> => {
  const database = await createTestDatabase();
  const engine = await openDatabase(database, true);
  const clock = createTestClock();
  const hasher = createHasher(options.hashCost ?? TEST_COST);
  const ids = createIds();
  const administrator = await createAdministrator({ engine, hasher, ids, now: clock.now(), ...ADMIN });
  const printed: string[] = [];
  const print = (text: string) => printed.push(text);
  let log: Record<string, unknown>[] = [];
  /** Passwords, session ids and reset tokens of all calls so far: no answer and no line of a log is to hold one. */
  const secrets: string[] = [];
  const securityLog: Record<string, unknown>[] = [];
  // What is only to be known is no fault.
  const note = (event: Record<string, unknown>) =>
    (event['level'] === 'info' ? securityLog : log).push(event);
  const jobs = createJobQueue({ log: note, retryDelaysMs: options.retryDelaysMs ?? [] });
  const server = await serve({
    host: '127.0.0.1',
    port: 0,
    publicUrl: options.publicUrl,
    consoleFiles: options.consoleFiles,
    engine,
    hasher: options.verify ? { ...hasher, verify: options.verify } : hasher,
    ids,
    clock: clock.now,
    log: note,
    jobs,
    mailer: options.mailer ?? openMailer({ ...database, smtpUrl: undefined, mailFrom: MAIL_FROM }, print),
    contactEmail: options.contactEmail,
    trustedProxies: options.trustedProxies ?? 0,
    userPages: options.userPages ?? createUserPages(engine),
    validateAnswers: true,
    patience: options.patience,
  });
  const origin = `http://127.0.0.1:${server.port}`;

  const api: TestApi = {
    origin,
    port: server.port,
    engine,
    clock,
    dataDir: database.dataDir,
    jobs,
    printed,
    securityLog,
    cookie: '',
    adminId: administrator.id,
    fetch: (path, init) => fetch(origin + path, { redirect: 'manual', ...init }),
    async call(id, { params = {}, query, body, headers = {}, as = api.cookie } = {}) {
      const operation = operationOf(id);
      const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
      const search = query
        ? `?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`
        : '';
      const response = await api.fetch(`/api/v1${path}${search}`, {
        method: operation.method,
        headers: {
          ...(as !== null && { Cookie: as }),
          ...(body !== undefined && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      if (!response.ok && LEAK.test(text)) throw new Error(`This answer tells too much: ${text}`);
      if (SECRET.test(text)) throw new Error(`This answer tells a secret: ${text}`);
      const secret = secrets.find((one) => text.includes(one));
      if (secret !== undefined) throw new Error(`${id} tells ${secret}: ${text}`);
      secrets.push(...secretsIn(body), ...secretsIn(params), ...tokensIn(response.headers));
      // An export is a file, and so is an icon.
      const isJson = response.headers.get('content-type') === 'application/json';
      const parsed: unknown = isJson ? JSON.parse(text) : text;
      return {
        status: response.status,
        headers: response.headers,
        body: parsed as Answer<typeof id>['body'],
        failure: parsed as Failure,
      };
    },
    async signIn(email, password) {
      const answer = await api.call('logIn', { body: { email, password }, as: null });
      if (answer.status !== 200) throw new Error(`Signing in was answered with ${answer.status}`);
      return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    },
    async addUser(fields) {
      const answer = await api.call('createUser', {
        body: { name: 'Ada Test', password: 'a fine passphrase', ...fields },
      });
      if (answer.status !== 201)
        throw new Error(`Adding a user was answered with ${JSON.stringify(answer.failure)}`);
      const { _id: id } = answer.body;
      return id;
    },
    takeLog() {
      const taken = log;
      log = [];
      return taken;
    },
    async stop() {
      await server.stop();
      const logged = [...securityLog, ...log].map((event) => JSON.stringify(event)).join('\n');
      const told = secrets.filter((secret) => logged.includes(secret));
      try {
        const problems = [...log.map((event) => JSON.stringify(event)), ...(await checkCounters(engine.db))];
        if (told.length > 0) problems.push(`The log tells ${told.join(', ')}`);
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

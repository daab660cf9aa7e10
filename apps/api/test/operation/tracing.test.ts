import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/createTestDatabase.ts';
import { type RunningNode, runNode } from '../support/runNode.ts';

const ADMIN = { email: 'ada@secret-place.example', password: 'correct horse battery' };
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';
const HTTP_SERVER = 2;
const SQL_CLIENT = 3;
const ERROR = 2;

/** As OTLP writes them: https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding */
interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}
interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Attribute[];
  status: { code: number };
}
interface Batch {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[];
}

const valuesOf = (attributes: readonly Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

let database: TestDatabase;
let receiver: Server;
let server: RunningNode | undefined;
let batches: Batch[];
let paths: string[];
let keys: unknown[];
beforeEach(async () => {
  database = await createTestDatabase();
  [batches, paths, keys] = [[], [], []];
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    paths.push(`${request.method} ${request.url}`);
    keys.push(request.headers['api-key']);
    batches.push((await json(request)) as Batch);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  };
  receiver = createServer((request, response) => void take(request, response)).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
});
afterEach(async () => {
  server?.child.kill('SIGKILL');
  await server?.finished;
  receiver.closeAllConnections();
  receiver.close();
  await database.drop();
});

/** Names on standard error each library of OpenTelemetry that Node loads. */
const WATCH_IMPORTS = `--import=data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({ load(url, context, next) {
    const [, name] = /@opentelemetry\\/([a-z-]+)\\/(?!.*node_modules)/.exec(url) ?? [];
    if (name) process.stderr.write('loads ' + name + '\\n');
    return next(url, context);
  } });`)}`;

const start = async (variables: Record<string, string> = {}): Promise<string> => {
  server = runNode('main.ts', {
    PORT: '0',
    NODE_OPTIONS: WATCH_IMPORTS,
    PLANNER_DATA_DIR: database.dataDir,
    DATABASE_URL: database.databaseUrl,
    PLANNER_ADMIN_EMAIL: ADMIN.email,
    PLANNER_ADMIN_PASSWORD: ADMIN.password,
    ...variables,
  });
  return `${await server.line(/^Planner Admin is running at (\S+)$/m)}/api/v1`;
};

const stop = async (): Promise<string> => {
  server?.child.kill('SIGTERM');
  const finished = await server?.finished;
  expect(finished?.code).toBe(0);
  return finished?.stderr ?? '';
};

const toReceiver = () => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;

test('requests and their SQL are spans without values, sent at the latest when the server stops', async () => {
  const url = await start({
    OTEL_EXPORTER_OTLP_ENDPOINT: toReceiver(),
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20key',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
  });
  const login = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const Cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
  const traceparent = `00-${TRACE}-${SPAN}-01`;
  const found = await fetch(`${url}/users?query=Zebedee`, {
    headers: { Cookie, traceparent, 'X-Forwarded-For': '203.0.113.77' },
  });
  expect(await found.json()).toMatchObject({ users: [] });
  const token = 'f'.repeat(64);
  const reset = await fetch(`${url}/auth/reset-password-web/${token}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password: 'another horse battery' }),
  });
  expect(reset.status).toBe(410);
  expect((await fetch(`${url}/nothing/Zebedee`, { headers: { Cookie } })).status).toBe(404);
  await stop();

  const spans = batches.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
  const requests = spans.filter(({ kind }) => kind === HTTP_SERVER);
  expect(requests.map(({ name }) => name)).toEqual(['logIn', 'listUsers', 'resetPassword', 'unknown']);
  const [, list, resetting, unknown] = requests;
  expect(list).toMatchObject({ traceId: TRACE, parentSpanId: SPAN });
  expect(valuesOf(list?.attributes ?? [])).toEqual({
    'http.request.method': 'GET',
    'http.response.status_code': 200,
    'http.route': '/api/v1/users',
    'url.path': '/api/v1/users',
    'planner.request_id': TRACE,
  });
  expect(valuesOf(resetting?.attributes ?? [])).toMatchObject({
    'http.response.status_code': 410,
    'url.path': '/api/v1/auth/reset-password-web/{token}',
  });
  expect(valuesOf(unknown?.attributes ?? [])).toEqual({
    'http.request.method': 'GET',
    'http.response.status_code': 404,
    'planner.request_id': expect.any(String),
  });

  const statements = spans.filter(({ parentSpanId }) => parentSpanId === list?.spanId);
  expect(new Set(statements.map(({ traceId, kind, name }) => `${traceId} ${kind} ${name}`))).toEqual(
    new Set([`${TRACE} ${SQL_CLIENT} select`]),
  );
  const texts = statements.map(({ attributes }) => valuesOf(attributes)['db.query.text']);
  expect(texts).toContainEqual(
    expect.stringMatching(/^select .* from "users" inner join "sessions" .* in \((?:\?|\$1)\)$/),
  );
  expect(texts).toContainEqual(
    expect.stringMatching(/^select count\(\*\) as hits from \(select 1 from "users/),
  );
  expect(new Set(spans.map(({ status }) => status.code))).not.toContain(ERROR);

  const sent = JSON.stringify(batches);
  const [, session = ''] = Cookie.split('=');
  const secrets = [
    'zebedee',
    ADMIN.email,
    'secret-place',
    'battery',
    session,
    token,
    '203.0.113.77',
    '127.0.0.1',
  ];
  expect(secrets.filter((secret) => sent.toLowerCase().includes(secret.toLowerCase()))).toEqual([]);
  expect(new Set(paths)).toEqual(new Set(['POST /v1/traces']));
  expect(new Set(keys)).toEqual(new Set(['a key']));
  expect(valuesOf(batches[0]?.resourceSpans[0]?.resource.attributes ?? [])).toEqual({
    'service.name': 'planner-admin',
    'service.version': expect.stringMatching(/^\d+\.\d+\.\d+$/),
    'deployment.environment.name': 'test',
  });
});

const loaded = async (variables: Record<string, string>) => {
  await start(variables);
  return [...(await stop()).matchAll(/^loads (\S+)$/gm)].map(([, name]) => name);
};

test('without OTEL_EXPORTER_OTLP_ENDPOINT nothing of it is loaded', async () => {
  // prom-client loads `api`.
  expect(await loaded({ PLANNER_METRICS: '1' })).not.toContain('sdk-trace');
  expect(await loaded({ OTEL_EXPORTER_OTLP_ENDPOINT: toReceiver() })).toContain('sdk-trace');
});

test('a receiver that is down is logged once, and the server stops as usual', async () => {
  const endpoint = toReceiver();
  receiver.close();
  const url = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
  for (let count = 0; count < 3; count += 1) await (await fetch(`${url}/health`)).text();
  const stoppedAt = performance.now();
  expect((await stop()).match(/Traces are lost: .*/g)).toHaveLength(1);
  expect(performance.now() - stoppedAt).toBeLessThan(20_000);
});

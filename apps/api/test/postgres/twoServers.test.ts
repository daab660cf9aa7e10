import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAdministrator } from '../../src/accounts/setPassword.ts';
import type { OperationId } from '../../src/platform/contract/types.ts';
import { createIds } from '../../src/platform/ids.ts';
import { createHasher } from '../../src/platform/security/createHasher.ts';
import { operationById } from '../support/contractForTests.ts';
import { createTestClock } from '../support/createTestClock.ts';
import { createTestDatabase, type TestDatabase } from '../support/createTestDatabase.ts';
import { formOf, picture } from '../support/pictures.ts';
import { type ServedDatabase, serveDatabase } from '../support/serveDatabase.ts';
import { ADMIN } from '../support/startTestApi.ts';

// That two servers send each mail once is tested in mailQueue.test.ts.

const hasher = createHasher({ memoryKib: 8, passes: 1 });
const clock = createTestClock();

let database: TestDatabase;
let servers: ServedDatabase[];
let cookie: string;
beforeAll(async () => {
  database = await createTestDatabase();
  servers = [
    await serveDatabase(database, clock.now, hasher),
    await serveDatabase(database, clock.now, hasher),
  ];
  const [first] = servers;
  if (first)
    await createAdministrator({ engine: first.engine, hasher, ids: createIds(), now: clock.now(), ...ADMIN });
  cookie = await signIn();
});
afterAll(async () => {
  for (const server of servers) await server.stop();
  await database.drop();
});

interface Options {
  id?: string;
  query?: string;
  body?: unknown;
  headers?: Record<string, string>;
  as?: string;
}

let turn = 0;

/** Sends each request to the other server, as a load balancer does. */
const call = async (
  operation: OperationId,
  { id = '', query = '', body, headers = {}, as = cookie }: Options = {},
) => {
  const { method, path } = operationById(operation);
  const server = servers[(turn += 1) % servers.length];
  const response = await fetch(`${server?.origin}/api/v1${path.replace(/\{\w+\}/, id)}${query}`, {
    method,
    headers: {
      Cookie: as,
      ...(body !== undefined && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const isJson = response.headers.get('content-type') === 'application/json';
  return {
    status: response.status,
    etag: response.headers.get('etag') ?? '',
    setCookie: response.headers.get('set-cookie')?.split(';')[0] ?? '',
    bytes,
    body: (isJson ? JSON.parse(bytes.toString()) : {}) as Record<string, string>,
  };
};

const signIn = async (): Promise<string> => (await call('logIn', { body: ADMIN, as: '' })).setCookie;

const sequentially = async <T>(times: number, task: () => Promise<T>): Promise<T[]> => {
  const results: T[] = [];
  for (let count = 0; count < times; count += 1) results.push(await task());
  return results;
};

const statusesOf = (responses: { status: number }[]) => responses.map(({ status }) => status);

test('a session works on both servers, and ends on both', async () => {
  const as = await signIn();
  expect(statusesOf(await sequentially(4, () => call('getSession', { as })))).toEqual([200, 200, 200, 200]);
  await call('logOut', { as });
  expect(statusesOf(await sequentially(2, () => call('getSession', { as })))).toEqual([401, 401]);
});

test('attempts on both servers count together', async () => {
  const body = { email: 'nobody@example.org', password: 'not the password' };
  const attempts = await sequentially(12, () => call('logIn', { body, as: '' }));
  expect(statusesOf(attempts)).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
});

const create = (key: string, name: string) =>
  call('createFinanceCategory', { headers: { 'Idempotency-Key': key }, body: { name, color: '#123456' } });

test('an idempotency key adds one item, also when both servers get it at once', async () => {
  for (let round = 0; round < 10; round += 1) {
    const key = `two-servers-round-${round}`;
    const responses = await Promise.all(Array.from({ length: 6 }, () => create(key, `Rent ${round}`)));
    expect(new Set(statusesOf(responses))).toEqual(new Set([201]));
    const ids = responses.map(({ body }) => body['_id']);
    expect(new Set(ids).size).toBe(1);
    const other = await sequentially(2, () => create(key, 'Food'));
    expect(other.map(({ status, body }) => [status, body['code']])).toEqual([
      [422, 'key-reused'],
      [422, 'key-reused'],
    ]);
  }
});

test('an ETag of one server holds on the other', async () => {
  const { body, etag } = await call('createFinanceCategory', { body: { name: 'Trips', color: '#abc' } });
  const id = body['_id'] ?? '';
  const known = () => call('getFinanceCategory', { id, headers: { 'If-None-Match': etag } });
  expect(statusesOf(await sequentially(2, known))).toEqual([304, 304]);
  const save = () =>
    call('updateFinanceCategory', {
      id,
      headers: { 'If-Match': etag },
      body: { name: 'Travel', color: '#abc' },
    });
  expect(statusesOf(await sequentially(3, save))).toEqual([200, 412, 412]);
});

test('what one server stores, the other finds at once', async () => {
  const search = () => call('listUsers', { query: '?query=zoltan' });
  const found = async () =>
    (await sequentially(2, search)).map(({ bytes }) => bytes.includes('zoltan@example.org'));
  expect(await found()).toEqual([false, false]);
  const body = { name: 'Zoltan Nagy', email: 'zoltan@example.org', password: 'a fine passphrase' };
  const id = (await call('createUser', { body })).body['_id'] ?? '';
  expect(await found()).toEqual([true, true]);
  await call('deleteUser', { id });
  expect(await found()).toEqual([false, false]);

  const icon = await picture('red');
  const form = formOf({ name: 'Reading', iconLight: icon, iconDark: icon });
  const file = (await call('createHabitCategory', { body: form })).body['iconLight']?.split('/').at(-1) ?? '';
  const icons = await sequentially(2, () => call('getIcon', { id: file }));
  expect(statusesOf(icons)).toEqual([200, 200]);
  expect(icons[0]?.bytes).toEqual(icons[1]?.bytes);
});

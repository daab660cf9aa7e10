import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError, isEditConflict } from './ApiError.ts';
import { createApiClient, type ApiClient } from './createApiClient.ts';
import { userId, wireUsers } from './testing/wireUsers.ts';
import type { User } from './types.ts';

const answering = (body: BodyInit | null, init: ResponseInit = {}): ApiClient =>
  createApiClient({
    baseUrl: 'http://planner.test/api/v1',
    fetch: () => Promise.resolve(new Response(body, init)),
  });

const json = (value: unknown, status = 200, headers: Record<string, string> = {}): ApiClient =>
  answering(JSON.stringify(value), { status, headers: { 'Content-Type': 'application/json', ...headers } });

/** What a call fails with; a call that succeeds fails the test. */
const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const outcome: unknown = await call.then(
    () => 'success',
    (error: unknown) => error,
  );
  if (outcome instanceof ApiError) return outcome;
  throw new Error('Expected an ApiError', { cause: outcome });
};

const user = wireUsers[0];
const HTML = '<!doctype html><title>Bad gateway</title><h1>502</h1>';

describe('no answer', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());

  const listen = async (listener: RequestListener): Promise<string> => {
    const listening = createServer(listener);
    server = listening;
    await new Promise<void>((resolve) => {
      listening.listen(0, '127.0.0.1', resolve);
    });
    const address = listening.address();
    if (address === null || typeof address === 'string') throw new Error('No port');
    return `http://127.0.0.1:${address.port}/api/v1`;
  };

  test('a refused connection is a network fault without a message of its own', async () => {
    const baseUrl = await listen(() => undefined);
    await new Promise((resolve) => {
      server?.close(resolve);
    });
    const error = await failureOf(createApiClient({ baseUrl }).listUsers());
    expect(error).toMatchObject({ kind: 'network', status: 0, message: '' });
    expect(error.cause).toBeInstanceOf(TypeError);
  });

  test('an answer that is cut in the middle is a network fault', async () => {
    const baseUrl = await listen((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
      response.write('{"users":[', () => response.destroy());
    });
    const error = await failureOf(createApiClient({ baseUrl }).listUsers());
    expect(error).toMatchObject({ kind: 'network', status: 0, message: '' });
  });

  test('a time-out is a network fault', async () => {
    const baseUrl = await listen(() => undefined);
    const call = createApiClient({ baseUrl }).listUsers({}, { signal: AbortSignal.timeout(1) });
    expect(await failureOf(call)).toMatchObject({ kind: 'network', status: 0, message: '' });
    server?.closeAllConnections();
  });

  test('an abort passes through as it is', async () => {
    const baseUrl = await listen(() => undefined);
    const controller = new AbortController();
    const call = createApiClient({ baseUrl }).listUsers({}, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toBe(controller.signal.reason);
    expect(controller.signal.reason).toMatchObject({ name: 'AbortError' });
    server?.closeAllConnections();
  });

  test('an abort with a reason of the caller passes that reason through', async () => {
    const reason = new Error('the screen was left');
    const call = createApiClient({ baseUrl: 'http://127.0.0.1' }).listUsers(
      {},
      { signal: AbortSignal.abort(reason) },
    );
    await expect(call).rejects.toBe(reason);
  });
});

describe('an answer of failure', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('carries what the server says', async () => {
    const body = {
      message: 'Please check the marked fields',
      errors: { name: 'Name is required' },
      requestId: 'r1',
    };
    const error = await failureOf(
      json(body, 422).createUser({ name: '', email: 'a@b.cd', password: 'secret' }),
    );
    expect(error).toMatchObject({
      kind: 'http',
      status: 422,
      message: 'Please check the marked fields',
      errors: { name: 'Name is required' },
      requestId: 'r1',
      body,
    });
  });

  test.each([500, 502, 504])('%i with a page of HTML has no message', async (status) => {
    const error = await failureOf(
      answering(HTML, { status, headers: { 'Content-Type': 'text/html' } }).listUsers(),
    );
    expect(error).toMatchObject({ kind: 'http', status, message: '', errors: undefined, body: HTML });
  });

  test.each([
    ['nothing', null],
    ['cut JSON', '{"message":'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a message that is no text', '{"message":{"html":"<b>"},"errors":["x"],"requestId":7}'],
  ])('with %s has no message', async (_name, body) => {
    const error = await failureOf(answering(body, { status: 500 }).listUsers());
    expect(error).toMatchObject({
      kind: 'http',
      status: 500,
      message: '',
      errors: undefined,
      requestId: undefined,
    });
  });

  test('takes the message of a failed sign-in from `error` where there is no other', async () => {
    const call = json({ error: 'Wrong e-mail or password' }, 401).logIn({ email: 'a@b.cd', password: 'x' });
    expect((await failureOf(call)).message).toBe('Wrong e-mail or password');
  });

  test.each([
    ['120', 120],
    ['Tue, 10 Nov 2026 12:01:30 GMT', 90],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
    ['soon', undefined],
  ])('says how long to wait: Retry-After %s', async (header, seconds) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-10T12:00:00Z') });
    const error = await failureOf(json({ message: 'Slow down' }, 429, { 'Retry-After': header }).getHealth());
    expect(error.retryAfterS).toBe(seconds);
  });

  test('a refused save carries the current item under the names of the client, with its version', async () => {
    const client = json({ message: 'Changed', current: user, requestId: 'r' }, 409, { ETag: '"7"' });
    const error = await failureOf(client.updateUser('1', { name: 'Lan', role: 'user' }, { etag: '"6"' }));
    if (!isEditConflict<User>(error)) throw new Error('Expected the current item');
    expect(error.current).toMatchObject({ id: userId(1), name: user?.name, etag: '"7"' });
    expect(error.current).not.toHaveProperty('_id');
  });

  test('a refusal without a current item has none', async () => {
    const call = json({ message: 'The last administrator', requestId: 'r' }, 409).updateUser('1', {
      name: 'Lan',
      role: 'user',
    });
    expect(isEditConflict(await failureOf(call))).toBe(false);
  });
});

describe('an answer of success that is none', () => {
  test.each([
    ['a page of HTML', HTML],
    ['cut JSON', '{"users":['],
    ['nothing', ''],
    ['null', 'null'],
    ['a list in place of an object', '[]'],
    ['no users', '{"pagination":{"currentPage":1,"totalPages":1,"totalUsers":0,"usersPerPage":10}}'],
    ['null users', '{"users":null,"pagination":{}}'],
    ['a null user', '{"users":[null],"pagination":{}}'],
    ['users without names', JSON.stringify({ users: [{ ...user, name: null }], pagination: {} })],
    ['users without ids', JSON.stringify({ users: [{ ...user, _id: undefined }], pagination: {} })],
    ['dates that are none', JSON.stringify({ users: [{ ...user, createdAt: 'yesterday' }], pagination: {} })],
    ['no pagination', JSON.stringify({ users: [user] })],
  ])('%s is malformed, and no TypeError reaches the screen', async (_name, body) => {
    const error = await failureOf(answering(body, { status: 200 }).listUsers());
    expect(error).toMatchObject({ kind: 'malformed', status: 200, message: '' });
  });

  test('204 in place of a body is malformed', async () => {
    expect(await failureOf(answering(null, { status: 204 }).getUser('1'))).toMatchObject({
      kind: 'malformed',
      status: 204,
    });
  });

  test('a null list is malformed', async () => {
    expect(await failureOf(json(null).listHabitCategories())).toMatchObject({ kind: 'malformed' });
    expect(await failureOf(json({ data: null }).listSubscriptions())).toMatchObject({ kind: 'malformed' });
    expect(await failureOf(json({ totals: {}, recentUsers: null }).getDashboard())).toMatchObject({
      kind: 'malformed',
    });
  });

  test('a page of HTML in place of an icon is malformed', async () => {
    const client = answering(HTML, { headers: { 'Content-Type': 'text/html' } });
    expect(await failureOf(client.getIcon('a.png'))).toMatchObject({ kind: 'malformed', status: 200 });
  });
});

import {
  createFinanceCategory,
  createHabitCategory,
  createUser,
  deleteFinanceCategory,
  deleteUser,
  getDashboard,
  getHealth,
  getIcon,
  getUser,
  listHabitCategories,
  listSubscriptions,
  listUsers,
  logIn,
  logOut,
  savePolicy,
  updateFinanceCategory,
  updateUser,
  updateWorkoutCategory,
} from './index.ts';
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError, hasCode, isEditConflict } from './ApiError.ts';
import { createApiClient, type ApiClient } from './createApiClient.ts';
import { reasonOf } from './reasonOf.ts';
import { retryAfterSignIn } from './retryAfterSignIn.ts';
import { userId, wireUsers } from './testing/wireUsers.ts';
import type { User } from './generated/types.ts';

const BASE = 'http://planner.test/api/v1';

const responding = (body: BodyInit | null, init: ResponseInit = {}): ApiClient =>
  createApiClient({
    baseUrl: BASE,
    fetch: () => Promise.resolve(new Response(body, init)),
  });

const json = (value: unknown, status = 200, headers: Record<string, string> = {}): ApiClient =>
  responding(JSON.stringify(value), { status, headers: { 'Content-Type': 'application/json', ...headers } });

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

describe('no response', () => {
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

  test('a refused connection is a network error without a message', async () => {
    const baseUrl = await listen(() => undefined);
    await new Promise((resolve) => {
      server?.close(resolve);
    });
    const error = await failureOf(listUsers(createApiClient({ baseUrl })));
    expect(error).toMatchObject({ kind: 'network', status: 0, message: '' });
    expect(error.cause).toBeInstanceOf(TypeError);
  });

  test('a truncated response is a network error', async () => {
    const baseUrl = await listen((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
      response.write('{"users":[', () => response.destroy());
    });
    const error = await failureOf(listUsers(createApiClient({ baseUrl })));
    expect(error).toMatchObject({ kind: 'network', status: 0, message: '' });
  });

  test('a timeout is a network error', async () => {
    const baseUrl = await listen(() => undefined);
    const call = listUsers(createApiClient({ baseUrl }), {}, { signal: AbortSignal.timeout(1) });
    expect(await failureOf(call)).toMatchObject({ kind: 'network', status: 0, message: '' });
    server?.closeAllConnections();
  });

  test('an abort passes through unchanged', async () => {
    const baseUrl = await listen(() => undefined);
    const controller = new AbortController();
    const call = listUsers(createApiClient({ baseUrl }), {}, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toBe(controller.signal.reason);
    expect(controller.signal.reason).toMatchObject({ name: 'AbortError' });
    server?.closeAllConnections();
  });

  test("an abort passes the caller's reason through", async () => {
    const reason = new Error('the screen was left');
    const call = listUsers(
      createApiClient({ baseUrl: 'http://127.0.0.1' }),
      {},
      { signal: AbortSignal.abort(reason) },
    );
    await expect(call).rejects.toBe(reason);
  });
});

const respond = () => Promise.resolve(Response.json({ message: 'Please log in' }, { status: 401 }));

describe('a defect of the code around a request passes through', () => {
  const defect = new TypeError("Cannot read properties of undefined (reading 'id')");
  const throwDefect = () => {
    throw defect;
  };

  test.each([
    [
      'before it is sent',
      createApiClient({ baseUrl: BASE, fetch: respond, retry: { onRequest: throwDefect } }),
    ],
    [
      'in what a 401 starts',
      createApiClient({ baseUrl: BASE, fetch: respond, retry: { onResponse: throwDefect } }),
    ],
    [
      'in what a sign-in over the page starts',
      createApiClient({
        baseUrl: BASE,
        fetch: respond,
        retry: retryAfterSignIn(() => Promise.reject(defect)),
      }),
    ],
    ['in a callback', createApiClient({ baseUrl: BASE, fetch: respond, onUnauthorized: throwDefect })],
  ])('%s', async (_name, client) => {
    await expect(listUsers(client)).rejects.toBe(defect);
    await expect(updateUser(client, '1', { name: 'Lan', role: 'user' })).rejects.toBe(defect);
  });

  test('while the body is made', async () => {
    const icons = { name: 'Reading', iconLight: new Blob(), iconDark: new Blob() };
    Object.defineProperty(icons, 'note', { enumerable: true, get: throwDefect });
    await expect(createHabitCategory(json({}), icons)).rejects.toBe(defect);
  });
});

describe('an error response', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test("carries the server's message, field errors and request id", async () => {
    const body = {
      message: 'Please check the marked fields',
      errors: { name: 'Name is required' },
      requestId: 'r1',
    };
    const error = await failureOf(
      createUser(json(body, 422), { name: '', email: 'a@b.cd', password: 'secret' }),
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

  test.each([
    ['not-found', 404, 'not-found', true],
    ['unknown-address', 404, 'unknown-address', false],
    ['in-the-archive', 404, undefined, true],
    [undefined, 404, undefined, true],
    [undefined, 410, undefined, false],
  ])('with the code %s and %i is decided by %s', async (code, status, known, isNotFound) => {
    const error = await failureOf(getUser(json({ message: 'Gone', code }, status), '1'));
    expect(error.code).toBe(known);
    expect(hasCode(error, 'not-found', 404)).toBe(isNotFound);
  });

  test('that is cut off is a network error', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('cut')) });
    expect(await failureOf(listUsers(responding(body, { status: 500 })))).toMatchObject({ kind: 'network' });
  });

  test.each([500, 502, 504])('%i with an HTML page has no message', async (status) => {
    const error = await failureOf(
      listUsers(responding(HTML, { status, headers: { 'Content-Type': 'text/html' } })),
    );
    expect(error).toMatchObject({ kind: 'http', status, message: '', errors: undefined, body: HTML });
  });

  test.each([
    ['nothing', null],
    ['cut JSON', '{"message":'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a message that is not text', '{"message":{"html":"<b>"},"errors":["x"],"requestId":7}'],
  ])('with %s has no message', async (_name, body) => {
    const error = await failureOf(listUsers(responding(body, { status: 500 })));
    expect(error).toMatchObject({
      kind: 'http',
      status: 500,
      message: '',
      errors: undefined,
      requestId: undefined,
    });
  });

  test('falls back to `error` for the message of a failed sign-in', async () => {
    const call = logIn(json({ error: 'Wrong e-mail or password' }, 401), { email: 'a@b.cd', password: 'x' });
    expect((await failureOf(call)).message).toBe('Wrong e-mail or password');
  });

  test.each([
    ['120', 120],
    ['Tue, 10 Nov 2026 12:01:30 GMT', 90],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
    ['soon', undefined],
  ])('parses Retry-After %s', async (header, seconds) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-10T12:00:00Z') });
    const error = await failureOf(getHealth(json({ message: 'Slow down' }, 429, { 'Retry-After': header })));
    expect(error.retryAfterS).toBe(seconds);
  });

  test('a refused save carries the parsed current item with its version', async () => {
    const client = json({ message: 'Changed', current: user, requestId: 'r' }, 412, { ETag: '"7"' });
    const error = await failureOf(updateUser(client, '1', { name: 'Lan', role: 'user' }, { etag: '"6"' }));
    if (!isEditConflict<User>(error)) throw new Error('Expected the current item');
    expect(error.current).toMatchObject({ id: userId(1), name: user?.name, etag: '"7"' });
    expect(error.current).not.toHaveProperty('_id');
  });

  test('a refused save without the current item fetches it', async () => {
    const client = createApiClient({
      baseUrl: 'http://planner.test/api/v1',
      fetch: ({ method }) =>
        Promise.resolve(
          method === 'GET'
            ? Response.json(user, { headers: { ETag: '"9"' } })
            : new Response('Precondition Failed', { status: 412 }),
        ),
    });
    const error = await failureOf(updateUser(client, '1', { name: 'Lan', role: 'user' }, { etag: '"6"' }));
    if (!isEditConflict<User>(error)) throw new Error('Expected the current item');
    expect(error.current).toMatchObject({ id: userId(1), etag: '"9"' });
  });

  test('a refused save of an item that was deleted meanwhile is a 404', async () => {
    const client = createApiClient({
      baseUrl: 'http://planner.test/api/v1',
      fetch: ({ method }) =>
        Promise.resolve(
          method === 'GET'
            ? Response.json({ message: 'Gone' }, { status: 404 })
            : new Response(null, { status: 412 }),
        ),
    });
    const failure = failureOf(
      updateFinanceCategory(client, '1', { name: 'Fun', color: '#aabbcc' }, { etag: '"6"' }),
    );
    await expect(failure).resolves.toMatchObject({ status: 404, message: 'Gone' });
  });

  test('other refusals have no current item', async () => {
    const call = updateUser(json({ message: 'The last administrator', requestId: 'r' }, 409), '1', {
      name: 'Lan',
      role: 'user',
    });
    expect(isEditConflict(await failureOf(call))).toBe(false);
  });
});

const failToFetch = () => Promise.reject(new TypeError('fetch failed'));

describe('the reason', () => {
  test.each([
    [HTML, 200, 'The server answered 200 with a page of HTML: is the address of the API right?'],
    ['{"users":[{"_id"', 200, 'The server answered 200 with text that is not complete JSON'],
    ['', 200, 'The server answered 200 with text that is not complete JSON'],
    [
      '[]',
      200,
      'The server answered 200 with something else than the contract says: expected an object, got an array',
    ],
    [
      JSON.stringify({ users: [user, { ...user, role: 'owner' }], pagination: {} }),
      200,
      'The server answered 200 with something else than the contract says: users.1.role: expected user or admin, got “owner”',
    ],
    [HTML, 502, 'The server refused with 502, a page of HTML'],
    ['', 504, 'The server refused with 504'],
    ['{"message":"On hold","code":"on-hold"}', 409, 'The server refused with 409, on-hold: On hold'],
  ])('of %s with %i', async (body, status, reason) => {
    const error = await failureOf(listUsers(responding(body, { status })));
    expect(reasonOf(error)).toBe(reason);
  });

  test('without a response', async () => {
    const client = createApiClient({ baseUrl: BASE, fetch: failToFetch });
    const error = await failureOf(listUsers(client));
    expect(reasonOf(error)).toBe('The server sent no complete response: fetch failed');
  });

  test('of an icon that is none', async () => {
    const error = await failureOf(getIcon(responding('no icon'), 'a.png'));
    expect(reasonOf(error)).toBe('The server answered 200 with something else than the contract says');
  });
});

describe('a change with a 2xx response succeeds', () => {
  const change = { name: 'Lan', role: 'user' } as const;

  test.each([
    ['no body', null, 200],
    ['204', null, 204],
    ['a message', '{"message":"Saved"}', 200],
    ['text', 'OK', 201],
    ['an HTML page', HTML, 200],
    ['cut JSON', '{"_id":', 200],
  ])('with %s instead of the item', async (_name, body, status) => {
    const client = () => responding(body, { status });
    const icons = { name: 'Reading', iconLight: new Blob(), iconDark: new Blob() };
    const color = { name: 'Rent', color: '#abc' };
    await expect(
      createUser(client(), { ...change, email: 'a@b.cd', password: 'x' }),
    ).resolves.toBeUndefined();
    await expect(updateUser(client(), '1', change)).resolves.toBeUndefined();
    await expect(createHabitCategory(client(), icons)).resolves.toBeUndefined();
    await expect(updateWorkoutCategory(client(), '1', icons)).resolves.toBeUndefined();
    await expect(createFinanceCategory(client(), color)).resolves.toBeUndefined();
    await expect(updateFinanceCategory(client(), '1', color)).resolves.toBeUndefined();
    await expect(savePolicy(client(), { type: 'terms', content: '' })).resolves.toBeUndefined();
    await expect(logOut(client())).resolves.not.toThrow();
    await expect(deleteUser(client(), '1')).resolves.not.toThrow();
    await expect(deleteFinanceCategory(client(), '1')).resolves.not.toThrow();
  });

  test('with a truncated body', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('cut')) });
    await expect(updateUser(responding(body, { status: 200 }), '1', change)).resolves.toBeUndefined();
  });

  test('with the item and its version', async () => {
    const saved = await updateUser(json(user, 200, { ETag: '"3"' }), '1', change);
    expect(saved).toMatchObject({ id: userId(1), etag: '"3"' });
  });

  test('except sign-in, which needs the user', async () => {
    const error = await failureOf(logIn(json({ message: 'OK' }), { email: 'a@b.cd', password: 'x' }));
    expect(error.kind).toBe('malformed');
  });
});

describe('a 2xx response to a read that breaks the contract', () => {
  test.each([
    ['an HTML page', HTML],
    ['cut JSON', '{"users":['],
    ['nothing', ''],
    ['null', 'null'],
    ['a list instead of an object', '[]'],
    ['no users', '{"pagination":{"currentPage":1,"totalPages":1,"totalUsers":0,"usersPerPage":10}}'],
    ['null users', '{"users":null,"pagination":{}}'],
    ['a null user', '{"users":[null],"pagination":{}}'],
    ['users without names', JSON.stringify({ users: [{ ...user, name: null }], pagination: {} })],
    ['users without ids', JSON.stringify({ users: [{ ...user, _id: undefined }], pagination: {} })],
    ['invalid dates', JSON.stringify({ users: [{ ...user, createdAt: 'yesterday' }], pagination: {} })],
    ['no pagination', JSON.stringify({ users: [user] })],
  ])('%s is malformed, not a TypeError', async (_name, body) => {
    const error = await failureOf(listUsers(responding(body, { status: 200 })));
    expect(error).toMatchObject({ kind: 'malformed', status: 200, message: '' });
  });

  test('204 instead of a body is malformed', async () => {
    expect(await failureOf(getUser(responding(null, { status: 204 }), '1'))).toMatchObject({
      kind: 'malformed',
      status: 204,
    });
  });

  test('a null list is malformed', async () => {
    expect(await failureOf(listHabitCategories(json(null)))).toMatchObject({ kind: 'malformed' });
    expect(await failureOf(listSubscriptions(json({ data: null })))).toMatchObject({ kind: 'malformed' });
    expect(await failureOf(getDashboard(json({ totals: {}, recentUsers: null })))).toMatchObject({
      kind: 'malformed',
    });
  });

  test('an HTML page instead of an icon is malformed', async () => {
    const client = responding(HTML, { headers: { 'Content-Type': 'text/html' } });
    expect(await failureOf(getIcon(client, 'a.png'))).toMatchObject({ kind: 'malformed', status: 200 });
  });
});

describe('a logout', () => {
  test.each([
    ['a message', new Response('{"message":"Signed out"}')],
    ['nothing', new Response(null, { status: 204 })],
    ['text', new Response('ok')],
    ['401 without a session', Response.json({ message: 'Please sign in' }, { status: 401 })],
    ['404', new Response('', { status: 404 })],
    ['405', new Response('', { status: 405 })],
    ['501', new Response('', { status: 501 })],
  ])('with %s succeeds', async (_name, response) => {
    await expect(
      logOut(createApiClient({ baseUrl: BASE, fetch: () => Promise.resolve(response) })),
    ).resolves.toBeUndefined();
  });

  test.each([400, 403, 429, 500, 502, 503])('with %i fails', async (status) => {
    expect(await failureOf(logOut(responding('', { status })))).toMatchObject({ kind: 'http', status });
  });
});

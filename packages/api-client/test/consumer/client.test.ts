import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  ApiError,
  createApiClient,
  getHabitCategory,
  getUser,
  hasCode,
  hasFieldErrors,
  isEditConflict,
  listActivity,
  listUsers,
  logIn,
  pagesOf,
  updateUser,
  type NewUser,
  type User,
} from '@planner/api-client';
import { PHONE_MAX_CHARACTERS } from '@planner/api-client/limits';
import { errorBody, handlers, http, wireUsers } from '@planner/api-client/testing';
import { HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

const server = setupServer(...handlers);
before(() => server.listen({ onUnhandledRequest: 'error' }));
after(() => server.close());

const client = createApiClient({ baseUrl: 'https://planner.test/api/v1', token: 'secret' });

const failing = async (call: () => Promise<unknown>): Promise<unknown> => {
  try {
    await call();
  } catch (error) {
    return error;
  }
  return undefined;
};

void test('a script reads all users', async () => {
  const names: string[] = [];
  for await (const { users } of pagesOf((place) => listUsers(client, place)))
    names.push(...users.map(({ name }) => name));
  assert.equal(names.length, 23);
  for await (const { items } of pagesOf((place) => listActivity(client, place)))
    for (const { id } of items) assert.equal(typeof id, 'string');
});

void test('a token is sent', async () => {
  let sent: string | null = null;
  server.use(
    http.get('/users/{id}', ({ request, response }) => {
      sent = request.headers.get('Authorization');
      return response(404).json(errorBody('There is no such user'));
    }),
  );
  await failing(() => getUser(client, '1'));
  assert.equal(sent, 'Bearer secret');
});

void test('errors are told apart by code and fields', async () => {
  const missing = await failing(() => getHabitCategory(client, 'nothing'));
  assert.ok(hasCode(missing, 'not-found', 404));

  server.use(
    http.put('/users/{id}', ({ response }) =>
      response.untyped(
        HttpResponse.json({ ...errorBody('Changed'), current: wireUsers[1] }, { status: 412 }),
      ),
    ),
  );
  const conflict = await failing(() => updateUser(client, '1', { name: 'Ada', role: 'user' }));
  assert.ok(isEditConflict<User>(conflict));
  assert.equal(conflict.current.email, wireUsers[1]?.email);

  server.use(
    http.post('/auth/login', ({ response }) =>
      response.untyped(
        HttpResponse.json(errorBody('Check the fields', { email: 'Enter an e-mail address' }), {
          status: 422,
        }),
      ),
    ),
  );
  const refused = await failing(() => logIn(client, { email: 'ada', password: 'secret' }));
  assert.ok(hasFieldErrors<NewUser>(refused));
  assert.equal(refused.errors.email, 'Enter an e-mail address');
  // @ts-expect-error -- no field of the body has this name
  assert.equal(refused.errors.mail, undefined);
});

for (const [what, body] of [
  ['a page of HTML', '<!doctype html><title>Sign in to the Wi-Fi</title>'],
  ['half a JSON', '{"users":[{"_id":"1","na'],
])
  void test(`${what} in place of users is an error that says so`, async () => {
    server.use(http.get('/users', ({ response }) => response.untyped(new HttpResponse(body))));
    const error = await failing(() => listUsers(client));
    assert.ok(error instanceof ApiError);
    assert.equal(error.kind, 'malformed');
    assert.equal(error.body, body);
  });

void test('a form finds how long a phone number may be', () => assert.equal(PHONE_MAX_CHARACTERS, 40));

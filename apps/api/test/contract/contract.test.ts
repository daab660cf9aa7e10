import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { InvalidResponse, checkResponse } from '../support/checkResponse.ts';
import { contract, operationById } from '../support/contractForTests.ts';
import { startTestApi, type TestApi } from '../support/startTestApi.ts';

let api: TestApi;
let userId: string;
beforeAll(async () => {
  api = await startTestApi();
  userId = await api.addUser({ email: 'subject@example.org' });
});
afterAll(() => api.stop());

const jsonResponse = (body: unknown, status = 200, headers = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });

describe('responses', () => {
  const user = {
    _id: '0192f3c4-8b21-7d4f-8c66-2a7b3c1d0e02',
    name: 'A',
    email: 'a@example.org',
    role: 'admin',
  };

  const rest = { extras: [], refused: [], idleLockMinutes: 30, timeZone: 'UTC', legalTexts: [] };

  test('that the contract describes are valid', async () => {
    await expect(
      checkResponse(contract, operationById('getSession'), jsonResponse({ user, ...rest })),
    ).resolves.toBeUndefined();
    await expect(
      checkResponse(
        contract,
        operationById('getHealth'),
        jsonResponse({ message: 'x', code: 'method-not-allowed', requestId: '1' }, 405),
      ),
    ).resolves.toBeUndefined();
  });

  test.each([
    ['another field', jsonResponse({ user: { ...user, password_hash: 'x' }, ...rest })],
    ['a missing field', jsonResponse({ user: { ...user, role: undefined }, ...rest })],
    ['another status', jsonResponse({ user, ...rest }, 202)],
    ['a type other than JSON', new Response('<p>', { headers: { 'Content-Type': 'text/html' } })],
    ['an error of another shape', jsonResponse({ error: 'x' }, 500)],
  ])('with %s are invalid', async (_, response) => {
    await expect(checkResponse(contract, operationById('getSession'), response)).rejects.toThrow(
      InvalidResponse,
    );
  });

  test('without a promised header are invalid', async () => {
    const { body } = await api.call('getUser', { params: { id: userId } });
    await expect(checkResponse(contract, operationById('getUser'), jsonResponse(body))).rejects.toThrow(
      'ETag',
    );
    await expect(
      checkResponse(contract, operationById('getUser'), jsonResponse(body, 200, { ETag: '"1"' })),
    ).resolves.toBeUndefined();
  });

  test('are validated while the server responds', async () => {
    await api.engine.db.updateTable('users').set({ dob: 'yesterday' }).where('id', '=', userId).execute();
    const { status, failure } = await api.call('getUser', { params: { id: userId } });
    expect([status, failure.message]).toEqual([500, 'Something went wrong on our side']);
    expect(api.takeLog()).toMatchObject([
      { level: 'error', requestId: failure.requestId, stack: expect.stringContaining('/dob') },
    ]);
    await api.engine.db.updateTable('users').set({ dob: null }).where('id', '=', userId).execute();
  });
});
